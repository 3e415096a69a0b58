import type { BlockExample } from '../types'

export const reviewsSummaryExamples: BlockExample<'reviewsSummary'>[] = [
  {
    name: 'with a line and a link',
    block: {
      blockType: 'reviewsSummary',
      heading: 'Rated by customers',
      text: 'We ask every customer.',
      link: { label: 'About us', href: '/about-us' },
    },
  },
  { name: 'nothing but a heading', block: { blockType: 'reviewsSummary', heading: 'Rated by customers' } },
]
