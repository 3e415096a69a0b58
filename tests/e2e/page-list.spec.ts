import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { cmsAs, signInToAdmin, textContent } from './support/cms'
import { PORT } from './support/sites'
import { ADMIN, MARKETING } from './support/two-people'

const LIST = `http://localhost:${PORT}/admin/collections/pages`

async function findTenant(slug: string): Promise<number> {
  const [tenant] = await cmsAs(ADMIN).find('tenants', `where[slug][equals]=${slug}`)
  return tenant?.id ?? 0
}

test('EDT-12: pages are listed as a tree with state and last editor, found by the words of their blocks, and trashed after a question', async ({
  page,
}) => {
  const cms = cmsAs(MARKETING)
  const word = `zebra${randomUUID().slice(0, 8)}`
  const tenant = await findTenant('harbour')
  const layout = [{ blockType: 'richText', content: textContent(`Come and see the ${word}`) }]
  const path = `/pages/list-${word}`
  const made = await cms.create('pages', { tenant, title: 'Listed', path, layout, _status: 'draft' }, '&draft=true')
  try {
    await signInToAdmin(page, MARKETING)
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(LIST)
      const rows = page
        .getByRole('list')
        .filter({ has: page.getByRole('checkbox') })
        .getByRole('listitem')
      await expect(rows.first()).toContainText('Home', { timeout: 60_000 })
      await expect(rows.filter({ hasText: path })).toContainText('Draft')
      await expect(rows.filter({ hasText: path })).toContainText(/\d{4}, \d{1,2}:\d\d [ap]m.*by /)
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
    }
    await page.getByRole('searchbox', { name: 'Find pages' }).fill(word.toUpperCase())
    await page.getByRole('button', { name: 'Find', exact: true }).click()
    await expect(page.getByText(/^1 page\. Times are in Brisbane time/)).toBeVisible({ timeout: 30_000 })
    // the name of a block type finds pages with that block
    await page.getByLabel('With the block').selectOption({ label: 'FAQ' })
    await page.getByRole('button', { name: 'Find', exact: true }).click()
    await expect(page.getByText('No page matches.')).toBeVisible({ timeout: 30_000 })

    await page.goto(`${LIST}?q=${word}`)
    await expect(async () => {
      await page.getByRole('checkbox', { name: 'Select Listed' }).check()
      await page.getByRole('button', { name: 'Move to the trash' }).click({ timeout: 2_000 })
    }).toPass({ timeout: 30_000 })
    const dialog = page.getByRole('dialog', { name: 'Move “Listed” to the trash?' })
    await dialog.getByRole('button', { name: 'Move to the trash' }).click()
    await expect(page.getByText('No page matches.')).toBeVisible({ timeout: 30_000 })
    await page.getByRole('link', { name: 'Trash', exact: true }).first().click()
    await expect(page.getByRole('link', { name: 'Listed' })).toBeVisible({ timeout: 30_000 })
  } finally {
    await cms.removeForGood('pages', made.id)
  }
})

test('EDT-12: staff of the platform see the pages of all sites, and filter by site', async ({ page }) => {
  await signInToAdmin(page, ADMIN)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(LIST)
  await expect(page.getByText('1 of ')).toBeVisible({ timeout: 60_000 })
  await page.locator('select[name=site]').selectOption(String(await findTenant('drifter')))
  await page.getByRole('button', { name: 'Find', exact: true }).click()
  await expect(page.getByText(/pages?\. Times are in/)).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('link', { name: 'Home', exact: true })).toHaveCount(1)
})

test('EDT-12: the head of a page’s form says who saved it last and when, and follows the next save', async ({ page }) => {
  const cms = cmsAs(ADMIN)
  const nameOf = async (email: string) => String((await cms.find('users', `where[email][equals]=${email}`))[0]?.name)
  const [admin, marketing] = [await nameOf(ADMIN), await nameOf(MARKETING)]
  const path = `/pages/head-${randomUUID().slice(0, 8)}`
  const body = { tenant: await findTenant('harbour'), title: 'Head', path, layout: [], _status: 'draft' }
  const made = await cms.create('pages', body, '&draft=true')
  try {
    await signInToAdmin(page, MARKETING)
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(`${LIST}/${made.id}`)
    const head = page.locator('.doc-controls__meta')
    await expect(head).toContainText(`Last editor: ${admin}`, { timeout: 60_000 })
    await expect(head).toContainText(/Changed: .*\d{4}.* [ap]m/)
    await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => undefined)
    await page.locator('#field-title').fill('Head and shoulders')
    await expect(head).toContainText(`Last editor: ${marketing}`, { timeout: 30_000 })
  } finally {
    await cms.removeForGood('pages', made.id)
  }
})
