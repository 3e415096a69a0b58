import { defineLooks } from '@/ui/theme/looks'

const dealer = {
  button: 'mt-6.5 min-h-13!',
}

export const deliveryPanelLooks = defineLooks('delivery-panel', {
  dealer,
  prestige: dealer,
  group: {
    button: 'mt-6.5 min-h-11!',
  },
  manufacturer: {
    button: 'mt-7 min-h-13!',
  },
})
