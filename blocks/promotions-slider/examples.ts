import { EXAMPLE_PICTURES } from '../example-pictures'
import type { BlockExample } from '../types'

export const promotionsSliderExamples: BlockExample<'promotionsSlider'>[] = [
  {
    name: 'two pictures, one with a link',
    block: {
      blockType: 'promotionsSlider',
      label: 'Promotions',
      slides: [
        { image: EXAMPLE_PICTURES.wide, alt: 'Four-wheel drives, ready for the long way round', href: '/special-offers' },
        { image: EXAMPLE_PICTURES.photo, alt: 'Demonstrators, priced to go' },
      ],
    },
  },
  { name: 'one alone', block: { blockType: 'promotionsSlider', label: 'Now', slides: [{ image: EXAMPLE_PICTURES.wide }] } },
]
