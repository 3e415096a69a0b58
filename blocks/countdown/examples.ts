import type { BlockExample } from '../types'

export const countdownExamples: BlockExample<'countdown'>[] = [
  {
    name: 'to a day that is long to come, with a link',
    block: {
      blockType: 'countdown',
      heading: 'The end of the financial year',
      text: 'Delivered by then, or we pay the difference.',
      until: '2099-06-30T13:59:59.000Z',
      tone: 'tint',
      link: { label: 'See offers', href: '/special-offers' },
    },
  },
  {
    name: 'on the brand’s colour',
    block: { blockType: 'countdown', heading: 'Opening day', until: '2099-01-01T00:00:00.000Z', tone: 'brand' },
  },
  {
    name: 'one that is over, with other words',
    block: {
      blockType: 'countdown',
      heading: 'Run-out sale',
      until: '2020-01-01T00:00:00.000Z',
      endedText: 'It is over. The next one is in June.',
      tone: 'plain',
    },
  },
]
