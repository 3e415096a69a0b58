import { brandGridExamples } from './brand-grid/examples'
import { callToActionExamples } from './call-to-action/examples'
import { columnsExamples } from './columns/examples'
import { faqExamples } from './faq/examples'
import { featureBannerExamples } from './feature-banner/examples'
import { formExamples } from './form/examples'
import { heroSliderExamples } from './hero-slider/examples'
import { imageTextExamples } from './image-text/examples'
import { promoCardsExamples } from './promo-cards/examples'
import { richTextExamples } from './rich-text/examples'
import { searchPanelExamples } from './search-panel/examples'
import { stockCarouselExamples } from './stock-carousel/examples'
import { whyBuyExamples } from './why-buy/examples'
import type { BlockExamples } from './types'

/** Examples of every block: they feed its test, the axe check and the page /dev/{tenant}/blocks. */
export const blockExamples: BlockExamples = {
  brandGrid: brandGridExamples,
  callToAction: callToActionExamples,
  columns: columnsExamples,
  faq: faqExamples,
  featureBanner: featureBannerExamples,
  form: formExamples,
  heroSlider: heroSliderExamples,
  imageText: imageTextExamples,
  promoCards: promoCardsExamples,
  richText: richTextExamples,
  searchPanel: searchPanelExamples,
  stockCarousel: stockCarouselExamples,
  whyBuy: whyBuyExamples,
}
