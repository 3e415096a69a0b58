import Swiper from 'swiper'
import { Autoplay, EffectFade } from 'swiper/modules'
import 'swiper/css'
import 'swiper/css/effect-fade'

export type SlideEffect = { kind: 'slide' | 'fade'; milliseconds: number }

export type StartSwiperOptions = {
  effect: SlideEffect
  /** Null where slides don't change automatically (MISC-05). */
  autoplaySeconds: number | null
  /** False to start paused. */
  isPlaying: boolean
  onChange: (active: number) => void
}

/** Makes hidden slides inert: no focus, no clicks. */
function hideOthers(swiper: Swiper): void {
  swiper.slides.forEach((slide, index) => slide.toggleAttribute('inert', index !== swiper.activeIndex))
}

/** Turns the hero's strip of slides into a slider, starting at the slide in view. */
export function startSwiper(track: HTMLElement, { effect, autoplaySeconds, isPlaying, onChange }: StartSwiperOptions): Swiper {
  const initialSlide = Math.round(track.scrollLeft / Math.max(1, track.clientWidth))
  track.scrollLeft = 0
  track.closest('[data-hero]')?.setAttribute('data-live', '')
  const swiper = new Swiper(track, {
    modules: [Autoplay, EffectFade],
    initialSlide,
    effect: effect.kind,
    fadeEffect: { crossFade: true },
    speed: effect.milliseconds,
    rewind: true,
    autoplay: autoplaySeconds === null ? false : { delay: autoplaySeconds * 1000, disableOnInteraction: false, pauseOnMouseEnter: true },
    on: {
      slideChange: (changed) => {
        hideOthers(changed)
        onChange(changed.activeIndex)
      },
    },
  })
  if (!isPlaying) swiper.autoplay.stop()
  // Pause while the focus is on a slide, so that it doesn't move away from keyboard users.
  track.addEventListener('focusin', () => swiper.autoplay.pause())
  track.addEventListener('focusout', () => swiper.autoplay.resume())
  hideOthers(swiper)
  onChange(swiper.activeIndex)
  return swiper
}
