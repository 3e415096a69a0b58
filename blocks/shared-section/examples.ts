import type { BlockExample } from '../types'

export const sharedSectionExamples: BlockExample<'sharedSection'>[] = [
  { name: 'without a section', block: { blockType: 'sharedSection', section: 0 } },
]
