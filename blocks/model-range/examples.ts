import type { BlockExample } from '../types'

export const modelRangeExamples: BlockExample<'modelRange'>[] = [
  {
    name: 'every model, with a line',
    block: { blockType: 'modelRange', heading: 'The range', text: 'Prices are drive away for private buyers.' },
  },
  { name: 'one make alone', block: { blockType: 'modelRange', heading: 'The new Suzuki', make: 'Suzuki' } },
  { name: 'a make without models shows nothing', block: { blockType: 'modelRange', heading: 'Boats', make: 'Riva' } },
]
