import type { BlockExample } from '../types'

export const brandGridExamples: BlockExample<'brandGrid'>[] = [
  {
    name: 'the sixteen with the most cars',
    block: {
      blockType: 'brandGrid',
      heading: 'Shop by brand',
      order: 'count',
      limit: 16,
      link: { label: 'All brands', href: '/brands' },
    },
  },
  { name: 'all by name, with a line', block: { blockType: 'brandGrid', heading: 'Every make', text: 'In stock today.', order: 'name' } },
  {
    name: 'three chosen ones',
    block: { blockType: 'brandGrid', heading: 'What we know best', order: 'chosen', makes: ['Toyota', 'BMW', 'Isuzu'] },
  },
]
