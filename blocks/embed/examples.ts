import type { BlockExample } from '../types'

export const embedExamples: BlockExample<'embed'>[] = [
  {
    name: 'a map of somebody else',
    block: {
      blockType: 'embed',
      heading: 'In the neighbourhood',
      url: 'https://www.openstreetmap.org/export/embed.html?bbox=153,-27.6,153.1,-27.5',
      title: 'Map of Moorooka',
      height: 420,
    },
  },
  {
    name: 'an address that is not listed shows nothing',
    block: { blockType: 'embed', url: 'https://evil.example/', title: 'Nothing', height: 300 },
  },
]
