import type { Page } from '@playwright/test'

/**
 * Lays out the parts below the first screen too, which otherwise wait for the visitor (src/http-server/page-server/first-view.ts). Then waits for
 * two frames, in which transitions end.
 */
export const layOutPage = (page: Page) =>
  page.evaluate(async () => {
    document.querySelector('style#below')?.remove()
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })

/** Waits until a page has added the scripts that follow its first view, and lays out the parts below it. */
export async function waitForScripts(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.querySelector('script[data-late]') === null || document.querySelector('head script[src][async]') !== null,
  )
  await layOutPage(page)
}
