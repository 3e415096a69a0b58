import type { BlockExample } from '../types'

export const modelCardsExamples: BlockExample<'modelCards'>[] = [
  {
    name: 'the range, with a line and a link',
    block: {
      blockType: 'modelCards',
      heading: 'Our models',
      text: 'At the yard or on the way.',
      link: { label: 'All models', href: '/models' },
    },
  },
  { name: 'three electric ones', block: { blockType: 'modelCards', heading: 'Electric', body: 'Electric', limit: 3 } },
  { name: 'a make without models shows nothing', block: { blockType: 'modelCards', heading: 'Boats', make: 'Riva' } },
]
