import type { BlockExample } from '../types'

export const offersGridExamples: BlockExample<'offersGrid'>[] = [
  {
    name: 'all that run now',
    block: { blockType: 'offersGrid', heading: 'Offers on now', text: 'While stock lasts.', emptyText: 'Nothing today.' },
  },
  { name: 'the one that ends first', block: { blockType: 'offersGrid', heading: 'Ends soon', limit: 1 } },
]
