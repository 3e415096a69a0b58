import { expect, type Page, test } from '@playwright/test'
import { SAMPLE_TEXTS } from '@/domain/blocks/sample-texts'
import { makeSharedPage, MARKETING, openAs } from './support/two-people'

const { heading } = SAMPLE_TEXTS.dealer

/** Holds back the calls of server functions that a test chooses, and lets the others pass. */
async function holdCalls(page: Page, address: string, isHeld: (body: string) => boolean) {
  const calls = { held: 0, passed: 0 }
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(address, async (route) => {
    const request = route.request()
    if (request.method() !== 'POST' || request.headers()['next-action'] === undefined) return route.continue()
    if (!isHeld(request.postData() ?? '')) {
      calls.passed += 1
      return route.continue()
    }
    calls.held += 1
    await released
    return route.continue()
  })
  return { calls, release: () => release() }
}

test('EDT-30: a new block with its samples takes keys after one call for its row alone, while the whole form waits for the server', async ({
  browser,
}) => {
  const shared = await makeSharedPage(12)
  try {
    const page = await openAs(browser, MARKETING, shared.id)
    await page.setViewportSize({ width: 1600, height: 1000 })
    const { calls, release } = await holdCalls(page, '**/admin/collections/pages/*', (body) => body.includes('"layout.0.heading"'))
    const field = page.locator('#field-layout__12__heading')
    await expect(async () => {
      const block = page.getByRole('dialog').getByTitle('Call to action', { exact: true })
      if (!(await block.isVisible())) await page.locator('.blocks-field__drawer-toggler').first().click({ timeout: 5_000 })
      await block.click({ timeout: 5_000 })
      await expect(field).toBeVisible({ timeout: 10_000 })
    }).toPass({ timeout: 60_000 })
    await expect(field).toHaveValue(heading)
    expect(calls.passed).toBe(1)
    await expect(page.locator('#layout-row-12')).toContainText('Call to action')
    await field.fill('Typed at once')

    await expect.poll(() => calls.held, { timeout: 20_000 }).toBeGreaterThan(0)
    release()
    // neither the server's answer nor the save takes the text away
    await expect.poll(async () => (await shared.read()).layout[12]?.heading, { timeout: 30_000 }).toBe('Typed at once')
    await expect(field).toHaveValue('Typed at once')
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.locator('#layout-row-12')).toHaveCount(0)
  } finally {
    await shared.remove()
  }
})

test('EDT-30: a key in a heading shows in the preview before the server has rendered the block, and the server’s version follows', async ({
  browser,
}) => {
  const shared = await makeSharedPage(12)
  try {
    const page = await openAs(browser, MARKETING, shared.id)
    await page.setViewportSize({ width: 1600, height: 1000 })
    const preview = page.frameLocator('#live-preview-iframe')
    const block = preview.locator('[data-preview-block]').nth(4)
    await expect(block.getByRole('heading', { name: 'Heading 5', exact: true })).toBeVisible({ timeout: 60_000 })
    const { calls, release } = await holdCalls(page, '**/preview/**', () => true)
    const field = page.locator('#field-layout__4__heading')
    // Payload draws the fields of a block when it comes near the view
    await page.locator('#layout-row-4').scrollIntoViewIfNeeded()
    await field.click()
    await page.keyboard.press('End')
    await expect(async () => {
      await page.keyboard.type('!')
      await expect(block.getByRole('heading', { name: /^Heading 5!+$/ })).toBeVisible({ timeout: 3_000 })
    }).toPass({ timeout: 60_000 })
    const typed = await field.inputValue()
    await page.keyboard.type(' at once')
    await expect(block.getByRole('heading', { name: `${typed} at once`, exact: true })).toBeVisible()
    await expect.poll(() => calls.held, { timeout: 20_000 }).toBe(1)
    // a text that was not in the page is rendered by the server
    await page.locator('#field-layout__4__text').fill('')
    release()
    await expect(block.getByText('Text 5', { exact: true })).toHaveCount(0, { timeout: 20_000 })
    await expect(block.getByRole('heading', { name: `${typed} at once`, exact: true })).toBeVisible()
    await expect.poll(async () => (await shared.read()).layout[4]?.heading, { timeout: 30_000 }).toBe(`${typed} at once`)
  } finally {
    await shared.remove()
  }
})

test('ADM-02: a click into a block scrolls the preview to it, and the form not at all', async ({ browser }) => {
  const shared = await makeSharedPage(12)
  try {
    const page = await openAs(browser, MARKETING, shared.id)
    await page.setViewportSize({ width: 1600, height: 700 })
    const block = page.frameLocator('#live-preview-iframe').locator('[data-preview-block]').nth(9)
    await expect(block).toBeVisible({ timeout: 60_000 })
    const field = page.locator('#field-layout__9__heading')
    await expect(async () => {
      await page.locator('#layout-row-9').scrollIntoViewIfNeeded()
      await expect(field).toBeInViewport({ timeout: 2_000 })
    }).toPass({ timeout: 30_000 })
    const topOf = async () => Math.round((await field.boundingBox())?.y ?? -1)
    // fields above may still be drawn
    await expect(async () => {
      const top = await topOf()
      await page.waitForTimeout(500)
      expect(await topOf()).toBe(top)
    }).toPass({ timeout: 30_000 })
    const top = await topOf()
    await expect(block).not.toBeInViewport()
    await field.click()
    await expect(block).toBeInViewport()
    await page.waitForTimeout(500)
    expect(await topOf()).toBe(top)
  } finally {
    await shared.remove()
  }
})

test('EDT-30: blocks outside of the view are neither laid out nor rendered, also after a new one at the end, and are still found and typed into', async ({
  browser,
}) => {
  const shared = await makeSharedPage(40)
  try {
    const page = await openAs(browser, MARKETING, shared.id)
    await page.setViewportSize({ width: 1600, height: 1000 })
    const isLaidOut = (row: number) =>
      page.locator(`#layout-row-${row} .blocks-field__fields`).evaluate((fields) => fields.checkVisibility({ contentVisibilityAuto: true }))
    const heading = (row: number) => page.locator(`#field-layout__${row}__heading`)
    await expect(heading(0)).toBeVisible()
    expect(await isLaidOut(0)).toBe(true)
    expect(await isLaidOut(30)).toBe(false)

    await page.locator('.blocks-field__drawer-toggler').first().click()
    await page.getByRole('dialog').getByTitle('Call to action', { exact: true }).click()
    await expect(heading(40)).toBeVisible()
    expect(await isLaidOut(20)).toBe(false)
    await expect(heading(20)).toHaveCount(0)

    // the browser's own search finds the label of a block that is not laid out, and shows it
    expect(await page.evaluate(() => Reflect.apply(Reflect.get(window, 'find'), window, ['Heading 21']))).toBe(true)
    await expect(heading(20)).toBeInViewport()
    expect(await isLaidOut(20)).toBe(true)

    // blocks above that are rendered meanwhile don't move what is in view
    const topOf = (row: number) => page.locator(`#layout-row-${row}`).evaluate((one) => Math.round(one.getBoundingClientRect().top))
    await expect.poll(async () => (await heading(19).count()) + (await heading(21).count())).toBe(2)
    await page.waitForTimeout(1_000)
    const above = await page
      .locator('.blocks-field__fields')
      .evaluateAll((all) => all.slice(0, 20).findLastIndex((fields) => fields.childElementCount === 0))
    const before = await topOf(20)
    let scrolled = 0
    await page.mouse.move(300, 900)
    while ((await heading(above).count()) === 0) {
      await page.mouse.wheel(0, -200)
      scrolled += 200
      await page.waitForTimeout(300)
    }
    await expect.poll(async () => Math.abs((await topOf(20)) - before - scrolled)).toBeLessThan(5)
    await page.mouse.wheel(0, scrolled)

    await heading(20).fill('Typed after a search')
    // menus of the block that is edited may reach beyond it
    await expect(page.locator('#layout-row-20 > .collapsible')).toHaveCSS('content-visibility', 'visible')
    await expect(page.locator('#layout-row-19 > .collapsible')).toHaveCSS('content-visibility', 'auto')
    await expect.poll(async () => (await shared.read()).layout[20]?.heading, { timeout: 30_000 }).toBe('Typed after a search')
  } finally {
    await shared.remove()
  }
})
