import { defineLooks } from '@/ui/theme/looks'

const dealer = {
  box: 'border bg-surface',
}

export const hoursPanelLooks = defineLooks('hours-panel', {
  dealer,
  prestige: {
    box: 'border-0 bg-transparent',
  },
  group: dealer,
  manufacturer: {
    box: 'border-0 bg-surface py-3',
  },
})
