import { LinkButton } from '@/ui/primitives/button/button'
import type { HeroSlide, SlideViewProps } from './hero-slide'
import { SlideHeading } from './slide-heading'
import { ScenePicture, SlidePicture } from './slide-picture'

const MERIDIANS = [-0.92, -0.76, -0.58, -0.39, -0.2, 0, 0.2, 0.39, 0.58, 0.76, 0.92]
const PARALLELS = [-300, -150, 0, 150, 300]

/** The lines of a globe in the text colour. */
export function Meridians() {
  return (
    <svg
      viewBox="0 0 1312 475"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      className="absolute inset-0 size-full opacity-15"
    >
      {MERIDIANS.map((bend) => (
        <path key={bend} d={`M${656 + bend * 420} -260 Q${656 + bend * 1100} 237 ${656 + bend * 420} 735`} />
      ))}
      {PARALLELS.map((rise) => (
        <path key={rise} d={`M-20 ${237 + rise} Q656 ${237 + rise * 1.15 - 14} 1332 ${237 + rise}`} />
      ))}
    </svg>
  )
}

const GROUNDS: Record<HeroSlide['tone'], string> = {
  light: 'bg-[color-mix(in_srgb,var(--fc-brand)_8%,#f0f5fb)] text-brand',
  brand:
    'bg-brand text-brand-ink [--fc-focus:#fff] [--plate-ink:var(--fc-brand-ink)] [--plate:color-mix(in_srgb,var(--fc-brand)_90%,var(--fc-brand-ink))]',
  dark: 'bg-brand-dark text-brand-dark-ink [--fc-focus:#fff] [--plate-ink:var(--fc-brand-dark-ink)] [--plate:color-mix(in_srgb,var(--fc-brand-dark)_90%,var(--fc-brand-dark-ink))]',
}

const PICTURE_SHAPES = {
  car: '-mr-[9%] -mb-1 ml-[10%] aspect-3/2 w-[99%] object-contain sm:right-[-2%] sm:bottom-[-3%] sm:w-[58%] md:w-[57%]',
  /** A picture of several vehicles is lower and wider than one of a single vehicle. */
  row: 'mb-4 h-auto w-full sm:right-0 sm:bottom-[14%] sm:w-[62%]',
}

/** The group's slide: a panel with the lines of a globe, text left, vehicle right. */
export function DirectorySlide({ slide, isFirst, level }: SlideViewProps) {
  const { image } = slide
  return (
    <div className={`relative flex h-full min-h-110 flex-col overflow-hidden md:min-h-[475px] ${GROUNDS[slide.tone]}`}>
      <Meridians />
      {image?.kind === 'scene' && <ScenePicture image={image} isFirst={isFirst} phone="bottom" />}
      {image?.kind === 'cutout' && (
        <SlidePicture
          image={image}
          isFirst={isFirst}
          sizes="(min-width: 901px) 748px, (min-width: 640px) 58vw, 100vw"
          className={`relative order-last mt-auto max-w-none sm:absolute sm:m-0 ${PICTURE_SHAPES[image.width / image.height > 2 ? 'row' : 'car']}`}
        />
      )}
      <div className="relative flex flex-col items-start px-4 pt-7 sm:flex-1 sm:justify-center sm:px-8 sm:py-8 md:px-14">
        {slide.eyebrow && <p className="text-[0.9375rem]/6 font-bold">{slide.eyebrow}</p>}
        <SlideHeading
          slide={slide}
          level={level}
          className="mt-1 max-w-[26rem] text-[1.875rem]/8 font-[740] tracking-tight text-balance break-words [font-stretch:108%] sm:max-w-[min(26rem,46%)] md:text-[2.75rem]/[2.875rem]"
        />
        {slide.text && (
          <p className="mt-3 max-w-[25rem] text-[0.9375rem]/5 opacity-90 sm:max-w-[min(25rem,40%)] md:mt-4 md:text-base/6">{slide.text}</p>
        )}
        <div className="mt-4 flex flex-wrap gap-2.5 empty:hidden sm:max-md:max-w-[46%] md:mt-6">
          {slide.link && (
            <LinkButton href={slide.link.href} variant="action" size="small">
              {slide.link.label}
            </LinkButton>
          )}
          {slide.secondLink && (
            <LinkButton href={slide.secondLink.href} variant="outline" size="small">
              {slide.secondLink.label}
            </LinkButton>
          )}
        </div>
      </div>
    </div>
  )
}
