import type { Page } from '@playwright/test'
import { layOutPage } from './layout'

/** How far the boxes of two lines may overlap, in px: letters don't reach the upper and lower edge of a line. */
const SHARED = 5

/** Lists pairs of visible words that overlap. Ignores intended overlaps: sticky bars, clipped content and text for screen readers. */
export async function listOverlaps(page: Page): Promise<string[]> {
  await layOutPage(page)
  return page.evaluate((shared) => {
    type Box = { left: number; right: number; top: number; bottom: number }
    type Words = Box & { text: string; element: Element }
    const isAloft = (element: Element) => {
      for (let at: Element | null = element; at; at = at.parentElement)
        if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) return true
      return false
    }
    const cut = (box: Box, element: Element): Box => {
      let { left, right, top, bottom } = box
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(at)
        if (overflowX === 'visible' && overflowY === 'visible') continue
        const frame = at.getBoundingClientRect()
        left = Math.max(left, frame.left)
        right = Math.min(right, frame.right)
        top = Math.max(top, frame.top)
        bottom = Math.min(bottom, frame.bottom)
      }
      return { left, right, top, bottom }
    }
    const found: Words[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      const text = node.textContent?.trim() ?? ''
      if (!element || text === '' || element.closest('script, style, svg, option, noscript, [inert]')) continue
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || isAloft(element)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const rect of range.getClientRects()) {
        const box = cut(rect, element)
        if (box.right - box.left > shared && box.bottom - box.top > shared) found.push({ ...box, text: text.slice(0, 40), element })
      }
    }
    found.sort((one, other) => one.top - other.top)
    const pairs = new Set<string>()
    for (const [place, one] of found.entries())
      for (const other of found.slice(place + 1)) {
        if (other.top > one.bottom - shared) break
        if (one.element === other.element) continue
        const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
        const height = Math.min(one.bottom, other.bottom) - other.top
        if (width > shared && height > shared) pairs.add(`${one.text} | ${other.text}`)
      }
    return [...pairs].slice(0, 5)
  }, SHARED)
}
