import { defineLooks } from '@/ui/theme/looks'

const dealer = {
  ruled: '',
}

export const amountFieldLooks = defineLooks('amount-field', {
  dealer,
  prestige: {
    ruled: '[&_input:not([aria-invalid],:hover,:focus)]:border-transparent! [&>[data-orientation]]:-mt-1.5',
  },
  group: dealer,
  manufacturer: dealer,
})
