import { EXAMPLE_PICTURES } from '../example-pictures'
import type { BlockExample } from '../types'

export const modelColoursExamples: BlockExample<'modelColours'>[] = [
  {
    name: 'three colours',
    block: {
      blockType: 'modelColours',
      heading: 'Three colours from the landscape',
      colours: [
        { name: 'Granite metallic, no extra cost', hex: '#6f7679', image: EXAMPLE_PICTURES.cutout },
        { name: 'Fjord blue, $1,200', hex: '#2d4f86', image: EXAMPLE_PICTURES.cutout },
        { name: 'Rowan red, $1,200', hex: '#8c1f24', image: EXAMPLE_PICTURES.cutout },
      ],
    },
  },
  {
    name: 'one without a picture',
    block: { blockType: 'modelColours', heading: 'Any colour', colours: [{ name: 'Black', hex: '#101112' }] },
  },
]
