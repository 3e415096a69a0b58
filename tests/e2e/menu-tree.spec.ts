import { expect, type Page, test } from '@playwright/test'
import { cmsAs, openAdmin, signInToAdmin } from './support/cms'
import { ask } from './support/http'
import { openPreview } from './support/open-preview'
import { PORT } from './support/sites'

async function findSettings(site: string) {
  const cms = cmsAs(`marketing@${site}.example`)
  const [tenant] = await cms.find('tenants', `where[slug][equals]=${site}`)
  const [settings] = await cms.find('site-settings', `where[tenant][equals]=${tenant?.id}`)
  const id = settings?.id ?? 0
  const read = () => cms.read(`site-settings/${id}?depth=0`)
  return { site, id, read, putBack: () => cms.update('site-settings', id, { menuTree: null }) }
}

/** Opens the form of the menus with its preview. */
async function openMenus(page: Page, { site, id }: { site: string; id: number }) {
  await signInToAdmin(page, `marketing@${site}.example`)
  await openAdmin(page, `/collections/site-settings/${id}`)
  await expect(page.locator('#action-save')).toBeVisible({ timeout: 60_000 })
  await page.locator('.tabs-field__tab-button', { hasText: 'Menus' }).click()
  await expect(lineOf(page, 'header', 'finance')).toBeVisible()
}

const menuOf = (page: Page, menu: 'header' | 'footer') => page.locator(`[data-menu="${menu}"]`)
const lineOf = (page: Page, menu: 'header' | 'footer', id: string) => menuOf(page, menu).locator(`[data-line="${id}"]`)
const nameOf = (page: Page, menu: 'header' | 'footer', id: string) => lineOf(page, menu, id).locator('button[aria-expanded]')

/** Drags a line of the header by its handle to the place of the first one. A slow machine may miss a drag, so it is repeated. */
async function dragToTop(page: Page, id: string): Promise<void> {
  const first = menuOf(page, 'header').locator('[data-line]').first()
  await expect(async () => {
    if ((await first.getAttribute('data-line')) === id) return
    const from = lineOf(page, 'header', id)
    await first.scrollIntoViewIfNeeded()
    const [start, end] = [await from.locator('[aria-hidden="true"]').first().boundingBox(), await first.boundingBox()]
    if (!start || !end) throw new Error('the lines are not drawn')
    const x = start.x + start.width / 2
    await page.mouse.move(x, start.y + start.height / 2)
    await page.mouse.down()
    await page.mouse.move(x, end.y + end.height / 2, { steps: 12 })
    await expect(from).toHaveAttribute('data-dragging', 'true', { timeout: 3_000 })
    await page.mouse.move(x, end.y + 4, { steps: 4 })
    await page.mouse.up()
    await expect(first).toHaveAttribute('data-line', id, { timeout: 3_000 })
  }).toPass({ timeout: 40_000 })
}

/** The header's words in the preview, hidden ones too. */
const shown = (page: Page) => page.locator('#live-preview-iframe').contentFrame().locator('header nav').first()

async function showWidth(page: Page, name: string) {
  await page.locator('.live-preview-toolbar-controls__breakpoint').click()
  await page.getByRole('button', { name }).click()
}

test('EDT-15: lines are renamed, moved, nested, hidden and added with the keyboard, previewed before saving at both widths, and saved', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1600, height: 1000 })
  const settings = await findSettings('drifter')
  try {
    await openMenus(page, settings)
    const frame = page.locator('#live-preview-iframe')
    await openPreview(page)
    await expect(shown(page)).toContainText('Finance', { timeout: 30_000 })

    await nameOf(page, 'header', 'finance').click()
    await lineOf(page, 'header', 'finance').getByLabel('Name').fill('Ways to pay')
    await nameOf(page, 'header', 'finance').press('Alt+ArrowUp')
    await expect(nameOf(page, 'header', 'finance')).toBeFocused()
    await expect(menuOf(page, 'header').getByText('Ways to pay is 4 of 7.')).toBeAttached()
    await menuOf(page, 'header').getByRole('button', { name: 'Hide Home' }).click()
    await nameOf(page, 'header', 'company/careers').press('Alt+ArrowLeft')
    await expect(lineOf(page, 'header', 'company/careers')).toHaveAttribute('data-level', '1')
    await nameOf(page, 'header', 'company').click()
    await lineOf(page, 'header', 'company').getByRole('button', { name: 'Add a link inside' }).click()
    const own = menuOf(page, 'header').locator('[data-line^="own-"]')
    await own.getByLabel('Name').fill('Our factory')
    await own.getByLabel('Leads to').fill('/about-us')
    await own.getByLabel('Leads to').press('Tab')

    await expect(shown(page)).toContainText('Ways to pay', { timeout: 20_000 })
    await expect(shown(page)).toContainText('Our factory', { timeout: 20_000 })
    await expect(shown(page)).not.toContainText('Home')
    const isMenuButtonShown = () => frame.contentFrame().getByRole('button', { name: 'Menu', exact: true }).first().isVisible()
    await showWidth(page, 'Phone')
    await expect.poll(isMenuButtonShown, { timeout: 20_000 }).toBe(true)
    await showWidth(page, 'Desktop')
    await expect.poll(isMenuButtonShown, { timeout: 20_000 }).toBe(false)
    expect((await ask(PORT, '/', { host: 'drifter.localhost' })).body).not.toContain('Ways to pay')

    await page.locator('#action-save').click()
    await expect
      .poll(async () => (await ask(PORT, '/', { host: 'drifter.localhost' })).body.includes('Our factory'), { timeout: 30_000 })
      .toBe(true)
    await page.reload()
    await page.locator('.tabs-field__tab-button', { hasText: 'Menus' }).click()
    await expect(nameOf(page, 'header', 'finance')).toContainText('Ways to pay', { timeout: 60_000 })
  } finally {
    await settings.putBack()
  }
})

test('EDT-15: at 390 px, a link of the footer is added, a line is dragged by its handle, and a link without an address is refused at the menu', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const settings = await findSettings('summit')
  try {
    await openMenus(page, settings)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await dragToTop(page, 'vehicles')

    await nameOf(page, 'footer', 'company').click()
    await lineOf(page, 'footer', 'company').getByRole('button', { name: 'Add a link inside' }).click()
    const own = menuOf(page, 'footer').locator('[data-line^="own-"]')
    await own.getByLabel('Name').fill('Recalls')
    await page.locator('#action-save').click()
    await expect(page.locator('#field-menuTree .field-error')).toContainText('“Recalls” leads nowhere', { timeout: 20_000 })
    await own.getByLabel('Leads to').fill('/contact')
    await own.getByLabel('Leads to').press('Tab')
    await page.locator('#action-save').click()
    const readTree = async () => JSON.stringify((await settings.read()).menuTree)
    await expect.poll(readTree, { timeout: 20_000 }).toContain('Recalls')
    expect(await readTree()).toContain('"header":[{"id":"vehicles"')
  } finally {
    await settings.putBack()
  }
})
