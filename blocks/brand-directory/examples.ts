import type { BlockExample } from '../types'

export const brandDirectoryExamples: BlockExample<'brandDirectory'>[] = [
  {
    name: 'every brand, with a line',
    block: {
      blockType: 'brandDirectory',
      heading: 'Every brand we sell and service',
      text: 'Choose a brand to see its models and its stock.',
    },
  },
  { name: 'a heading alone', block: { blockType: 'brandDirectory', heading: 'Brands' } },
]
