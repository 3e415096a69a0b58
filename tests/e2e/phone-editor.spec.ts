import { expect, test } from '@playwright/test'
import { makeSharedPage, MARKETING, openAs } from './support/two-people'

const PHONE = { width: 390, height: 844 }

test('EDT-28: at 390 px a page is edited, previewed by a switch, given a block and published, and the desktop keeps its preview', async ({
  browser,
}) => {
  const made = await makeSharedPage(2)
  try {
    // as on a desktop where the preview was opened
    await made.cms.create('payload-preferences/collection-pages', { value: { editViewType: 'live-preview' } })
    const page = await openAs(browser, MARKETING, made.id, PHONE)
    const [form, preview] = [page.locator('#field-title'), page.locator('#live-preview-iframe')]
    await expect(preview).toBeHidden()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)

    await page.locator('.live-preview-toggler').click()
    await expect(preview).toBeVisible()
    await expect(form).toBeHidden()
    await preview.contentFrame().getByRole('heading', { name: 'Heading 2' }).click()
    await expect(page.locator('#field-layout__1__heading')).toBeFocused({ timeout: 10_000 })
    await expect(page.locator('#field-layout__1__heading')).toBeInViewport()

    await page.locator('.blocks-field__drawer-toggler').last().click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Call to action$/ })
      .first()
      .click()
    await page.locator('#field-layout__2__heading').fill('Added on a phone')
    // its other texts are samples still
    await page.getByRole('button', { name: 'Keep the sample' }).last().click()
    await page.locator('#action-save').click()
    await expect.poll(async () => (await made.cms.read(`pages/${made.id}?depth=0`))._status, { timeout: 20_000 }).toBe('published')
    await expect.poll(async () => (await made.read()).layout.at(-1)?.heading).toBe('Added on a phone')
    await page.context().close()

    const again = await openAs(browser, MARKETING, made.id)
    await expect(again.locator('#live-preview-iframe')).toBeVisible({ timeout: 40_000 })
    await again.context().close()
  } finally {
    await made.remove()
  }
})
