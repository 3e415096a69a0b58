import { defineLooks } from '@/ui/theme/looks'

const dealer = {
  pick: 'rounded-pill',
}

export const quickPicksLooks = defineLooks('quick-picks', {
  dealer,
  prestige: {
    pick: 'rounded-none',
  },
  group: {
    pick: 'rounded-none',
  },
  manufacturer: dealer,
})
