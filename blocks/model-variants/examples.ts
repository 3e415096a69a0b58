import type { BlockExample } from '../types'

export const modelVariantsExamples: BlockExample<'modelVariants'>[] = [
  { name: 'names and prices', block: { blockType: 'modelVariants', heading: 'Choose your variant' } },
  {
    name: 'with columns, a line and small print',
    block: {
      blockType: 'modelVariants',
      heading: 'Two variants to choose from',
      text: 'Drive away for a private buyer in 3220.',
      columns: ['Range', 'Power', 'Drive'],
      details: [{ variant: 'Long Range', note: '82 kWh, 20-inch wheels', values: ['498 km', '220 kW', 'RWD'] }],
      terms: 'Prices are recommended drive-away prices with standard paint.',
    },
  },
]
