import type { Page } from '@playwright/test'

/** Types one text into a field and each of the others into the one that the Tab key comes to next, and sends the step: by keyboard alone. */
export async function typeStep(page: Page, first: string, texts: readonly string[]): Promise<void> {
  await page.getByLabel(first).first().focus()
  for (const [index, text] of texts.entries()) {
    if (index > 0) await page.keyboard.press('Tab')
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(text)
  }
  await page.keyboard.press('Enter')
}
