import { EXAMPLE_PICTURES } from '../example-pictures'
import { exampleText } from '../example-text'
import type { BlockExample, BlockOf } from '../types'

const rest = { imageKind: 'photo', side: 'right', ratio: 'half', tone: 'plain' } as const satisfies Partial<BlockOf<'imageText'>>
const { photo, cutout } = EXAMPLE_PICTURES

export const imageTextExamples: BlockExample<'imageText'>[] = [
  {
    name: 'finance with its figures, a cut-out car',
    block: {
      ...rest,
      blockType: 'imageText',
      heading: 'Finance for Holm and Vik',
      content: exampleText(
        'For approved personal applicants on new cars ordered from stock, over five years. Your dealer prepares the quote.',
      ),
      facts: [
        { value: '4.99%', label: 'p.a. interest rate' },
        { value: '6.01%', label: 'p.a. comparison rate*' },
      ],
      link: { label: 'See finance terms', href: '/finance' },
      image: cutout,
      imageKind: 'cutout',
      tone: 'tint',
    },
  },
  {
    name: 'a ledger of prices on the brand’s colour, picture at the left and wider',
    block: {
      ...rest,
      blockType: 'imageText',
      heading: 'Subscribe, from $690 a week',
      content: exampleText('Insurance, registration, servicing and tyres included. Swap after six months, hand it back after twelve.'),
      facts: [
        { value: '$690 a week', label: 'Volvo XC90' },
        { value: '$890 a week', label: 'Maserati Levante' },
        { value: '$950 a week', label: 'Audi e-tron GT' },
        { value: '$1,090 a week', label: 'Porsche Taycan' },
      ],
      link: { label: 'See all subscription cars', href: '/search/used-cars' },
      image: cutout,
      imageKind: 'cutout',
      side: 'left',
      ratio: 'wide',
      tone: 'brand',
    },
  },
  {
    name: 'a photo narrower than its text',
    block: {
      ...rest,
      blockType: 'imageText',
      heading: 'Prepared in our own workshop',
      content: exampleText(
        'Every used car goes through our own workshop before it goes on the yard.',
        'We fix what we find, and the report goes in the glovebox.',
      ),
      image: photo,
      side: 'left',
      ratio: 'narrow',
    },
  },
  { name: 'a heading alone', block: { ...rest, blockType: 'imageText', heading: 'Open on Boxing Day' } },
  {
    name: 'the longest texts, without a picture',
    block: {
      ...rest,
      blockType: 'imageText',
      heading: 'Wollongong Northern Suburbs Commercial Vehicle and Fleet Sales Centres',
      content: exampleText(`${'Versicherungsgesellschaftsangelegenheiten '.repeat(8)}.`),
      facts: [
        { value: 'From $1,234,567 or so', label: 'Grossraumlimousinen mit Sonderausstattung und Hebebuehnen' },
        { value: '7', label: 'seats' },
      ],
      link: { label: 'See every commercial vehicle at all of our dealerships today', href: '/search/used-cars' },
      tone: 'brand',
    },
  },
]
