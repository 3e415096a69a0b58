import type { Page } from '@playwright/test'

/** Waits until the parts below the first screen are laid out too (src/http-server/page-server/first-view.ts). */
export const waitForLayout = (page: Page) => page.waitForFunction(() => document.querySelector('style#below') === null)

/** Waits until a page has added the scripts that follow its first view, and laid out the parts below it. */
export async function waitForScripts(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.querySelector('script[data-late]') === null || document.querySelector('head script[src][async]') !== null,
  )
  await waitForLayout(page)
}
