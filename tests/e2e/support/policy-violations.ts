import type { Page } from '@playwright/test'

/** Collects what the content security policies refuse from now on, in the browser's words. */
export function watchViolations(page: Page): string[] {
  const found: string[] = []
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) found.push(message.text())
  })
  return found
}

/** Lists what a browser refused to run or load on a page. */
export async function listViolations(page: Page, address: string): Promise<string[]> {
  const found = watchViolations(page)
  await page.goto(address, { waitUntil: 'load' })
  await page.waitForLoadState('networkidle')
  return found
}
