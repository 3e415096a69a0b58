import { defineLooks } from '@/ui/theme/looks'

const dealer = {
  second: '',
}

export const purchaseLooks = defineLooks('purchase', {
  dealer,
  prestige: {
    second: 'border border-ink bg-transparent text-ink hover:bg-ink hover:text-ground',
  },
  group: dealer,
  manufacturer: dealer,
})
