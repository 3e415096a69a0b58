import { toObjectPosition } from '@/domain/vehicle/focal-point'
import { toSiteLink } from '@/domain/navigation/site-link'
import { HeroSlider } from '@/features/hero-slider/hero-slider'
import { findMedia, type Picture } from '@/server/content/find-media'
import type { HeroImage, HeroSlide } from '@/ui/sections/hero-slider/hero-slide'
import { isCutout } from '@/ui/primitives/picture/is-cutout'
import type { BlockOf, BlockProps } from '../types'

type Slide = NonNullable<BlockOf<'heroSlider'>['slides']>[number]

/** The brand tone shows a cut-out vehicle; other tones show whole pictures, and cut-outs marked as such. */
function toImage(picture: Picture | null, tone: Slide['tone']): HeroImage | null {
  if (!picture) return null
  const { url, width, height, alt, focal } = picture
  const kind = tone === 'brand' || isCutout(url) ? 'cutout' : 'scene'
  // cut-outs are shown whole
  return { url, width, height, alt, kind, ...(focal && kind === 'scene' && { position: toObjectPosition(focal) }) }
}

export async function toSlide(slide: Slide, index: number, tenantId: number): Promise<HeroSlide> {
  return {
    id: slide.id ?? String(index),
    label: slide.heading,
    eyebrow: slide.eyebrow || null,
    heading: slide.heading,
    text: slide.text ?? null,
    link: toSiteLink(slide.link),
    secondLink: toSiteLink(slide.secondLink),
    image: toImage(await findMedia(tenantId, slide.image), slide.tone),
    tone: slide.tone,
  }
}

export async function HeroSliderBlock({ block, site: { tenant, place } }: BlockProps<'heroSlider'>) {
  const slides = await Promise.all((block.slides ?? []).map((slide, index) => toSlide(slide, index, tenant.id)))
  return (
    <HeroSlider
      slides={slides}
      variant={tenant.layout.header}
      label="Featured"
      title={place.isFirst ? tenant.name : undefined}
      titleLevel={place.isFirst ? 1 : 2}
    />
  )
}
