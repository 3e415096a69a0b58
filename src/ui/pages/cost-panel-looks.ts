import { defineLooks } from '@/ui/theme/looks'

const dealer = {
  box: 'border bg-surface p-5',
  title: 'font-bold',
  icon: '',
  amount: 'font-bold',
}

export const costPanelLooks = defineLooks('cost-panel', {
  dealer,
  prestige: {
    box: 'border-0 border-t bg-transparent p-5 px-0',
    title: 'font-medium',
    icon: 'hidden',
    amount: 'font-light',
  },
  group: dealer,
  manufacturer: {
    ...dealer,
    box: 'border-0 bg-tint p-6',
    title: 'font-medium',
    amount: 'font-light',
  },
})
