import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type Swiper from 'swiper'
import type { SlideEffect } from './start-swiper'
import { useReducedMotion } from './use-reduced-motion'

type HeroSwiper = {
  active: number
  isPlaying: boolean
  goBy: (step: 1 | -1) => void
  goTo: (index: number) => void
  togglePlaying: () => void
}

/** Delay after the load event before the slider may load by itself. */
const LOAD_DELAY_MS = 1200

/** Shows the next or previous slide and wraps around at the ends. */
function showNeighbour(swiper: Swiper, step: 1 | -1): void {
  const count = swiper.slides.length
  swiper.slideTo((swiper.activeIndex + step + count) % count)
}

/** Calls back once the page has loaded, the delay is over and the hero is in view. */
function watchForView(hero: Element, onView: () => void, signal: AbortSignal): void {
  const startDelay = () => setTimeout(() => !signal.aborted && onView(), LOAD_DELAY_MS)
  const inView = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    inView.disconnect()
    if (document.readyState === 'complete') startDelay()
    else addEventListener('load', startDelay, { once: true, signal })
  })
  inView.observe(hero)
  signal.addEventListener('abort', () => inView.disconnect())
}

/**
 * Runs the slider of the hero around `anchor`. Swiper loads on the first interaction or, where slides change automatically, after the page
 * has loaded with the hero in view. With reduced motion there are no animations and no automatic changes.
 */
export function useHeroSwiper(
  anchor: RefObject<HTMLElement | null>,
  { kind, milliseconds }: SlideEffect,
  autoplaySeconds: number | null,
): HeroSwiper {
  const [active, setActive] = useState(0)
  const [wish, setWish] = useState<boolean | null>(null)
  const isStill = useReducedMotion()
  const isPlaying = wish ?? (autoplaySeconds !== null && !isStill)
  const starting = useRef<Promise<Swiper | null> | null>(null)

  const start = useCallback((): Promise<Swiper | null> => {
    const track = anchor.current?.closest('[data-hero]')?.querySelector('[data-hero-track]')
    if (!(track instanceof HTMLElement)) return Promise.resolve(null)
    const effect = { kind, milliseconds: isStill ? 0 : milliseconds }
    starting.current ??= import('./start-swiper').then(({ startSwiper }) =>
      startSwiper(track, { effect, autoplaySeconds, isPlaying: !isStill, onChange: setActive }),
    )
    return starting.current
  }, [anchor, kind, milliseconds, autoplaySeconds, isStill])

  useEffect(() => {
    const hero = anchor.current?.closest('[data-hero]')
    if (!hero) return
    const listening = new AbortController()
    const { signal } = listening
    for (const sign of ['pointerenter', 'touchstart', 'focusin'])
      hero.addEventListener(sign, () => void start(), { once: true, passive: true, signal })
    if (autoplaySeconds !== null && !isStill) watchForView(hero, () => void start(), signal)
    return () => listening.abort()
  }, [anchor, start, autoplaySeconds, isStill])

  useEffect(
    () => () => {
      void starting.current?.then((swiper) => swiper?.destroy())
      starting.current = null
    },
    [],
  )

  return {
    active,
    isPlaying,
    goBy: (step) => void start().then((swiper) => swiper && showNeighbour(swiper, step)),
    goTo: (index) => void start().then((swiper) => swiper?.slideTo(index)),
    togglePlaying: () => {
      setWish(!isPlaying)
      void start().then((swiper) => (isPlaying ? swiper?.autoplay.stop() : swiper?.autoplay.start()))
    },
  }
}
