import { defineLooks } from '@/ui/theme/looks'

const dealer = {
  bar: 'border-t-4',
}

export const journeyStepsLooks = defineLooks('journey-steps', {
  dealer,
  prestige: {
    bar: 'border-t-2',
  },
  group: dealer,
  manufacturer: {
    bar: 'border-t-2',
  },
})
