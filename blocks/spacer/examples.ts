import type { BlockExample } from '../types'

export const spacerExamples: BlockExample<'spacer'>[] = [
  { name: 'small with a line', block: { blockType: 'spacer', size: 'small', hasLine: true } },
  { name: 'large', block: { blockType: 'spacer', size: 'large' } },
]
