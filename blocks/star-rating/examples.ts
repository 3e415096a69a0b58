import type { BlockExample } from '../types'

export const starRatingExamples: BlockExample<'starRating'>[] = [
  { name: 'of all places', block: { blockType: 'starRating', noun: 'Google reviews' } },
  { name: 'without a word for them', block: { blockType: 'starRating' } },
]
