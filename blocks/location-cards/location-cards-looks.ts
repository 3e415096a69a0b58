import { defineLooks } from '@/ui/theme/looks'

const dealer = {
  section: '',
}

export const locationCardsLooks = defineLooks('location-cards', {
  dealer,
  prestige: dealer,
  group: {
    section: '[--section-start:1.5rem]',
  },
  manufacturer: dealer,
})
