import { defineLooks } from '@/ui/theme/looks'

const dealer = {
  frame: '',
}

export const locationMapLooks = defineLooks('location-map', {
  dealer,
  prestige: dealer,
  group: {
    frame: 'border',
  },
  manufacturer: dealer,
})
