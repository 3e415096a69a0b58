import type { BlockExample } from '../types'

export const locationDetailsExamples: BlockExample<'locationDetails'>[] = [
  {
    name: 'the first place, with a text',
    block: {
      blockType: 'locationDetails',
      text: 'New, demo and used cars since 1996, with a workshop behind the showroom.\nBring any make for a trade-in valuation.',
    },
  },
  { name: 'without one', block: { blockType: 'locationDetails' } },
]
