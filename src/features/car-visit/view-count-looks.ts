import { defineLooks } from '@/ui/theme/looks'

const dealer = {
  icon: '',
}

export const viewCountLooks = defineLooks('view-count', {
  dealer,
  prestige: {
    icon: 'hidden',
  },
  group: dealer,
  manufacturer: {
    icon: 'hidden',
  },
})
