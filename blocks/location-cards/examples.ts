import type { BlockExample } from '../types'

export const locationCardsExamples: BlockExample<'locationCards'>[] = [
  {
    name: 'all places beside a map',
    block: {
      blockType: 'locationCards',
      heading: 'All our places',
      text: 'Showrooms, workshops and parts.',
      placeType: 'all',
      hasMap: true,
    },
  },
  { name: 'workshops without a map', block: { blockType: 'locationCards', heading: 'Workshops', placeType: 'service', hasMap: false } },
  { name: 'no heading of its own', block: { blockType: 'locationCards', placeType: 'sales', hasMap: true } },
]
