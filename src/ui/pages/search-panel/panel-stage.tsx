import type { ReactNode } from 'react'
import { Meridians } from '@/ui/sections/hero-slider/directory-slide'
import { Picture } from '@/ui/primitives/picture/picture'

export type PanelStageProps = {
  heading: string
  text: string | null
  image: { url: string; width: number; height: number; alt: string } | null
  /** 1 when it is the first section of the page. */
  level: 1 | 2
  /** The panel. Absent while there is no stock to search. */
  children?: ReactNode
}

const PICTURE_SHAPES = {
  /** One vehicle, close below the text. */
  car: 'aspect-3/2 w-full max-w-[480px] object-contain max-lg:-mt-10 max-lg:-mb-6 lg:-bottom-24 lg:left-[4%] lg:w-[92%] lg:max-w-[680px]',
  /** Several vehicles side by side. */
  row: 'h-auto w-full max-w-[560px] max-lg:mt-3 max-lg:mb-2 max-lg:px-2 lg:-bottom-8 lg:left-0 lg:max-w-[800px]',
}

/** A stage for the panel: text and a vehicle on the brand's colour at the left, the panel at the right. Stacked on a phone. */
export function PanelStage({ heading, text, image, level, children }: PanelStageProps) {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <section className="relative overflow-hidden bg-brand text-brand-ink [--band-ink:var(--fc-brand-ink)] [--band:var(--fc-brand)] [--plate-ink:var(--fc-brand-ink)] [--plate:color-mix(in_srgb,var(--fc-brand)_90%,var(--fc-brand-ink))]">
      <Meridians />
      <div className="relative grid lg:wrap lg:grid-cols-[minmax(0,1fr)_480px] lg:gap-10 lg:py-14">
        <div className="relative flex flex-col lg:min-h-105">
          <div className="relative z-10 px-(--fc-gutter-now) pt-7 lg:px-0 lg:pt-0">
            <Heading className="max-w-[620px] type-hero">{heading}</Heading>
            {text && <p className="mt-4 max-w-[600px] text-base/6 opacity-85 lg:text-lg/7">{text}</p>}
          </div>
          {image && (
            <Picture
              src={image.url}
              alt={image.alt}
              width={image.width}
              height={image.height}
              sizes="(min-width: 1200px) 800px, 100vw"
              isEager={level === 1}
              className={`mx-auto lg:absolute ${PICTURE_SHAPES[image.width / image.height > 2 ? 'row' : 'car']}`}
            />
          )}
        </div>
        {children && <div className={`panel-stage-panel self-start ${image ? '' : 'panel-stage-panel-alone'}`}>{children}</div>}
      </div>
    </section>
  )
}
