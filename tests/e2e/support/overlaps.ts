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
    const aloft = new Map<Element, boolean>()
    const isAloft = (element: Element): boolean => {
      const known = aloft.get(element)
      if (known !== undefined) return known
      const parent = element.parentElement
      const is = ['fixed', 'sticky'].includes(getComputedStyle(element).position) || (parent !== null && isAloft(parent))
      aloft.set(element, is)
      return is
    }
    const intersect = (one: Box, other: Box): Box => ({
      left: Math.max(one.left, other.left),
      right: Math.min(one.right, other.right),
      top: Math.max(one.top, other.top),
      bottom: Math.min(one.bottom, other.bottom),
    })
    const windows = new Map<Element, Box>()
    /** What the element and its ancestors leave visible of its content. */
    const windowOf = (element: Element | null): Box => {
      if (!element || element === document.body) return { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity }
      const known = windows.get(element)
      if (known) return known
      const { overflowX, overflowY } = getComputedStyle(element)
      const around = windowOf(element.parentElement)
      const isOpen = overflowX === 'visible' && overflowY === 'visible'
      const box = isOpen ? around : intersect(around, element.getBoundingClientRect())
      windows.set(element, box)
      return box
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
        const box = intersect(rect, windowOf(element))
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
