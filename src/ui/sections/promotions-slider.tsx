import { CarouselButtons } from '../primitives/carousel/carousel-buttons'
import { Picture } from '../primitives/picture/picture'

export type PromotionSlide = { key: string; url: string; alt: string; href: string | null }

/** The size of promotion pictures (MISC-06). */
const SIZE = { width: 1920, height: 695 }

type Props = { id: string; label: string; slides: readonly PromotionSlide[]; isFirst: boolean }

/** Full-width pictures that scroll and snap one by one. Nothing moves by itself (MISC-05, MISC-06). */
export function PromotionsSlider({ id, label, slides, isFirst }: Props) {
  if (slides.length === 0) return null
  return (
    <section aria-label={label} className="relative">
      <ul
        id={id}
        tabIndex={slides.length > 1 ? 0 : undefined}
        aria-label={label}
        className="flex snap-x snap-mandatory [scrollbar-width:none] overflow-x-auto overscroll-x-contain scroll-smooth focus-visible:-outline-offset-3 motion-reduce:scroll-auto"
      >
        {slides.map(({ key, url, alt, href }, index) => {
          const picture = (
            <Picture
              src={url}
              alt={alt}
              {...SIZE}
              isEager={isFirst && index === 0}
              className="aspect-1920/695 h-auto w-full bg-tint object-cover"
            />
          )
          return (
            <li key={key} className="w-full shrink-0 snap-start">
              {href ? (
                <a href={href} className="block focus-visible:-outline-offset-3">
                  {picture}
                </a>
              ) : (
                picture
              )}
            </li>
          )
        })}
      </ul>
      {slides.length > 1 && (
        <div className="absolute inset-x-0 bottom-4 wrap flex justify-end max-sm:static max-sm:py-3">
          <CarouselButtons railId={id} label={label} />
        </div>
      )}
    </section>
  )
}
