import { EXAMPLE_PICTURES } from '../example-pictures'
import { exampleText } from '../example-text'
import type { BlockExample } from '../types'

const { photo, cutout } = EXAMPLE_PICTURES

export const columnsExamples: BlockExample<'columns'>[] = [
  {
    name: 'three with pictures and links under a heading',
    block: {
      blockType: 'columns',
      heading: 'Three ways to own less',
      text: 'Each of them can be changed later.',
      columns: [
        {
          heading: 'Buy it',
          content: exampleText('One price, on the car. We do the paperwork and the registration.'),
          link: { label: 'See the cars', href: '/search/used-cars' },
          image: photo,
          imageKind: 'photo',
        },
        {
          heading: 'Finance it',
          content: exampleText('An answer within two hours while we are open.'),
          link: { label: 'Ask for a quote', href: '/finance' },
          image: cutout,
          imageKind: 'cutout',
        },
        {
          heading: 'Trade it',
          content: exampleText('A written offer valid for seven days, whether you buy here or not.'),
          link: { label: 'Value my car', href: '/trade-in' },
          image: photo,
          imageKind: 'photo',
        },
      ],
      tone: 'plain',
    },
  },
  {
    name: 'two headings, without pictures, on a tint',
    block: {
      blockType: 'columns',
      columns: [
        { heading: 'Sales', imageKind: 'photo' },
        { heading: 'Service', imageKind: 'photo' },
      ],
      tone: 'tint',
    },
  },
  {
    name: 'four of the longest texts on the brand’s colour',
    block: {
      blockType: 'columns',
      heading: 'Wollongong Northern Suburbs Commercial Vehicle and Fleet Sales Centres',
      columns: Array.from({ length: 4 }, (_, place) => ({
        heading: `Grossraumlimousinenversicherungsgesellschaft number ${place + 1} and all of its places`,
        content: exampleText(`${'Sonderausstattungsinformationsblatt '.repeat(5).trim()}.`, 'And a short second paragraph.'),
        link: { label: 'Read every reason that we could think of on the long page', href: '/about-us' },
        imageKind: 'photo' as const,
      })),
      tone: 'brand',
    },
  },
]
