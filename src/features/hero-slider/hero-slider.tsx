import type { HeaderVariant } from '@/domain/tenant/template'
import type { HeroSlide } from '@/ui/sections/hero-slider/hero-slide'
import { HeroSlides } from '@/ui/sections/hero-slider/hero-slides'
import { HeroSliderControls } from './hero-slider-controls'

export type HeroSliderProps = {
  slides: HeroSlide[]
  /** The template's header look: header and hero belong together. */
  variant: HeaderVariant
  /** The name of the region. */
  label?: string
  /** 1 where the hero holds the page's title. */
  titleLevel?: 1 | 2
  /** The page's title where slides come and go; without it the first heading. */
  title?: string
  /** Null, as MISC-05 has it, where slides never change by themselves. */
  autoplaySeconds?: number | null
}

/** The hero: slides that the server draws and that can be swiped without scripts, with controls that make them a slider. */
export function HeroSlider({ slides, variant, label = 'Featured', titleLevel = 1, title, autoplaySeconds = null }: HeroSliderProps) {
  const controls =
    slides.length > 1 ? (
      <HeroSliderControls variant={variant} labels={slides.map((slide) => slide.label)} autoplaySeconds={autoplaySeconds} />
    ) : undefined
  return <HeroSlides slides={slides} variant={variant} label={label} titleLevel={titleLevel} title={title} controls={controls} />
}
