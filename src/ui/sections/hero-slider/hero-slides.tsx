import type { ComponentType, ReactNode } from 'react'
import type { HeaderVariant } from '@/domain/tenant/template'
import { Still } from '@/ui/primitives/still/still'
import { DirectorySlide } from './directory-slide'
import { GallerySlide } from './gallery-slide'
import type { HeroSlide, SlideViewProps } from './hero-slide'
import { ShowroomSlide } from './showroom-slide'
import { YardSlide } from './yard-slide'

/** One hero for each of the templates' looks; a variant without its view fails to compile. */
export const heroVariants: Record<HeaderVariant, ComponentType<SlideViewProps>> = {
  yard: YardSlide,
  showroom: ShowroomSlide,
  directory: DirectorySlide,
  gallery: GallerySlide,
}

/** Where the whole of slides and controls stands: the group's is a panel of the page, the others go from edge to edge. */
const FRAMES: Record<HeaderVariant, string> = {
  yard: 'relative bg-brand',
  showroom: 'relative bg-[#0f1112]',
  directory: 'md:wrap md:py-8',
  gallery: 'relative',
}

export type HeroSlidesProps = {
  slides: HeroSlide[]
  variant: HeaderVariant
  /** The name of the region: 'Featured'. */
  label: string
  /** 1 where the hero holds the page's title: the only slide's heading, or, where slides come and go, `title`. */
  titleLevel: 1 | 2
  /** The page's title; without it the first heading. */
  title?: string
  /** Previous, next, pause: absent with a single slide. */
  controls?: ReactNode
}

/**
 * The slides of a hero as a strip that can be swiped or scrolled without scripts; features/hero-slider turns it into a slider. The class
 * names are those that Swiper looks for.
 */
export function HeroSlides({ slides, variant, label, titleLevel, title, controls }: HeroSlidesProps) {
  const Slide = heroVariants[variant]
  const [first] = slides
  if (!first) return null
  const isAlone = slides.length === 1
  return (
    <section data-hero aria-roledescription="carousel" aria-label={label} className={FRAMES[variant]}>
      {titleLevel === 1 && !isAlone && <h1 className="sr-only">{title ?? first.heading}</h1>}
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
              <Still name={`slide-${slide.id}`}>
                <Slide slide={slide} isFirst={index === 0} level={isAlone ? titleLevel : 2} />
              </Still>
            </div>
          ))}
        </div>
      </div>
      {controls}
    </section>
  )
}
