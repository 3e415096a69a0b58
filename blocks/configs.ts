import { blogListConfig } from './blog-list/config'
import { brandDirectoryConfig } from './brand-directory/config'
import { brandGridConfig } from './brand-grid/config'
import { brandOverviewConfig } from './brand-overview/config'
import { calculatorConfig } from './calculator/config'
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
import { mediaConfig } from './media/config'
import { modelCardsConfig } from './model-cards/config'
import { modelColoursConfig } from './model-colours/config'
import { modelHeroConfig } from './model-hero/config'
import { modelRangeConfig } from './model-range/config'
import { modelStoryConfig } from './model-story/config'
import { modelVariantsConfig } from './model-variants/config'
import { offersGridConfig } from './offers-grid/config'
import { openingHoursConfig } from './opening-hours/config'
import { priceSliderConfig } from './price-slider/config'
import { promoCardsConfig } from './promo-cards/config'
import { promotionsSliderConfig } from './promotions-slider/config'
import { reviewsCarouselConfig } from './reviews-carousel/config'
import { reviewsSummaryConfig } from './reviews-summary/config'
import { richTextConfig } from './rich-text/config'
import { salesCounterConfig } from './sales-counter/config'
import { searchPanelConfig } from './search-panel/config'
import { sharedSectionConfig } from './shared-section/config'
import { spacerConfig } from './spacer/config'
import { starRatingConfig } from './star-rating/config'
import { statsBannerConfig } from './stats-banner/config'
import { stepsConfig } from './steps/config'
import { stockCarouselConfig } from './stock-carousel/config'
import { tradeInFaqConfig } from './trade-in-faq/config'
import { vehicleSectionConfig } from './vehicle-section/config'
import { videoConfig } from './video/config'
import { whyBuyConfig } from './why-buy/config'

/** Every block that a page can contain. Views are in `components.ts`; a missing one fails to compile. */
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
  modelRangeConfig,
  modelCardsConfig,
  modelHeroConfig,
  modelStoryConfig,
  modelVariantsConfig,
  modelColoursConfig,
  brandDirectoryConfig,
  brandOverviewConfig,
  offersGridConfig,
  promotionsSliderConfig,
  priceSliderConfig,
  salesCounterConfig,
  tradeInFaqConfig,
  blogListConfig,
  calculatorConfig,
  stepsConfig,
  mediaConfig,
  vehicleSectionConfig,
  sharedSectionConfig,
]
