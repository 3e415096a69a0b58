import type { BlockExample } from '../types'

export const blogListExamples: BlockExample<'blogList'>[] = [
  {
    name: 'the newest three, where the switch is on',
    block: {
      blockType: 'blogList',
      heading: 'From the workshop',
      text: 'News and advice.',
      limit: 3,
      link: { label: 'All news', href: '/blog' },
    },
  },
  { name: 'all of them under the page’s title', block: { blockType: 'blogList', limit: 60 } },
]
