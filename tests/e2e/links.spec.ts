import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { cmsAs, textContent } from './support/cms'
import { MARKETING, openAs } from './support/two-people'
import { PORT } from './support/sites'

test.setTimeout(180_000)

type Stored = { _status?: unknown; layout?: { link?: { href?: string } }[] }

/** Makes a draft with one call to action, whose link leads to the given address. */
async function makePage(href: string) {
  const cms = cmsAs(MARKETING)
  const [tenant] = await cms.find('tenants', 'where[slug][equals]=harbour')
  const layout = [{ blockType: 'callToAction', heading: 'Come by', tone: 'plain', link: { label: 'Go', href } }]
  const path = `/linked-${randomUUID().slice(0, 8)}`
  const { id } = await cms.create('pages', { tenant: tenant?.id, title: 'Linked', path, layout, _status: 'draft' }, '&draft=true')
  const read = async (): Promise<Stored> => cms.read(`pages/${id}?draft=true&depth=0`)
  const readHref = async () => (await read()).layout?.[0]?.link?.href
  return { id, read, readHref, remove: () => cms.remove('pages', id) }
}

const field = (page: Page) => page.locator('#field-layout__0__link__href')
/** The address in the window for a link of formatted text. */
const textLinkField = (page: Page) => page.locator('.lexical-link-edit-drawer #field-url')
const options = (page: Page) => page.locator('[data-link-targets]').getByRole('option')

/** Types into the field until an option shows, and picks it. */
async function pick(page: Page, typed: string, option: RegExp, input = field(page)): Promise<void> {
  await expect(async () => {
    await input.click()
    await input.fill(typed)
    await expect(options(page).filter({ hasText: option }).first()).toBeVisible({ timeout: 8_000 })
  }).toPass({ timeout: 40_000 })
  await options(page).filter({ hasText: option }).first().click()
}

test('EDT-13: a link is picked from pages, searches with their count, and numbers; it reads in words and is stored as its address', async ({
  browser,
}) => {
  const linked = await makePage('/service')
  try {
    const page = await openAs(browser, MARKETING, linked.id)
    await expect(field(page)).toHaveValue(/^Page: .+, \/service$/, { timeout: 20_000 })
    await pick(page, 'toyota', /cars?$/)
    await expect(field(page)).toHaveValue(/^Search: .*Toyota.*, [\d,]+ cars?$/, { timeout: 20_000 })
    await expect.poll(linked.readHref, { timeout: 20_000 }).toMatch(/^\/search\/.*toyota|^\/search\?.*toyota/i)
    await pick(page, '07 3555 0100', /^Call 07 3555 0100/)
    await expect.poll(linked.readHref, { timeout: 20_000 }).toBe('tel:0735550100')
    await expect(field(page)).toHaveValue('Telephone: 0735550100', { timeout: 20_000 })
    // by keys alone
    await field(page).fill('about us')
    await expect(options(page).first()).toContainText('/about-us', { timeout: 20_000 })
    await field(page).press('Enter')
    await expect.poll(linked.readHref, { timeout: 20_000 }).toBe('/about-us')
  } finally {
    await linked.remove()
  }
})

test('EDT-13, ADM-20: a link to nothing stays in a draft, is refused on publishing at its field, is published once it is kept on purpose, and is then listed', async ({
  browser,
}) => {
  const gone = `/gone-${randomUUID().slice(0, 8)}`
  const linked = await makePage(gone)
  try {
    const page = await openAs(browser, MARKETING, linked.id)
    await page.locator('#action-save').click()
    const problems = page.locator('[data-problems]')
    await expect(problems).toContainText('Block 1 > Link > Address', { timeout: 30_000 })
    await expect(problems).toContainText(`Visitors find nothing at ${gone}`)
    await expect(page.locator('.field-type.error:has(#field-layout__0__link__href)')).toContainText('Keep it anyway')
    expect((await linked.read())._status).toBe('draft')
    await page.getByRole('button', { name: 'Keep it anyway' }).click()
    await expect(page.locator('[data-dead-link][data-kept]')).toBeVisible()
    await expect(async () => {
      await page.locator('#action-save').click()
      await expect.poll(async () => (await linked.read())._status, { timeout: 10_000 }).toBe('published')
    }).toPass({ timeout: 40_000 })
    await page.goto(`http://localhost:${PORT}/admin/dead-links`)
    const row = page.getByRole('listitem').filter({ has: page.locator(`a[href$="/pages/${linked.id}"]`) })
    await expect(row).toContainText(`Block 1 > Link > Address: ${gone}`)
    await expect(row).toContainText('Kept on purpose')
    // publishing has the site checked, and the next visit says so
    await expect(async () => {
      await page.reload()
      await expect(page.locator('[data-last-check]')).toContainText(/Last checked by itself .+, after the last publish: /, {
        timeout: 5_000,
      })
    }).toPass({ timeout: 60_000 })
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await page.waitForTimeout(500)
      await page.screenshot({ path: `test-results/site-check-${width}.png` })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
  } finally {
    await linked.remove()
  }
})

test('EDT-13: a link in formatted text is picked like any other, reads in words when it is opened again, and is stored as its address', async ({
  browser,
}) => {
  const cms = cmsAs(MARKETING)
  const [tenant] = await cms.find('tenants', 'where[slug][equals]=harbour')
  const layout = [{ blockType: 'richText', content: textContent('Come and see us') }]
  const path = `/text-link-${randomUUID().slice(0, 8)}`
  const { id } = await cms.create('pages', { tenant: tenant?.id, title: 'Text', path, layout, _status: 'draft' }, '&draft=true')
  try {
    const page = await openAs(browser, MARKETING, id)
    await page.setViewportSize({ width: 1600, height: 1000 })
    const text = page.locator('#layout-row-0 .ContentEditable__root')
    const drawer = page.locator('.lexical-link-edit-drawer')
    await expect(async () => {
      await text.click({ timeout: 5_000 })
      await page.keyboard.press('ControlOrMeta+A')
      await page.locator('#layout-row-0 .fixed-toolbar .toolbar-popup__button-link').click({ timeout: 5_000 })
      await expect(textLinkField(page)).toBeVisible({ timeout: 8_000 })
    }).toPass({ timeout: 60_000 })
    await expect(drawer.getByRole('radio')).toHaveCount(0)
    await pick(page, 'about us', /\/about-us/, textLinkField(page))
    await expect(textLinkField(page)).toHaveValue(/^Page: .+, \/about-us$/, { timeout: 20_000 })
    await page.screenshot({ path: 'test-results/text-link-1600.png' })
    await drawer.getByRole('button', { name: 'Save changes' }).click()
    await expect(drawer).toHaveCount(0, { timeout: 20_000 })
    const read = async () => JSON.stringify(await cms.read(`pages/${id}?draft=true&depth=0`))
    await expect.poll(read, { timeout: 30_000 }).toContain('"url":"/about-us"')
  } finally {
    await cms.remove('pages', id)
  }
})
