import { defineLooks } from '@/ui/theme/looks'

const dealer = {
  box: 'bg-tint',
}

export const valuationLooks = defineLooks('valuation', {
  dealer,
  prestige: {
    box: 'border border-line bg-transparent',
  },
  group: dealer,
  manufacturer: dealer,
})
