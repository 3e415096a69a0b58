import { FaqBlock } from './faq/component'
import { HeroSliderBlock } from './hero-slider/component'
import { PromoCardsBlock } from './promo-cards/component'
import { RichTextBlock } from './rich-text/component'
import { StockCarouselBlock } from './stock-carousel/component'
import type { BlockComponents } from './types'

/** The view of every block; a block of `configs.ts` without its view fails to compile. */
export const blockComponents: BlockComponents = {
  faq: FaqBlock,
  heroSlider: HeroSliderBlock,
  promoCards: PromoCardsBlock,
  richText: RichTextBlock,
  stockCarousel: StockCarouselBlock,
}
