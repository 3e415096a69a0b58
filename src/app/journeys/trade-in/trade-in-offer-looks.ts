import { defineLooks } from '@/ui/theme/looks'

const dealer = {
  box: 'bg-tint p-6 md:p-8',
  amount: 'font-extrabold',
}

export const tradeInOfferLooks = defineLooks('trade-in-offer', {
  dealer,
  prestige: {
    box: ['border-y-2 border-ink bg-transparent p-6 md:p-8', 'px-0'],
    amount: 'font-light',
  },
  group: dealer,
  manufacturer: {
    ...dealer,
    amount: 'font-light',
  },
})
