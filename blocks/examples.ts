import { faqExamples } from './faq/examples'
import { heroSliderExamples } from './hero-slider/examples'
import { promoCardsExamples } from './promo-cards/examples'
import { richTextExamples } from './rich-text/examples'
import { stockCarouselExamples } from './stock-carousel/examples'
import type { BlockExamples } from './types'

/** Examples of every block: they feed its test, the axe check and the page /dev/{tenant}/blocks. */
export const blockExamples: BlockExamples = {
  faq: faqExamples,
  heroSlider: heroSliderExamples,
  promoCards: promoCardsExamples,
  richText: richTextExamples,
  stockCarousel: stockCarouselExamples,
}
