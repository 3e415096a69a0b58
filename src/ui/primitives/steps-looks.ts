import { defineLooks } from '@/ui/theme/looks'

const dealer = {
  step: 'border-t-2',
}

export const stepsLooks = defineLooks('steps', {
  dealer,
  prestige: {
    step: 'border-t',
  },
  group: dealer,
  manufacturer: {
    step: 'border-t',
  },
})
