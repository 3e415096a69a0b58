import { beforeEach, vi } from 'vitest'

/** jsdom lays nothing out and cannot scroll: every element is 800 px wide and tells where it was to be scrolled. */
export function layOut() {
  const scrollTo = vi.fn<(to: unknown) => void>()
  beforeEach(() => {
    Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, value: 800 })
    Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, value: 600 })
    Object.defineProperty(Element.prototype, 'scrollTo', { configurable: true, value: scrollTo })
  })
  return { scrollTo }
}
