import type { HeaderVariant } from '@/domain/tenant/template'
import type { HeroSlide } from '@/ui/sections/hero-slider/hero-slide'
import { HeroSlides } from '@/ui/sections/hero-slider/hero-slides'
import { HeroSliderControls } from './hero-slider-controls'

export type HeroSliderProps = {
  slides: HeroSlide[]
  /** The template's header look, which the hero has to match. */
  variant: HeaderVariant
  /** Accessible name of the region. */
  label?: string
  /** 1 where the hero contains the page's title. */
  titleLevel?: 1 | 2
  /** The page's title, where the slides change; without it the first heading. */
  title?: string
  /** Null where slides don't change automatically (MISC-05). */
  autoplaySeconds?: number | null
}

/** The hero. The server renders slides that can be swiped without JavaScript; its controls turn them into a slider. */
export function HeroSlider({ slides, variant, label = 'Featured', titleLevel = 1, title, autoplaySeconds = null }: HeroSliderProps) {
  const controls =
    slides.length > 1 ? (
      <HeroSliderControls variant={variant} labels={slides.map((slide) => slide.label)} autoplaySeconds={autoplaySeconds} />
    ) : undefined
  return <HeroSlides slides={slides} variant={variant} label={label} titleLevel={titleLevel} title={title} controls={controls} />
}
