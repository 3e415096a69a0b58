import type { Page } from '@playwright/test'
import { layOutPage } from './layout'

/** Returns how far a page scrolls sideways, in px. */
export async function readOverhang(page: Page): Promise<number> {
  await layOutPage(page)
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
}

/** Lists visible texts that an ellipsis cuts off. Selects are left out, because their options show the whole text. */
export async function listCutTexts(page: Page): Promise<string[]> {
  await layOutPage(page)
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *')].flatMap((element) => {
      const { textOverflow, overflowX } = getComputedStyle(element)
      const isCut = textOverflow === 'ellipsis' && overflowX !== 'visible' && element.scrollWidth > element.clientWidth
      const isField = element instanceof HTMLSelectElement || element instanceof HTMLInputElement
      return isCut && !isField && element.checkVisibility() ? [element.textContent?.trim() ?? ''] : []
    }),
  )
}

/** Lists the chosen options of visible selects whose text is wider than the select. */
export async function listCutOptions(page: Page): Promise<string[]> {
  await layOutPage(page)
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLSelectElement>('main select')].flatMap((select) => {
      const text = select.selectedOptions[0]?.text ?? ''
      const style = getComputedStyle(select)
      const measure = document.createElement('span')
      Object.assign(measure.style, { position: 'absolute', whiteSpace: 'nowrap', font: style.font, letterSpacing: style.letterSpacing })
      measure.style.fontStretch = style.fontStretch
      measure.textContent = text
      document.body.append(measure)
      const { width } = measure.getBoundingClientRect()
      measure.remove()
      const room = select.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight)
      return select.checkVisibility() && width > room + 1 ? [`${text}: ${Math.round(width)} px in ${Math.round(room)}`] : []
    }),
  )
}

/** Lists tags on photos that overlap a button of the photo, or extend beyond it. */
export async function listCrowdedTags(page: Page): Promise<string[]> {
  await layOutPage(page)
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
