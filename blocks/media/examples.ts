import { EXAMPLE_PICTURES } from '../example-pictures'
import type { BlockExample } from '../types'

export const mediaExamples: BlockExample<'media'>[] = [
  {
    name: 'as wide as the page, with a caption',
    block: { blockType: 'media', image: EXAMPLE_PICTURES.wide, caption: 'The new workshop in Moorooka, open since March', width: 'page' },
  },
  { name: 'as wide as text', block: { blockType: 'media', image: EXAMPLE_PICTURES.photo, width: 'reading' } },
  {
    name: 'from edge to edge, with the longest caption',
    block: {
      blockType: 'media',
      image: EXAMPLE_PICTURES.wide,
      caption: `${'Versicherungsgesellschaftsangelegenheiten '.repeat(4)}in our showroom`.slice(0, 200),
      width: 'full',
    },
  },
]
