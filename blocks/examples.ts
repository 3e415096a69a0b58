import { blogListExamples } from './blog-list/examples'
import { brandDirectoryExamples } from './brand-directory/examples'
import { brandGridExamples } from './brand-grid/examples'
import { brandOverviewExamples } from './brand-overview/examples'
import { calculatorExamples } from './calculator/examples'
import { callToActionExamples } from './call-to-action/examples'
import { columnsExamples } from './columns/examples'
import { countdownExamples } from './countdown/examples'
import { dealerLocatorExamples } from './dealer-locator/examples'
import { dealerPickerExamples } from './dealer-picker/examples'
import { embedExamples } from './embed/examples'
import { faqExamples } from './faq/examples'
import { featureBannerExamples } from './feature-banner/examples'
import { formExamples } from './form/examples'
import { heroSliderExamples } from './hero-slider/examples'
import { holidayHoursExamples } from './holiday-hours/examples'
import { imageTextExamples } from './image-text/examples'
import { locationCardsExamples } from './location-cards/examples'
import { locationCarouselExamples } from './location-carousel/examples'
import { locationDetailsExamples } from './location-details/examples'
import { locationMapExamples } from './location-map/examples'
import { mediaExamples } from './media/examples'
import { modelCardsExamples } from './model-cards/examples'
import { modelColoursExamples } from './model-colours/examples'
import { modelHeroExamples } from './model-hero/examples'
import { modelRangeExamples } from './model-range/examples'
import { modelStoryExamples } from './model-story/examples'
import { modelVariantsExamples } from './model-variants/examples'
import { offersGridExamples } from './offers-grid/examples'
import { openingHoursExamples } from './opening-hours/examples'
import { priceSliderExamples } from './price-slider/examples'
import { promoCardsExamples } from './promo-cards/examples'
import { promotionsSliderExamples } from './promotions-slider/examples'
import { reviewsCarouselExamples } from './reviews-carousel/examples'
import { reviewsSummaryExamples } from './reviews-summary/examples'
import { richTextExamples } from './rich-text/examples'
import { salesCounterExamples } from './sales-counter/examples'
import { searchPanelExamples } from './search-panel/examples'
import { sharedSectionExamples } from './shared-section/examples'
import { spacerExamples } from './spacer/examples'
import { starRatingExamples } from './star-rating/examples'
import { statsBannerExamples } from './stats-banner/examples'
import { stepsExamples } from './steps/examples'
import { stockCarouselExamples } from './stock-carousel/examples'
import { tradeInFaqExamples } from './trade-in-faq/examples'
import { vehicleSectionExamples } from './vehicle-section/examples'
import { videoExamples } from './video/examples'
import { whyBuyExamples } from './why-buy/examples'
import type { BlockExamples } from './types'

/** Examples of every block, used by its test, the axe check and the page /dev/{tenant}/blocks. */
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
  locationCards: locationCardsExamples,
  locationCarousel: locationCarouselExamples,
  locationMap: locationMapExamples,
  locationDetails: locationDetailsExamples,
  openingHours: openingHoursExamples,
  holidayHours: holidayHoursExamples,
  dealerPicker: dealerPickerExamples,
  dealerLocator: dealerLocatorExamples,
  reviewsCarousel: reviewsCarouselExamples,
  reviewsSummary: reviewsSummaryExamples,
  starRating: starRatingExamples,
  statsBanner: statsBannerExamples,
  countdown: countdownExamples,
  video: videoExamples,
  embed: embedExamples,
  spacer: spacerExamples,
  modelRange: modelRangeExamples,
  modelCards: modelCardsExamples,
  modelHero: modelHeroExamples,
  modelStory: modelStoryExamples,
  modelVariants: modelVariantsExamples,
  modelColours: modelColoursExamples,
  brandDirectory: brandDirectoryExamples,
  brandOverview: brandOverviewExamples,
  offersGrid: offersGridExamples,
  promotionsSlider: promotionsSliderExamples,
  priceSlider: priceSliderExamples,
  salesCounter: salesCounterExamples,
  tradeInFaq: tradeInFaqExamples,
  blogList: blogListExamples,
  calculator: calculatorExamples,
  steps: stepsExamples,
  media: mediaExamples,
  vehicleSection: vehicleSectionExamples,
  sharedSection: sharedSectionExamples,
}
