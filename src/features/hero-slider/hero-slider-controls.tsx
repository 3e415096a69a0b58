'use client'

import { useRef } from 'react'
import type { HeaderVariant } from '@/domain/tenant/template'
import { HeroControls } from '@/ui/sections/hero-slider/hero-controls'
import type { SlideEffect } from './start-swiper'
import { useHeroSwiper } from './use-hero-swiper'

const EFFECTS: Record<HeaderVariant, SlideEffect> = {
  yard: { kind: 'slide', milliseconds: 400 },
  showroom: { kind: 'fade', milliseconds: 900 },
  directory: { kind: 'fade', milliseconds: 120 },
  gallery: { kind: 'fade', milliseconds: 400 },
}

export type HeroSliderControlsProps = {
  variant: HeaderVariant
  /** The slides' names, in order. */
  labels: string[]
  /** Null where slides don't change automatically (MISC-05). */
  autoplaySeconds: number | null
}

/** Controls of the surrounding hero, which turn it into a slider. While it is paused, the current slide is announced. */
export function HeroSliderControls({ variant, labels, autoplaySeconds }: HeroSliderControlsProps) {
  const anchor = useRef<HTMLDivElement>(null)
  const { active, isPlaying, goBy, goTo, togglePlaying } = useHeroSwiper(anchor, EFFECTS[variant], autoplaySeconds)
  return (
    <div ref={anchor}>
      <p aria-live={isPlaying ? 'off' : 'polite'} className="sr-only">
        Slide {active + 1} of {labels.length}: {labels[active]}
      </p>
      <HeroControls
        variant={variant}
        labels={labels}
        active={active}
        isPlaying={isPlaying}
        canPlay={autoplaySeconds !== null}
        onPrevious={() => goBy(-1)}
        onNext={() => goBy(1)}
        onToggle={togglePlaying}
        onSelect={goTo}
      />
    </div>
  )
}
