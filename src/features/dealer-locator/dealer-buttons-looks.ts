import { defineLooks } from '@/ui/theme/looks'

const dealer = {
  button: 'rounded-card border-line p-4 hover:border-edge aria-pressed:border-brand',
}

export const dealerButtonsLooks = defineLooks('dealer-buttons', {
  dealer,
  prestige: {
    button: 'rounded-card border-transparent p-4 hover:border-edge aria-pressed:border-brand',
  },
  group: {
    button: 'rounded-card border-transparent p-4 hover:border-edge aria-pressed:border-brand',
  },
  manufacturer: {
    button: 'rounded-[20px] border-transparent p-5 hover:border-edge aria-pressed:border-brand',
  },
})
