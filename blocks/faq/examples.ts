import type { BlockExample } from '../types'

export const faqExamples: BlockExample<'faq'>[] = [
  { name: 'every question', block: { blockType: 'faq', heading: 'Questions and answers', limit: 40 } },
  {
    name: 'one category, with a line under the heading',
    block: { blockType: 'faq', heading: 'Finance', text: 'Asked every day at our desks.', category: 'finance', limit: 4 },
  },
  { name: 'a category without questions shows nothing', block: { blockType: 'faq', heading: 'Boats', category: 'boats' } },
]
