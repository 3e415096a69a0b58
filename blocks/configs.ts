import { brandGridConfig } from './brand-grid/config'
import { callToActionConfig } from './call-to-action/config'
import { columnsConfig } from './columns/config'
import { countdownConfig } from './countdown/config'
import { dealerLocatorConfig } from './dealer-locator/config'
import { dealerPickerConfig } from './dealer-picker/config'
import { embedConfig } from './embed/config'
import { faqConfig } from './faq/config'
import { featureBannerConfig } from './feature-banner/config'
import { formConfig } from './form/config'
import { heroSliderConfig } from './hero-slider/config'
import { holidayHoursConfig } from './holiday-hours/config'
import { imageTextConfig } from './image-text/config'
import { locationCardsConfig } from './location-cards/config'
import { locationCarouselConfig } from './location-carousel/config'
import { locationDetailsConfig } from './location-details/config'
import { locationMapConfig } from './location-map/config'
import { openingHoursConfig } from './opening-hours/config'
import { promoCardsConfig } from './promo-cards/config'
import { reviewsCarouselConfig } from './reviews-carousel/config'
import { reviewsSummaryConfig } from './reviews-summary/config'
import { richTextConfig } from './rich-text/config'
import { searchPanelConfig } from './search-panel/config'
import { spacerConfig } from './spacer/config'
import { starRatingConfig } from './star-rating/config'
import { statsBannerConfig } from './stats-banner/config'
import { stockCarouselConfig } from './stock-carousel/config'
import { videoConfig } from './video/config'
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
  locationCardsConfig,
  locationCarouselConfig,
  locationMapConfig,
  locationDetailsConfig,
  openingHoursConfig,
  holidayHoursConfig,
  dealerPickerConfig,
  dealerLocatorConfig,
  reviewsCarouselConfig,
  reviewsSummaryConfig,
  starRatingConfig,
  statsBannerConfig,
  countdownConfig,
  videoConfig,
  embedConfig,
  spacerConfig,
]
