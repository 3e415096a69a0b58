import { Icon } from '@/ui/primitives/icon/icon'
import type { SlideViewProps } from './hero-slide'
import { SlideHeading } from './slide-heading'
import { ScenePicture, SlidePicture } from './slide-picture'

const STUDIO =
  'bg-[radial-gradient(120%_70%_at_50%_42%,#5c676c,#2a3135_45%,#101314_80%)] md:bg-[radial-gradient(58%_95%_at_66%_48%,#5c676c,#2a3135_45%,#111415_85%)]'

/** The prestige slide: a lit studio at full width with the caption at the bottom. It grows with its caption. */
export function ShowroomSlide({ slide, isFirst, level }: SlideViewProps) {
  const { image } = slide
  return (
    <div
      className={`relative flex h-full min-h-151 overflow-hidden text-white [--fc-focus:#fff] [--plate-ink:#d3d7d9] [--plate:#22282b] md:min-h-[clamp(520px,36.2vw,760px)] ${STUDIO}`}
    >
      {image?.kind === 'scene' && (
        <ScenePicture image={image} isFirst={isFirst} phone="top" className={slide.tone === 'light' ? 'brightness-60' : undefined} />
      )}
      {image?.kind === 'cutout' && (
        <SlidePicture
          image={image}
          isFirst={isFirst}
          sizes="(min-width: 901px) 57vw, 105vw"
          className="absolute top-[11%] left-1/2 aspect-3/2 w-[104%] max-w-none -translate-x-1/2 object-contain md:top-auto md:right-[-1%] md:bottom-[-4%] md:left-auto md:w-[60%] md:max-w-[1260px] md:translate-x-0"
        />
      )}
      <div className="absolute inset-x-0 bottom-0 h-3/5 bg-linear-to-t from-[#0f1112] from-30% to-transparent md:h-2/5 md:from-0%" />
      <div
        className={`relative wrap flex flex-col items-start justify-end pt-24 pb-20 md:pt-28 md:pb-14 ${image?.kind === 'cutout' ? 'max-sm:pt-[72vw]' : ''}`}
      >
        {slide.eyebrow && <p className="mb-3 text-base/6 text-white/80">{slide.eyebrow}</p>}
        <SlideHeading slide={slide} level={level} className="max-w-full type-hero md:max-w-[42%]" />
        {slide.text && (
          <p className="mt-4 max-w-[480px] text-base/[1.625rem] text-white/80 md:max-w-[42%] md:text-[1.0625rem]/[1.625rem]">
            {slide.text}
          </p>
        )}
        <div className="mt-4 flex flex-wrap gap-x-8 empty:hidden md:mt-5">
          {[slide.link, slide.secondLink].map(
            (link) =>
              link && (
                <a key={link.href} href={link.href} className="inline-flex min-h-11 items-center gap-3 font-medium">
                  <span className="border-b border-current pb-1">{link.label}</span>
                  <Icon name="arrow-right" size={18} weight="light" />
                </a>
              ),
          )}
        </div>
      </div>
    </div>
  )
}
