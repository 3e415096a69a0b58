import { defineLooks } from '@/ui/theme/looks'

const dealer = {
  summary: 'text-link',
}

export const toggleLooks = defineLooks('toggle', {
  dealer,
  prestige: {
    summary: 'text-ink',
  },
  group: dealer,
  manufacturer: dealer,
})
