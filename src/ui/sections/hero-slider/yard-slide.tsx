import { LinkButton } from '@/ui/primitives/button/button'
import type { SlideViewProps } from './hero-slide'
import { SlideHeading } from './slide-heading'
import { ScenePicture, SlidePicture } from './slide-picture'

/** The dealer's ground: a flat colour, and a sun that sets behind a band. */
function SunGround({ hasCar }: { hasCar: boolean }) {
  return (
    <>
      {/* on a phone the sun belongs to the vehicle: without one it would be behind the text */}
      <div className={`absolute inset-x-0 top-0 bottom-[18%] overflow-hidden sm:bottom-[25%] ${hasCar ? '' : 'max-sm:hidden'}`}>
        <div className="absolute top-[calc(100%-41vw)] left-[33%] aspect-square w-[88%] rounded-full bg-action max-[359px]:top-[calc(100%-38vw)] sm:top-[34%] sm:left-[46%] sm:w-[66%] md:top-[18.5%] md:left-[43.3%] md:w-[59.3%]" />
      </div>
      <div className="absolute inset-x-0 bottom-0 h-[18%] bg-brand-dark sm:h-[25%]" />
    </>
  )
}

/** The dealer's slide: text left, vehicle on the sun at the right. On a phone the vehicle is below the text. It grows with its text. */
export function YardSlide({ slide, isFirst, level }: SlideViewProps) {
  const { image } = slide
  const isScene = image?.kind === 'scene'
  const hasCar = image !== null && !isScene
  return (
    <div
      className={`relative flex h-full min-h-145 justify-between overflow-hidden bg-brand text-brand-ink [--fc-focus:#fff] [--plate-ink:var(--fc-brand-ink)] [--plate:var(--fc-brand)] sm:block md:min-h-[clamp(520px,36.2vw,695px)] ${hasCar ? 'flex-col-reverse' : 'flex-col pb-28 sm:pb-0'} ${isScene ? '' : 'sm:min-h-110'}`}
    >
      {isScene ? <ScenePicture image={image} isFirst={isFirst} phone="bottom" /> : <SunGround hasCar={hasCar} />}
      {image && hasCar && (
        <SlidePicture
          image={image}
          isFirst={isFirst}
          sizes="(min-width: 1932px) 1140px, (min-width: 640px) 59vw, 100vw"
          className="relative -mx-[2%] -mt-8 mb-10 aspect-3/2 w-[104%] max-w-none object-contain sm:absolute sm:right-[-2%] sm:bottom-[8%] sm:m-0 sm:w-[58%] md:right-[1%] md:bottom-[2%] md:w-[59%] md:max-w-[1140px]"
        />
      )}
      <div className="relative wrap flex flex-col items-start pt-7 sm:pb-28 md:pt-11 md:pb-36">
        {slide.eyebrow && <p className="mb-2 text-base/6 font-semibold opacity-85">{slide.eyebrow}</p>}
        <SlideHeading slide={slide} level={level} className="max-w-[9.5em] type-hero break-words sm:max-w-[min(30rem,46%)]" />
        {slide.text && (
          <p className="mt-2 max-w-[22.5rem] text-base/6 opacity-90 sm:mt-3 sm:max-w-[40%] md:mt-5 md:max-w-[min(26.25rem,40%)] md:text-lg/7">
            {slide.text}
          </p>
        )}
        <div className="mt-4 flex flex-wrap gap-3 sm:max-md:max-w-[46%] md:mt-6">
          {slide.link && (
            <LinkButton href={slide.link.href} variant="action" size="large" className="min-h-14">
              {slide.link.label}
            </LinkButton>
          )}
          {slide.secondLink && (
            <LinkButton href={slide.secondLink.href} variant="outline" size="large" className="min-h-14">
              {slide.secondLink.label}
            </LinkButton>
          )}
        </div>
      </div>
    </div>
  )
}
