// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findFirstCentred } from '@/domain/locations/reviews/review-view'
import { ReviewsRail } from './reviews-rail'

let reduces = false
/** The rail's distance from the top of the window. */
let top = 0
let isLaidOut = true
beforeEach(() => {
  isLaidOut = true
  reduces = false
  top = 0
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: reduces }))
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** jsdom has no layout: cards of 300 px in a rail of 600. */
function layOut() {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(function width(this: HTMLElement) {
    return this.tagName === 'UL' ? 600 : 300
  })
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(1500)
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, top, 600, 200))
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function left(this: HTMLElement) {
    return this.tagName === 'LI' ? 300 * [...(this.parentElement?.children ?? [])].indexOf(this) : 0
  })
}

function draw(count: number, isRotating = false) {
  layOut()
  // jsdom can't scroll, and knows no visibility
  const scrollTo = vi.fn<(options: ScrollToOptions) => void>()
  Object.assign(Element.prototype, {
    scrollTo(this: Element, options: ScrollToOptions) {
      this.scrollLeft = options.left ?? 0
      scrollTo(options)
    },
    checkVisibility: () => isLaidOut,
  })
  render(
    <>
      <ul id="rail">
        {Array.from({ length: count }, (_, at) => (
          <li key={`review-${at + 1}`}>Review {at + 1}</li>
        ))}
      </ul>
      <ReviewsRail railId="rail" label="Reviews" firstCentred={findFirstCentred(count)} isRotating={isRotating} />
    </>,
  )
  const rail = screen.getByRole('list')
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ left: rail.scrollLeft, behavior: 'instant' })
  scrollTo.mockClear()
  return { rail, scrollTo }
}

test.each([
  [5, 450],
  [3, 450],
  [2, 150],
])('REV-03: of %d reviews the third, or the last of fewer, is centred (scrolled by %d px)', (count, left) => {
  expect(draw(count).rail.scrollLeft).toBe(left)
})

test('REV-04: it moves every 3 seconds and wraps around, until it is paused', () => {
  const { rail, scrollTo } = draw(5, true)
  act(() => vi.advanceTimersByTime(2_999))
  expect(scrollTo).not.toHaveBeenCalled()
  act(() => vi.advanceTimersByTime(1))
  expect(scrollTo).toHaveBeenLastCalledWith({ left: 750 })
  rail.scrollLeft = 900
  act(() => vi.advanceTimersByTime(3_000))
  expect(scrollTo).toHaveBeenLastCalledWith({ left: 0 })
  fireEvent.click(screen.getByRole('button', { name: 'Pause: Reviews' }))
  act(() => vi.advanceTimersByTime(9_000))
  expect(scrollTo).toHaveBeenCalledTimes(2)
})

test.each([
  ['below the window', 800],
  ['above it', -300],
])('REV-04: it rests while it is %s, which saves a phone the work', (_, place) => {
  const { scrollTo } = draw(5, true)
  top = place
  act(() => vi.advanceTimersByTime(9_000))
  expect(scrollTo).not.toHaveBeenCalled()
  top = 700
  act(() => vi.advanceTimersByTime(3_000))
  expect(scrollTo).toHaveBeenCalledOnce()
})

test('REV-04, PERF-14: it is not measured before its part of the page is laid out', () => {
  const { scrollTo, rail } = draw(5, true)
  isLaidOut = false
  const measure = vi.spyOn(rail, 'getBoundingClientRect')
  act(() => vi.advanceTimersByTime(9_000))
  expect(measure).not.toHaveBeenCalled()
  isLaidOut = true
  act(() => vi.advanceTimersByTime(3_000))
  expect(scrollTo).toHaveBeenCalledOnce()
})

test('REV-04: with rotation switched off there is neither movement nor button', () => {
  const { scrollTo } = draw(5)
  act(() => vi.advanceTimersByTime(9_000))
  expect(scrollTo).not.toHaveBeenCalled()
  expect(screen.queryByRole('button', { name: /Pause/ })).toBeNull()
})

test('A11Y-02: nothing moves for visitors who prefer reduced motion', () => {
  reduces = true
  const { scrollTo } = draw(5, true)
  act(() => vi.advanceTimersByTime(9_000))
  expect(scrollTo).not.toHaveBeenCalled()
})
