import { LinkButton } from '@/ui/primitives/button/button'
import type { SlideViewProps } from './hero-slide'
import { Landscape } from './landscape'
import { SlideHeading } from './slide-heading'
import { ScenePicture, SlidePicture } from './slide-picture'

/** The most characters of a heading that fit above the ridges. */
const MOST_ON_SKY = 28
/** The most characters of all text that fit above the ridges on a phone. */
const MOST_ON_NARROW_SKY = 150

/** The manufacturer's slide: text in the sky and the vehicle on the ground of a drawn landscape. It grows with its text. */
export function GallerySlide({ slide, isFirst, level }: SlideViewProps) {
  const { image } = slide
  const needsHaze = image?.kind !== 'scene' && (slide.eyebrow !== null || slide.heading.length > MOST_ON_SKY)
  const isLong = slide.heading.length + (slide.text?.length ?? 0) > MOST_ON_NARROW_SKY
  return (
    <div className="relative flex h-full min-h-185 overflow-hidden bg-tint text-ink [--plate:color-mix(in_srgb,var(--fc-brand)_10%,#dfe6e6)] md:min-h-[clamp(520px,36.2vw,800px)]">
      {image?.kind === 'scene' ? <ScenePicture image={image} isFirst={isFirst} phone="bottom" /> : <Landscape />}
      {needsHaze && (
        // Haze behind text that reaches down to the trees.
        <div className="absolute inset-y-0 left-0 w-3/5 bg-[linear-gradient(to_right,#dfe3e1_45%,#dfe3e100)] max-md:hidden" />
      )}
      {isLong && image?.kind !== 'scene' && <div className="absolute inset-0 bg-[linear-gradient(#dfe3e1_72%,#dfe3e100_88%)] md:hidden" />}
      {image?.kind === 'cutout' && (
        <SlidePicture
          image={image}
          isFirst={isFirst}
          sizes="(min-width: 901px) 52vw, 115vw"
          className="absolute bottom-0 left-1/2 aspect-3/2 w-[116%] max-w-none -translate-x-1/2 object-contain sm:max-md:w-[72%] md:right-0 md:bottom-[-2%] md:left-auto md:w-[53%] md:max-w-[1180px] md:translate-x-0"
        />
      )}
      <div
        className={`relative wrap flex flex-col items-start pt-24 pb-10 md:pt-[8.3%] lg:pt-[max(112px,8.3%)] ${image?.kind === 'cutout' ? 'max-sm:pb-[72vw]' : ''}`}
      >
        {slide.eyebrow && <p className="mb-2 text-base/6">{slide.eyebrow}</p>}
        <SlideHeading slide={slide} level={level} className="max-w-full type-hero md:max-w-[40%]" />
        {slide.text && <p className="mt-3 max-w-[460px] text-base/[1.625rem] md:mt-4 md:max-w-[42%] md:text-[1.0625rem]/7">{slide.text}</p>}
        <div className="mt-5 flex flex-col items-start gap-4 md:mt-5 md:flex-row md:gap-3">
          {slide.link && (
            <LinkButton href={slide.link.href} variant="action" size="large">
              {slide.link.label}
            </LinkButton>
          )}
          {slide.secondLink && (
            <a
              href={slide.secondLink.href}
              className="inline-flex min-h-14 items-center justify-center rounded-pill bg-white px-8 text-center text-[1.0625rem]/6 font-medium text-brand transition-quick hover:bg-tint"
            >
              {slide.secondLink.label}
            </a>
          )}
        </div>
      </div>
    </div>
  )
}
