import { brandGridConfig } from './brand-grid/config'
import { callToActionConfig } from './call-to-action/config'
import { columnsConfig } from './columns/config'
import { faqConfig } from './faq/config'
import { featureBannerConfig } from './feature-banner/config'
import { formConfig } from './form/config'
import { heroSliderConfig } from './hero-slider/config'
import { imageTextConfig } from './image-text/config'
import { promoCardsConfig } from './promo-cards/config'
import { richTextConfig } from './rich-text/config'
import { searchPanelConfig } from './search-panel/config'
import { stockCarouselConfig } from './stock-carousel/config'
import { whyBuyConfig } from './why-buy/config'

/** Every block that a page can hold. Its view stands in `components.ts`; the compiler names whichever is forgotten. */
export const blockConfigs = [
  heroSliderConfig,
  searchPanelConfig,
  stockCarouselConfig,
  brandGridConfig,
  promoCardsConfig,
  richTextConfig,
  faqConfig,
  featureBannerConfig,
  imageTextConfig,
  formConfig,
  whyBuyConfig,
  callToActionConfig,
  columnsConfig,
]
