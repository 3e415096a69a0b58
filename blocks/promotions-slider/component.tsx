import { safeHref } from '@/domain/navigation/href'
import { findMedia } from '@/server/content/find-media'
import { PromotionsSlider, type PromotionSlide } from '@/ui/sections/promotions-slider'
import type { BlockOf, BlockProps } from '../types'

/** Returns slides with an existing picture. A link without text is named by its picture. */
async function toSlides(slides: BlockOf<'promotionsSlider'>['slides'], tenantId: number): Promise<PromotionSlide[]> {
  const shown = await Promise.all(
    (slides ?? []).map(async ({ id, image, alt, href }, index) => {
      const picture = await findMedia(tenantId, image)
      return picture ? [{ key: id ?? String(index), url: picture.url, alt: alt || picture.alt, href: safeHref(href) }] : []
    }),
  )
  return shown.flat()
}

export async function PromotionsSliderBlock({ block, site: { tenant, place } }: BlockProps<'promotionsSlider'>) {
  const slides = await toSlides(block.slides, tenant.id)
  return <PromotionsSlider id={`promotions-${block.id ?? 'row'}`} label={block.label} slides={slides} isFirst={place.isFirst} />
}
