import { defineLooks } from '@/ui/theme/looks'

const dealer = {
  control: 'h-12',
}

export const amountEntryLooks = defineLooks('amount-entry', {
  dealer,
  prestige: dealer,
  group: {
    control: 'h-11',
  },
  manufacturer: {
    control: 'h-14',
  },
})
