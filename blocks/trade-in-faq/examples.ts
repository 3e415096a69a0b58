import type { BlockExample } from '../types'

export const tradeInFaqExamples: BlockExample<'tradeInFaq'>[] = [
  {
    name: 'with a line and a button of its own',
    block: {
      blockType: 'tradeInFaq',
      heading: 'Trade-ins made simple',
      text: 'What people ask before they bring their car in.',
      category: 'trade-in',
      limit: 8,
      link: { label: 'Sell my car', href: '/sell-my-car' },
    },
  },
  { name: 'a category without questions shows nothing', block: { blockType: 'tradeInFaq', heading: 'Boats', category: 'boats' } },
]
