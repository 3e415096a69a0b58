import { defineLooks } from '@/ui/theme/looks'

/** The bar is the head of the panel around the calculator: it covers the panel's padding. */
const dealer = {
  box: '-mx-4 -mt-4 rounded-t-panel bg-brand-tint px-4 sm:-mx-7 sm:-mt-7 sm:px-7',
  amount: 'text-[1.75rem]/8 font-extrabold text-brand',
}

export const repaymentBarLooks = defineLooks('repayment-bar', {
  dealer,
  prestige: {
    box: 'border-t bg-ground',
    amount: 'text-[2rem]/9 font-light text-ink',
  },
  group: dealer,
  manufacturer: {
    ...dealer,
    amount: 'text-[1.75rem]/8 font-light text-ink',
  },
})
