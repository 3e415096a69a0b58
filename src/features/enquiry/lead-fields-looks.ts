import { defineLooks } from '@/ui/theme/looks'

const dealer = {
  grid: 'gap-x-3 gap-y-4',
}

export const leadFieldsLooks = defineLooks('lead-fields', {
  dealer,
  prestige: {
    grid: 'gap-x-8 gap-y-6',
  },
  group: dealer,
  manufacturer: {
    grid: 'gap-x-5 gap-y-6',
  },
})
