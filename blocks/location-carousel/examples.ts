import type { BlockExample } from '../types'

export const locationCarouselExamples: BlockExample<'locationCarousel'>[] = [
  {
    name: 'showrooms with a line and a link',
    block: {
      blockType: 'locationCarousel',
      heading: 'Visit us',
      text: 'Coffee is on.',
      placeType: 'sales',
      link: { label: 'All locations', href: '/locations' },
    },
  },
  {
    name: 'workshops, of which a site may have one or none',
    block: { blockType: 'locationCarousel', heading: 'Our workshops', placeType: 'service' },
  },
  {
    name: 'a long heading',
    block: {
      blockType: 'locationCarousel',
      heading: 'Wollongong Northern Suburbs Commercial Vehicle and Fleet Sales Centres',
      placeType: 'all',
    },
  },
]
