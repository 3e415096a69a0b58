import { defineLooks } from '@/ui/theme/looks'

const dealer = {
  frame: 'border',
}

export const locationDetailsMapLooks = defineLooks('location-details-map', {
  dealer,
  prestige: {
    frame: 'border-0',
  },
  group: dealer,
  manufacturer: {
    frame: 'border-0',
  },
})
