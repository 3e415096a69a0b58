import { defineLooks } from '@/ui/theme/looks'

const dealer = {
  caret: 'right-3.5',
}

export const nearbyFieldsLooks = defineLooks('nearby-fields', {
  dealer,
  prestige: {
    caret: 'right-0',
  },
  group: dealer,
  manufacturer: dealer,
})
