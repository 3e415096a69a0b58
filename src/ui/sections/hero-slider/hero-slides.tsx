import type { ComponentType, ReactNode } from 'react'
import type { HeaderVariant } from '@/domain/tenant/template'
import { StaticPart } from '@/ui/primitives/static-part/static-part'
import { DirectorySlide } from './directory-slide'
import { GallerySlide } from './gallery-slide'
import type { HeroSlide, SlideViewProps } from './hero-slide'
import { ShowroomSlide } from './showroom-slide'
import { YardSlide } from './yard-slide'

/** The hero slide of each variant. A variant without a view fails to compile. */
export const heroVariants: Record<HeaderVariant, ComponentType<SlideViewProps>> = {
  yard: YardSlide,
  showroom: ShowroomSlide,
  directory: DirectorySlide,
  gallery: GallerySlide,
}

/** The width of slides and controls: a panel in group, full width in the others. */
const FRAMES: Record<HeaderVariant, string> = {
  yard: 'relative bg-brand',
  showroom: 'relative bg-[#0f1112]',
  directory: 'md:wrap md:py-8',
  gallery: 'relative',
}

export type HeroSlidesProps = {
  slides: HeroSlide[]
  variant: HeaderVariant
  /** The accessible name of the region: 'Featured'. */
  label: string
  /** 1 if the hero has the page's title: the heading of a single slide, or `title` above several slides. */
  titleLevel: 1 | 2
  /** The page's title. Defaults to the first heading. */
  title?: string
  /** Previous, next and pause. Absent with a single slide. */
  controls?: ReactNode
}

/**
 * The slides of a hero as a strip that can be swiped or scrolled without JavaScript. features/hero-slider turns it into a slider with
 * Swiper, which needs these class names.
 */
export function HeroSlides({ slides, variant, label, titleLevel, title, controls }: HeroSlidesProps) {
  const Slide = heroVariants[variant]
  const [first] = slides
  if (!first) return null
  const isAlone = slides.length === 1
  return (
    <section data-hero aria-roledescription="carousel" aria-label={label} className={FRAMES[variant]}>
      {titleLevel === 1 && !isAlone && <h1 className="sr-only">{title ?? first.heading}</h1>}
      <StaticPart name={`slides-${first.id}`}>
        <div
          data-hero-track
          className="swiper snap-x snap-mandatory [scrollbar-width:none] overflow-x-auto in-data-[live]:snap-none in-data-[live]:overflow-hidden"
        >
          <div className="swiper-wrapper flex">
            {slides.map((slide, index) => (
              <div
                key={slide.id}
                role="group"
                aria-roledescription="slide"
                aria-label={`${index + 1} of ${slides.length}`}
                className="swiper-slide w-full shrink-0 snap-start"
              >
                <Slide slide={slide} isFirst={index === 0} level={isAlone ? titleLevel : 2} />
              </div>
            ))}
          </div>
        </div>
      </StaticPart>
      {controls}
    </section>
  )
}
