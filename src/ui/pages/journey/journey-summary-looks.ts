import { defineLooks } from '@/ui/theme/looks'

const dealer = {
  box: 'shadow-card',
}

export const journeySummaryLooks = defineLooks('journey-summary', {
  dealer,
  prestige: {
    box: 'border border-line shadow-none',
  },
  group: dealer,
  manufacturer: dealer,
})
