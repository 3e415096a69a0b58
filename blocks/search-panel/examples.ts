import { EXAMPLE_PICTURES } from '../example-pictures'
import type { BlockExample } from '../types'

const chips = [
  { label: 'Under $20,000', href: '/search?price=-20000' },
  { label: 'Electric', href: '/search?fuel=Electric' },
  { label: 'Under 10,000 km', href: '/search?km=-10000' },
  { label: 'Amphibious', href: '/search?body=Amphibious' },
]

export const searchPanelExamples: BlockExample<'searchPanel'>[] = [
  { name: 'all that it can ask for, with quick searches', block: { blockType: 'searchPanel', chips } },
  {
    name: 'on a stage of its own',
    block: {
      blockType: 'searchPanel',
      heading: 'Every dealership. One place to look.',
      text: 'Cars and utes of more than forty brands, priced drive away and ready to see near you.',
      image: EXAMPLE_PICTURES.cutout,
      fields: ['make', 'model', 'dealership', 'price'],
    },
  },
  {
    name: 'make and price, from $20,000 to $100,000',
    block: { blockType: 'searchPanel', fields: ['make', 'price'], lowestPrice: 20_000, highestPrice: 100_000 },
  },
]
