import { expect, type Page, test } from '@playwright/test'
import { PORT } from './support/sites'
import { ADMIN, makeSharedPage, MARKETING, openAs } from './support/two-people'
import { cmsAs } from './support/cms'

const buttonOf = (page: Page, block: number) => page.getByRole('button', { name: new RegExp(`note.* on ${block} `, 'i') })

test('EDT-29: a note is left on a block with a colleague mentioned, survives a failed save, is counted, opened by its link and resolved', async ({
  browser,
}) => {
  const made = await makeSharedPage(2)
  try {
    const before = (await made.cms.read(`pages/versions?where[parent][equals]=${made.id}&depth=0`)).totalDocs
    const page = await openAs(browser, MARKETING, made.id)
    await buttonOf(page, 2).click({ timeout: 30_000 })
    const panel = page.getByRole('dialog', { name: /Notes on 2\. Call to action/ })
    await panel.getByLabel('New note').fill('Shorter, please')
    await panel
      .getByRole('group', { name: /Mention colleagues/ })
      .getByRole('checkbox')
      .first()
      .check()
    await page.route('**/api/pages/*/notes', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
    await panel.getByRole('button', { name: 'Add note' }).click()
    await expect(panel.getByRole('status')).toContainText('try again')
    await page.unroute('**/api/pages/*/notes')
    await page.keyboard.press('Escape')
    await expect(panel).toHaveCount(0)
    await buttonOf(page, 2).press('Enter')
    await expect(panel.getByLabel('New note')).toHaveValue('Shorter, please')
    await panel.getByRole('button', { name: 'Add note' }).click()
    await expect(panel.locator('[data-note]')).toContainText('Shorter, please', { timeout: 15_000 })
    await expect(panel.locator('[data-note]')).toContainText('Mentions')
    await expect(panel.locator('[data-note] time')).toHaveText(/, \d{1,2}:\d\d [ap]m AEST$/)
    await panel.getByRole('button', { name: 'Close' }).click()
    await expect(buttonOf(page, 2)).toHaveText('1 note')

    // A note is no edit of the page.
    expect((await made.cms.read(`pages/versions?where[parent][equals]=${made.id}&depth=0`)).totalDocs).toBe(before)
    await page.goto(`http://localhost:${PORT}/admin/collections/pages?q=${made.path.slice('/pages/'.length)}`)
    await expect(page.getByRole('listitem').filter({ hasText: made.path })).toContainText('1 open note', { timeout: 30_000 })
    await page.context().close()

    const [note] = await cmsAs(ADMIN).find('block-notes', `where[page][equals]=${made.id}`)
    const phone = await openAs(browser, ADMIN, made.id, { width: 390, height: 844 })
    await phone.goto(`http://localhost:${PORT}/admin/collections/pages/${made.id}?note=${note?.id}`)
    const sheet = phone.getByRole('dialog', { name: /Notes on 2\./ })
    await expect(sheet).toBeVisible({ timeout: 40_000 })
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await expect(sheet.getByRole('button', { name: 'Edit' })).toHaveCount(0)
    await sheet.getByRole('button', { name: 'Resolve' }).click()
    await expect(sheet.getByRole('button', { name: 'Reopen' })).toBeVisible({ timeout: 15_000 })
    await sheet.getByRole('button', { name: 'Close' }).click()
    await expect(buttonOf(phone, 2)).toHaveText('Notes')
    await phone.context().close()
  } finally {
    await made.remove()
  }
})
