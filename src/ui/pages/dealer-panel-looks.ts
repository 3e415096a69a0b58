import { defineLooks } from '@/ui/theme/looks'

const dealer = {
  box: '',
}

export const dealerPanelLooks = defineLooks('dealer-panel', {
  dealer,
  prestige: {
    box: 'border border-line',
  },
  group: {
    box: 'border border-line',
  },
  manufacturer: dealer,
})
