import type { BlockExample } from '../types'

export const statsBannerExamples: BlockExample<'statsBanner'>[] = [
  { name: 'the figures of the switch, on a dealer group', block: { blockType: 'statsBanner', heading: 'The group in figures' } },
  {
    name: 'figures of its own',
    block: {
      blockType: 'statsBanner',
      heading: 'In figures',
      figures: [
        { value: '38', label: 'years trading' },
        { value: '4.8', label: 'Google rating' },
        { value: '7 years', label: 'of warranty' },
      ],
    },
  },
]
