import type { Page } from '@playwright/test'

/** How far a page can be moved sideways, in px. */
export function readOverhang(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
}

/** Texts in sight of which an ellipsis has taken an end, selects apart, whose options show them whole. */
export function listCutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *')].flatMap((element) => {
      const { textOverflow, overflowX } = getComputedStyle(element)
      const isCut = textOverflow === 'ellipsis' && overflowX !== 'visible' && element.scrollWidth > element.clientWidth
      const isField = element instanceof HTMLSelectElement || element instanceof HTMLInputElement
      return isCut && !isField && element.checkVisibility() ? [element.textContent?.trim() ?? ''] : []
    }),
  )
}
