import { useEffect } from 'react'
import type { Row } from 'payload'

/** A block that ends above this share of the window is not the one that somebody reads. */
const READ_FROM = 0.75

/** Whether a block that was `height` high holds its end when its height changes, not its beginning. */
const holdsEnd = (block: Element, top: number, height: number): boolean =>
  top + height <= 0 || (top < 0 && top + height <= window.innerHeight * READ_FROM && !block.matches(':hover, :focus-within'))

/**
 * Keeps what is in view at its place while blocks above it change their height: Payload draws a block's fields when it comes near the view, and
 * the browser only estimates the height of blocks it does not lay out (EDT-30). The browser's own scroll anchoring does not hold the admin,
 * because its head sticks to the window.
 */
export function useSteadyBlocks(rows: readonly Row[] | undefined): void {
  useEffect(() => {
    const heights = new WeakMap<Element, number>()
    const observer = new ResizeObserver((entries) => {
      let shift = 0
      // in the order of the page
      for (const { target } of entries) {
        const { top, height } = target.getBoundingClientRect()
        const before = heights.get(target)
        heights.set(target, height)
        if (before !== undefined && holdsEnd(target, top - shift, before)) shift += height - before
      }
      if (shift !== 0) window.scrollBy({ top: shift, behavior: 'instant' })
    })
    for (const row of document.querySelectorAll('[id^=layout-row-]')) observer.observe(row)
    return () => observer.disconnect()
  }, [rows])
}
