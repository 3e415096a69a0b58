import { defineLooks } from '@/ui/theme/looks'

const dealer = {
  choice: 'rounded-pill',
}

export const locationFilterLooks = defineLooks('place-filter', {
  dealer,
  prestige: {
    choice: 'rounded-control',
  },
  group: {
    choice: 'rounded-control',
  },
  manufacturer: dealer,
})
