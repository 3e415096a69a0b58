import type { BlockExample } from '../types'

export const reviewsCarouselExamples: BlockExample<'reviewsCarousel'>[] = [
  { name: 'of all places', block: { blockType: 'reviewsCarousel', heading: 'What customers say', text: 'Word for word.' } },
  { name: 'nothing but a heading', block: { blockType: 'reviewsCarousel', heading: 'Reviews' } },
]
