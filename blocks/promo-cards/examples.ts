import type { BlockExample } from '../types'

export const promoCardsExamples: BlockExample<'promoCards'>[] = [
  { name: 'all that run now', block: { blockType: 'promoCards', heading: 'Offers on now', text: 'Until sold out.', limit: 24 } },
  { name: 'two, without a heading', block: { blockType: 'promoCards', limit: 2 } },
]
