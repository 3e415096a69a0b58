import type { BlockExample } from '../types'

export const salesCounterExamples: BlockExample<'salesCounter'>[] = [
  {
    name: 'with a line, where the switch is on',
    block: { blockType: 'salesCounter', heading: 'cars sold this month', text: 'An estimate, at all our yards together.' },
  },
  { name: 'other words', block: { blockType: 'salesCounter', heading: 'new homes for cars since the first' } },
]
