import { beforeEach, vi } from 'vitest'

/** Makes every element 800 px wide and records scrolling, because jsdom has no layout and can't scroll. */
export function mockLayout() {
  const scrollTo = vi.fn<(to: unknown) => void>()
  beforeEach(() => {
    Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, value: 800 })
    Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, value: 600 })
    Object.defineProperty(Element.prototype, 'scrollTo', { configurable: true, value: scrollTo })
  })
  return { scrollTo }
}
