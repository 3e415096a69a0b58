import type { Page } from '@playwright/test'

/** Types the first text into a field and each further text into the next field in Tab order, then submits the step, by keyboard. */
export async function typeStep(page: Page, first: string, texts: readonly string[]): Promise<void> {
  await page.getByLabel(first).first().focus()
  for (const [index, text] of texts.entries()) {
    if (index > 0) await page.keyboard.press('Tab')
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(text)
  }
  await page.keyboard.press('Enter')
}
