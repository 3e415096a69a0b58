import type { BlockExample } from '../types'

export const calculatorExamples: BlockExample<'calculator'>[] = [
  {
    name: 'repayments',
    block: {
      blockType: 'calculator',
      kind: 'finance',
      heading: 'What would it cost a week?',
      text: 'Move the price, the deposit and the term, and see what changes.',
    },
  },
  { name: 'repayments, bare', block: { blockType: 'calculator', kind: 'finance' } },
  { name: 'fuel', block: { blockType: 'calculator', kind: 'fuel', heading: 'What does fuel cost?', consumption: 7.4 } },
  { name: 'delivery', block: { blockType: 'calculator', kind: 'delivery', text: 'We bring it to your door.' } },
]
