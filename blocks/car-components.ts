import type { CarPageBlock } from '@/domain/tenant/vehicle-layout'
import { CallToActionBlock } from './call-to-action/component'
import { FaqBlock } from './faq/component'
import { ImageTextBlock } from './image-text/component'
import { MediaBlock } from './media/component'
import { RichTextBlock } from './rich-text/component'
import { SpacerBlock } from './spacer/component'
import { StatsBannerBlock } from './stats-banner/component'
import { StepsBlock } from './steps/component'
import type { BlockComponents } from './types'

/**
 * The views of blocks allowed on vehicle pages. A page loads the scripts of every view it could render, so a registry of all blocks would
 * make vehicle pages heavier (PERF-02).
 */
export const carBlockComponents: Pick<BlockComponents, CarPageBlock> = {
  callToAction: CallToActionBlock,
  faq: FaqBlock,
  imageText: ImageTextBlock,
  media: MediaBlock,
  richText: RichTextBlock,
  spacer: SpacerBlock,
  statsBanner: StatsBannerBlock,
  steps: StepsBlock,
}
