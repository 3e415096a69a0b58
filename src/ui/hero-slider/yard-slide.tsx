import { LinkButton } from '../button/button'
import type { SlideViewProps } from './hero-slide'
import { SlideHeading } from './slide-heading'
import { ScenePicture, SlidePicture } from './slide-picture'

/** The ground of the yard: one flat colour, a sun that sets behind a band. */
function SunGround() {
  return (
    <>
      <div className="absolute inset-x-0 top-0 bottom-[18%] overflow-hidden md:bottom-[25%]">
        <div className="absolute top-[66%] left-[33%] aspect-square w-[88%] rounded-full bg-action md:top-[18.5%] md:left-[43.3%] md:w-[59.3%]" />
      </div>
      <div className="absolute inset-x-0 bottom-0 h-[18%] bg-brand-dark md:h-[25%]" />
    </>
  )
}

/** The dealer's slide: copy left, car on the sun at the right; on a phone the car stands below the copy. */
export function YardSlide({ slide, isFirst, level }: SlideViewProps) {
  const { image } = slide
  const isScene = image?.kind === 'scene'
  return (
    <div className="relative h-145 overflow-hidden bg-brand text-brand-ink [--fc-focus:#fff] md:aspect-1920/695 md:h-auto md:max-h-[695px] md:min-h-[520px] md:w-full">
      {isScene ? <ScenePicture image={image} isFirst={isFirst} phone="bottom" /> : <SunGround />}
      {image && !isScene && (
        <SlidePicture
          image={image}
          isFirst={isFirst}
          sizes="(min-width: 901px) 55vw, 100vw"
          className="absolute bottom-[7%] left-1/2 aspect-3/2 w-[104%] max-w-none -translate-x-1/2 object-contain md:right-[1%] md:bottom-[2%] md:left-auto md:w-[59%] md:max-w-[1140px] md:translate-x-0"
        />
      )}
      <div className="relative wrap flex h-full flex-col items-start pt-7 md:justify-start md:pt-11">
        {slide.eyebrow && <p className="mb-2 text-base/6 font-semibold opacity-85">{slide.eyebrow}</p>}
        <SlideHeading slide={slide} level={level} className="max-w-[340px] type-hero md:max-w-[min(480px,46%)]" />
        {slide.text && (
          <p className="mt-2 max-w-[360px] text-base/6 opacity-90 md:mt-5 md:max-w-[min(420px,40%)] md:text-lg/7">{slide.text}</p>
        )}
        <div className="mt-4 flex flex-wrap gap-3 md:mt-6">
          {slide.link && (
            <LinkButton href={slide.link.href} variant="action" size="large" className="min-h-14">
              {slide.link.label}
            </LinkButton>
          )}
          {slide.secondLink && (
            <LinkButton href={slide.secondLink.href} variant="outline" size="large" className="min-h-14 max-md:hidden">
              {slide.secondLink.label}
            </LinkButton>
          )}
        </div>
      </div>
    </div>
  )
}
