import type { Page } from '@playwright/test'

/** How far a page can be moved sideways, in px. */
export function readOverhang(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
}
