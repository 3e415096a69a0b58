import { expect, type Page, test } from '@playwright/test'
import { openPreview } from './support/open-preview'
import { makeSharedPage, MARKETING, openAs } from './support/two-people'

test.setTimeout(180_000)

/** Measures how long it takes from a click in the preview until a field of the form has the focus, in milliseconds. */
function timeFocus(page: Page): Promise<void> {
  return page.evaluate(() => {
    let clickedAt = 0
    window.addEventListener('message', ({ data }) => {
      if (data?.type === 'forecourt-open-block') clickedAt = performance.now()
    })
    document.addEventListener('focusin', ({ target }) => {
      if (target instanceof HTMLElement && target.id.startsWith('field-layout__'))
        document.body.dataset.focusedAfter = String(Math.round(performance.now() - clickedAt))
    })
  })
}

/** Returns the distance of the field from the position below the document's buttons, in px. */
function findOffset(page: Page, field: string): Promise<number> {
  return page.locator(`#${field}`).evaluate((input) => {
    const head = document.querySelector('.doc-controls')?.getBoundingClientRect().bottom ?? 0
    const top = (input.closest('.field-type') ?? input).getBoundingClientRect().top
    // the last fields of a form can't scroll to the top
    const isAtEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2
    return isAtEnd ? 0 : Math.abs(Math.round(top - head - 12))
  })
}

for (const blocks of [13, 60])
  test(`EDT-05: of ${blocks} blocks a click in the preview opens the clicked text’s own field at the top of the form, folded or not`, async ({
    browser,
  }) => {
    const shared = await makeSharedPage(blocks)
    try {
      const page = await openAs(browser, MARKETING, shared.id)
      const preview = await openPreview(page)
      await timeFocus(page)
      await preview.getByText('Heading 1', { exact: true }).first().click()
      await expect(page.locator('#field-layout__0__heading')).toBeFocused({ timeout: 15_000 })
      const times: string[] = []
      const click = async (text: string, field: string) => {
        await preview.getByText(text, { exact: true }).first().click()
        await expect(page.locator(`#${field}`)).toBeFocused({ timeout: 15_000 })
        await expect.poll(() => findOffset(page, field), { timeout: 20_000 }).toBeLessThanOrEqual(3)
        times.push(`${text}: ${await page.locator('body').getAttribute('data-focused-after')} ms`)
      }
      await click('Heading 9', 'field-layout__8__heading')
      await click('Text 2', 'field-layout__1__text')
      await click(`Heading ${blocks - 1}`, `field-layout__${blocks - 2}__heading`)
      await page.getByRole('button', { name: 'Collapse All' }).first().click()
      await page.locator('.tabs-field__tab-button').nth(1).click()
      await click('Text 7', 'field-layout__6__text')
      test.info().annotations.push({ type: `click to focus, ${blocks} blocks`, description: times.join(', ') })
    } finally {
      await shared.remove()
    }
  })

test('EDT-10: texts, and added, moved and removed blocks are undone one by one and redone, by buttons and by keys, and the result is saved', async ({
  browser,
}) => {
  const shared = await makeSharedPage(3)
  try {
    const page = await openAs(browser, MARKETING, shared.id)
    const undo = page.getByRole('button', { name: 'Undo' })
    const redo = page.getByRole('button', { name: 'Redo' })
    const names = () =>
      shared.read().then(({ title, layout }) => [title, ...layout.map(({ link, heading }) => `${link?.label}: ${heading}`)])
    const rows = page.locator('[id^=layout-row-]')
    const first = await names()
    await expect(undo).toHaveAttribute('aria-disabled', 'true')

    const choose = async (place: number, action: string) => {
      const item = page.locator(`.array-actions__${action}:visible`)
      // the menu closes when the form is rendered at the same moment
      await expect(async () => {
        if (!(await item.isVisible())) await page.locator(`#layout-row-${place} .array-actions__button`).first().click({ timeout: 5_000 })
        await item.click({ timeout: 3_000 })
      }).toPass({ timeout: 30_000 })
      // values that the server adds to a new block are not a step
      await page.waitForTimeout(1_500)
    }
    await page.locator('#field-title').fill('Undone')
    await page.waitForTimeout(1_200)
    await page.locator('#field-layout__1__heading').fill('Heading 2 typed')
    await choose(0, 'duplicate')
    await choose(2, 'move-up')
    await choose(3, 'remove')
    await expect(rows).toHaveCount(3)
    await expect
      .poll(names, { timeout: 20_000 })
      .toEqual(['Undone', 'Block 1: Heading 1', 'Block 2: Heading 2 typed', 'Block 1: Heading 1'])
    const last = await names()

    await undo.click()
    await expect(rows).toHaveCount(4)
    await undo.click()
    // the keys undo while no text field has the caret
    await page.keyboard.press('Control+z')
    await expect(rows).toHaveCount(3)
    await undo.click()
    await expect(page.locator('#field-layout__1__heading')).toHaveValue('Heading 2')
    await undo.click()
    await expect(page.locator('#field-title')).toHaveValue('Shared')
    await expect(undo).toHaveAttribute('aria-disabled', 'true')
    await expect.poll(names, { timeout: 20_000 }).toEqual(first)

    await page.keyboard.press('Control+Shift+Z')
    await expect(page.locator('#field-title')).toHaveValue('Undone')
    for (let step = 0; step < 4; step += 1) await redo.click()
    await expect(redo).toHaveAttribute('aria-disabled', 'true')
    await expect.poll(names, { timeout: 20_000 }).toEqual(last)
  } finally {
    await shared.remove()
  }
})
