import { defineLooks } from '@/ui/theme/looks'

const dealer = {
  grid: 'grid-cols-1 md:grid-cols-[minmax(0,1fr)_minmax(17rem,19.5rem)]',
  amount: 'text-[2.75rem]/12 font-extrabold text-brand',
  box: 'rounded-card',
  button: '',
}

export const repaymentCardLooks = defineLooks('repayment-card', {
  dealer,
  prestige: {
    ...dealer,
    grid: 'grid-cols-1 md:grid-cols-1',
    amount: 'text-[3.25rem]/15 font-light text-ink',
    button: 'md:w-auto md:self-end',
  },
  group: {
    ...dealer,
    box: 'rounded-card border border-line',
  },
  manufacturer: {
    ...dealer,
    amount: 'text-[2.75rem]/12 font-light text-ink',
    box: 'rounded-[16px]',
  },
})
