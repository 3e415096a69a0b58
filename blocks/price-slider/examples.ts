import type { BlockExample } from '../types'

export const priceSliderExamples: BlockExample<'priceSlider'>[] = [
  {
    name: 'with a line',
    block: {
      blockType: 'priceSlider',
      heading: 'What would you like to spend?',
      text: 'Drive away, no more to pay.',
      lowest: 5_000,
      highest: 100_000,
    },
  },
  { name: 'the wrong way round', block: { blockType: 'priceSlider', heading: 'Your budget', lowest: 500_000, highest: 50_000 } },
]
