import { BlogListBlock } from './blog-list/component'
import { BrandDirectoryBlock } from './brand-directory/component'
import { BrandGridBlock } from './brand-grid/component'
import { BrandOverviewBlock } from './brand-overview/component'
import { CalculatorBlock } from './calculator/component'
import { CallToActionBlock } from './call-to-action/component'
import { ColumnsBlock } from './columns/component'
import { CountdownBlock } from './countdown/component'
import { DealerLocatorBlock } from './dealer-locator/component'
import { DealerPickerBlock } from './dealer-picker/component'
import { EmbedBlock } from './embed/component'
import { FaqBlock } from './faq/component'
import { FeatureBannerBlock } from './feature-banner/component'
import { FormBlock } from './form/component'
import { HeroSliderBlock } from './hero-slider/component'
import { HolidayHoursBlock } from './holiday-hours/component'
import { ImageTextBlock } from './image-text/component'
import { LocationCardsBlock } from './location-cards/component'
import { LocationCarouselBlock } from './location-carousel/component'
import { LocationDetailsBlock } from './location-details/component'
import { LocationMapBlock } from './location-map/component'
import { MediaBlock } from './media/component'
import { ModelCardsBlock } from './model-cards/component'
import { ModelColoursBlock } from './model-colours/component'
import { ModelHeroBlock } from './model-hero/component'
import { ModelRangeBlock } from './model-range/component'
import { ModelStoryBlock } from './model-story/component'
import { ModelVariantsBlock } from './model-variants/component'
import { OffersGridBlock } from './offers-grid/component'
import { OpeningHoursBlock } from './opening-hours/component'
import { PriceSliderBlock } from './price-slider/component'
import { PromoCardsBlock } from './promo-cards/component'
import { PromotionsSliderBlock } from './promotions-slider/component'
import { ReviewsCarouselBlock } from './reviews-carousel/component'
import { ReviewsSummaryBlock } from './reviews-summary/component'
import { RichTextBlock } from './rich-text/component'
import { SalesCounterBlock } from './sales-counter/component'
import { SearchPanelBlock } from './search-panel/component'
import { SharedSectionBlock } from './shared-section/component'
import { SpacerBlock } from './spacer/component'
import { StarRatingBlock } from './star-rating/component'
import { StatsBannerBlock } from './stats-banner/component'
import { StepsBlock } from './steps/component'
import { StockCarouselBlock } from './stock-carousel/component'
import { TradeInFaqBlock } from './trade-in-faq/component'
import { VehicleSectionBlock } from './vehicle-section/component'
import { VideoBlock } from './video/component'
import { WhyBuyBlock } from './why-buy/component'
import type { BlockComponents } from './types'

/** The view of every block. A block in `configs.ts` without a view fails to compile. */
export const blockComponents: BlockComponents = {
  brandGrid: BrandGridBlock,
  callToAction: CallToActionBlock,
  columns: ColumnsBlock,
  faq: FaqBlock,
  featureBanner: FeatureBannerBlock,
  form: FormBlock,
  heroSlider: HeroSliderBlock,
  imageText: ImageTextBlock,
  promoCards: PromoCardsBlock,
  richText: RichTextBlock,
  searchPanel: SearchPanelBlock,
  stockCarousel: StockCarouselBlock,
  whyBuy: WhyBuyBlock,
  locationCards: LocationCardsBlock,
  locationCarousel: LocationCarouselBlock,
  locationMap: LocationMapBlock,
  locationDetails: LocationDetailsBlock,
  openingHours: OpeningHoursBlock,
  holidayHours: HolidayHoursBlock,
  dealerPicker: DealerPickerBlock,
  dealerLocator: DealerLocatorBlock,
  reviewsCarousel: ReviewsCarouselBlock,
  reviewsSummary: ReviewsSummaryBlock,
  starRating: StarRatingBlock,
  statsBanner: StatsBannerBlock,
  countdown: CountdownBlock,
  video: VideoBlock,
  embed: EmbedBlock,
  spacer: SpacerBlock,
  modelRange: ModelRangeBlock,
  modelCards: ModelCardsBlock,
  modelHero: ModelHeroBlock,
  modelStory: ModelStoryBlock,
  modelVariants: ModelVariantsBlock,
  modelColours: ModelColoursBlock,
  brandDirectory: BrandDirectoryBlock,
  brandOverview: BrandOverviewBlock,
  offersGrid: OffersGridBlock,
  promotionsSlider: PromotionsSliderBlock,
  priceSlider: PriceSliderBlock,
  salesCounter: SalesCounterBlock,
  tradeInFaq: TradeInFaqBlock,
  blogList: BlogListBlock,
  calculator: CalculatorBlock,
  steps: StepsBlock,
  media: MediaBlock,
  vehicleSection: VehicleSectionBlock,
  sharedSection: SharedSectionBlock,
}
