import type { Page } from '@playwright/test'

/** Returns how far a page scrolls sideways, in px. */
export function readOverhang(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
}

/** Lists visible texts that an ellipsis cuts off. Selects are left out, because their options show the whole text. */
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

/** Lists tags on photos that overlap a button of the photo, or extend beyond it. */
export function listCrowdedTags(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const tags = document.querySelectorAll<HTMLElement>('main [class*="tag-"]:not(:empty), main .stage-tag:not(:empty)')
    return [...tags].flatMap((tag) => {
      const photo = tag.closest('article') ?? tag.parentElement
      const box = tag.getBoundingClientRect()
      const isMet = [...(photo?.querySelectorAll('button') ?? [])].some((button) => {
        const { left, right, top, bottom } = button.getBoundingClientRect()
        const isCover = button.contains(tag) || right - left > window.innerWidth / 2
        return !isCover && button.checkVisibility() && left < box.right && right > box.left && top < box.bottom && bottom > box.top
      })
      return tag.checkVisibility() && (isMet || tag.scrollWidth > tag.clientWidth) ? [tag.textContent.trim()] : []
    })
  })
}
