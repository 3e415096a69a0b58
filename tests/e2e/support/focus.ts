import type { Page } from '@playwright/test'

/** Returns tag and accessible name of the focused element, such as 'button Add'. */
function readFocused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return 'body'
    const isField = focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement || focused instanceof HTMLSelectElement
    const labels = (focused.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => document.getElementById(id))
    const text = isField ? focused.labels?.[0]?.textContent : focused.textContent
    const name =
      focused.getAttribute('aria-label') ??
      ([...labels.map((label) => label?.textContent), text].find(Boolean) || focused.getAttribute('title'))
    return `${focused.tagName.toLowerCase()} ${(name ?? '').trim().slice(0, 80)}`
  })
}

/** Presses a key until the focus is on the wanted element, and fails with the elements that it was on instead. */
export async function moveFocusTo(page: Page, wanted: RegExp, key = 'Tab', limit = 120): Promise<void> {
  const passed: string[] = []
  for (let presses = 0; presses <= limit; presses += 1) {
    const focused = await readFocused(page)
    if (wanted.test(focused)) return
    passed.push(focused)
    await page.keyboard.press(key)
  }
  throw new Error(`${wanted.source} never had the focus, but ${passed.join(' | ')}`)
}
