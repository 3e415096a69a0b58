// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { HeroSlide } from '@/ui/sections/hero-slider/hero-slide'
import { HeroSlider } from './hero-slider'

const slideOf = (id: string): HeroSlide => ({
  id,
  label: id,
  eyebrow: null,
  heading: `About ${id}`,
  text: null,
  link: { label: `See ${id}`, href: `/${id}` },
  secondLink: null,
  image: null,
  tone: 'light',
})
const slides = ['utes', 'vans', 'wagons'].map(slideOf)

/** jsdom has neither media queries nor intersection observers; this pretends that the hero is in view. */
function pretendBrowser(wantsStillness: boolean): void {
  vi.stubGlobal('matchMedia', () => ({ matches: wantsStillness, addEventListener: () => undefined, removeEventListener: () => undefined }))
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => undefined
      unobserve = () => undefined
      disconnect = () => undefined
    },
  )
}

const reachable = () => [...document.querySelectorAll('.swiper-slide:not([inert])')].map((slide) => slide.getAttribute('aria-label'))
const isLive = () => document.querySelector('[data-hero]')?.hasAttribute('data-live')

describe('the hero as a slider', () => {
  beforeEach(() => pretendBrowser(false))
  afterEach(() => {
    cleanup()
    vi.unstubAllGlobals()
  })

  test('MISC-05 PERF-02: nothing is loaded before the first interaction, and every slide can be reached', () => {
    render(<HeroSlider slides={slides} variant="gallery" />)
    expect(isLive()).toBe(false)
    expect(reachable()).toEqual(['1 of 3', '2 of 3', '3 of 3'])
  })

  test('A11Y-02: the next button shows the next slide, hides the others from the keyboard and announces it', async () => {
    render(<HeroSlider slides={slides} variant="gallery" />)
    fireEvent.click(screen.getByRole('button', { name: 'Next slide' }))
    await waitFor(() => expect(reachable()).toEqual(['2 of 3']), { timeout: 10_000 })
    expect(screen.getByText('Slide 2 of 3: vans').getAttribute('aria-live')).toBe('polite')
    fireEvent.click(screen.getByRole('button', { name: 'Previous slide' }))
    await waitFor(() => expect(reachable()).toEqual(['1 of 3']))
  }, 20_000)

  test('A11Y-02: a progress line selects its slide', async () => {
    render(<HeroSlider slides={slides} variant="gallery" />)
    fireEvent.click(screen.getByRole('button', { name: 'wagons' }))
    await waitFor(() => expect(reachable()).toEqual(['3 of 3']), { timeout: 10_000 })
    expect(screen.getByRole('button', { name: 'wagons' }).getAttribute('aria-current')).toBe('true')
  }, 20_000)

  test('A11Y-02: slides that change automatically can be paused, and are announced only while paused', () => {
    render(<HeroSlider slides={slides} variant="gallery" autoplaySeconds={6} />)
    const status = screen.getByText('Slide 1 of 3: utes')
    expect(status.getAttribute('aria-live')).toBe('off')
    fireEvent.click(screen.getByRole('button', { name: 'Pause slides' }))
    expect(screen.getByRole('button', { name: 'Play slides' })).toBeTruthy()
    expect(status.getAttribute('aria-live')).toBe('polite')
  })

  test('A11Y-02: with reduced motion nothing plays until the visitor presses play', () => {
    pretendBrowser(true)
    render(<HeroSlider slides={slides} variant="gallery" autoplaySeconds={6} />)
    expect(screen.getByRole('button', { name: 'Play slides' })).toBeTruthy()
  })

  test('MISC-05: a single slide has no controls', () => {
    render(<HeroSlider slides={slides.slice(0, 1)} variant="yard" />)
    expect(screen.queryAllByRole('button')).toEqual([])
  })
})
