import { faqConfig } from './faq/config'
import { heroSliderConfig } from './hero-slider/config'
import { promoCardsConfig } from './promo-cards/config'
import { richTextConfig } from './rich-text/config'
import { stockCarouselConfig } from './stock-carousel/config'

/** Every block that a page can hold. Its view stands in `components.ts`; the compiler names whichever is forgotten. */
export const blockConfigs = [heroSliderConfig, stockCarouselConfig, promoCardsConfig, richTextConfig, faqConfig]
