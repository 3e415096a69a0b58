import { BrandGridBlock } from './brand-grid/component'
import { CallToActionBlock } from './call-to-action/component'
import { ColumnsBlock } from './columns/component'
import { FaqBlock } from './faq/component'
import { FeatureBannerBlock } from './feature-banner/component'
import { FormBlock } from './form/component'
import { HeroSliderBlock } from './hero-slider/component'
import { ImageTextBlock } from './image-text/component'
import { PromoCardsBlock } from './promo-cards/component'
import { RichTextBlock } from './rich-text/component'
import { SearchPanelBlock } from './search-panel/component'
import { StockCarouselBlock } from './stock-carousel/component'
import { WhyBuyBlock } from './why-buy/component'
import type { BlockComponents } from './types'

/** The view of every block; a block of `configs.ts` without its view fails to compile. */
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
}
