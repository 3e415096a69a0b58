import type { BlockExample } from '../types'

export const brandOverviewExamples: BlockExample<'brandOverview'>[] = [
  { name: 'the brand with the most cars', block: { blockType: 'brandOverview', text: 'Sold and serviced by us.' } },
  { name: 'a brand out of stock shows nothing', block: { blockType: 'brandOverview', make: 'Duesenberg' } },
]
