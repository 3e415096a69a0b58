import type { BlockExample } from '../types'

export const stockCarouselExamples: BlockExample<'stockCarousel'>[] = [
  {
    name: 'the newest',
    block: { blockType: 'stockCarousel', heading: 'Just arrived', text: 'New to the yard this week.', sort: 'newest', limit: 8 },
  },
  {
    name: 'used under $40,000, cheapest first, with its own link',
    block: {
      blockType: 'stockCarousel',
      heading: 'Under $40,000',
      filters: { carType: 'used', maxPrice: 40000 },
      sort: 'price-low',
      limit: 4,
      link: { label: 'All under $40,000', href: '/search/used-cars?price=0-40000' },
    },
  },
  { name: 'a make that is not in stock shows nothing', block: { blockType: 'stockCarousel', heading: 'Lada', filters: { make: 'Lada' } } },
]
