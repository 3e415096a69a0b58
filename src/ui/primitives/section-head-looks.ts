import { defineLooks } from '@/ui/theme/looks'

const dealer = {
  row: '',
}

export const sectionHeadLooks = defineLooks('section-head', {
  dealer,
  prestige: dealer,
  group: {
    row: 'border-b-2 border-brand pb-3.5',
  },
  manufacturer: dealer,
})
