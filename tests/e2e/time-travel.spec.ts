import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { cmsAs, signInToAdmin } from './support/cms'
import { ask } from './support/http'
import { PORT } from './support/sites'
import { MARKETING } from './support/two-people'

const SITE = `http://harbour.localhost:${PORT}`
const YEAR = 365 * 86_400_000

/** Sets the time in the admin, and opens the site as of it. */
async function travel(page: Page, to: string, at: number): Promise<void> {
  const asOf = new Date(at).toISOString().slice(0, 16)
  await page.goto(`http://localhost:${PORT}/admin/time-travel?${new URLSearchParams({ page: to, at: asOf }).toString()}`)
  const target = await page.locator('[data-travel]').getAttribute('href')
  await page.goto(target ?? '')
}

test('EDT-22, ADM-06: staff see pages and search results with their promos as of a chosen time, visitors do not, and one press leads back', async ({
  page,
  browser,
}) => {
  const cms = cmsAs(MARKETING)
  const [tenant] = await cms.find('tenants', 'where[slug][equals]=harbour')
  const name = `Next year ${randomUUID().slice(0, 6)}`
  const node = { heading: name, tone: 'brand', link: { label: 'See', href: '/search' } }
  const start = Date.now() + YEAR
  const promo = await cms.create('promo-cards', {
    tenant: tenant?.id,
    title: name,
    node,
    position: 2,
    display: 'used',
    start: new Date(start).toISOString(),
  })
  try {
    await signInToAdmin(page, MARKETING)
    const bar = page.locator('[data-travel-bar]')
    await travel(page, '/search/used-cars', start + 3 * 86_400_000)
    await expect(page).toHaveURL(`${SITE}/search/used-cars`)
    await expect(bar).toContainText(/You see this site as of \d/)
    await expect(page.getByText(name).first()).toBeVisible()

    // what the browser asks for is of the same time
    const asked = await page.evaluate(() => fetch('/api/search?path=used-cars&sortBy=price-low').then((answer) => answer.text()))
    expect(asked).toContain(name)
    // also a search that is rendered on request, and any other page
    await page.goto(`${SITE}/search/used-cars?sortBy=price-low`)
    await expect(bar).toBeVisible()
    await expect(page.getByText(name).first()).toBeVisible()
    await page.goto(`${SITE}/`)
    await expect(bar).toBeVisible()

    const visitor = await browser.newPage()
    await visitor.goto(`${SITE}/search/used-cars`)
    await expect(visitor.locator('[data-travel-bar]')).toHaveCount(0)
    await expect(visitor.getByText(name)).toHaveCount(0)
    await visitor.close()

    await bar.getByRole('link', { name: 'Back to now' }).click()
    await expect(page).toHaveURL(`${SITE}/`)
    await expect(bar).toHaveCount(0)
    await page.goto(`${SITE}/search/used-cars`)
    await expect(page.getByText(name)).toHaveCount(0)
  } finally {
    await cms.remove('promo-cards', promo.id)
  }
})

test('SEC-01, EDT-22: a forged ticket shows nothing of another time, and staff of another site get no ticket for this one', async ({
  page,
}) => {
  const host = 'harbour.localhost'
  const forged = await ask(PORT, '/api/time-travel?ticket=1.9999999999.1.abc&to=/', { host })
  expect(forged.status).toBe(404)
  expect(forged.headers['set-cookie']).toBeUndefined()
  await signInToAdmin(page, 'marketing@summit.example')
  await page.goto(`http://localhost:${PORT}/admin/time-travel`)
  const target = new URL((await page.locator('[data-travel]').getAttribute('href')) ?? '')
  expect(target.hostname).toBe('summit.localhost')
  const elsewhere = await ask(PORT, `${target.pathname}${target.search}`, { host })
  expect(elsewhere.status).toBe(404)
})
