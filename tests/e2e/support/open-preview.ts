import { expect, type FrameLocator, type Page } from '@playwright/test'

/**
 * Opens the preview beside a form, if it is not open, and returns its page. The admin remembers for each account whether the preview is open,
 * so a test that closed it by a click too many would close it in all tests with that account.
 */
export async function openPreview(page: Page): Promise<FrameLocator> {
  const button = page.locator('.live-preview-toggler')
  // from its first moment the button shows whether the preview is open
  await expect(button).toBeVisible({ timeout: 60_000 })
  if (!/--active/.test((await button.getAttribute('class')) ?? '')) await button.click()
  await expect(page.locator('#live-preview-iframe')).toBeVisible({ timeout: 30_000 })
  return page.frameLocator('#live-preview-iframe')
}
