import { randomUUID } from 'node:crypto'
import { expect, test, type Page, type Request } from '@playwright/test'
import { demoLogins } from '@demo/seed'
import { openAdmin, signInToAdmin } from './support/cms'
import { ask } from './support/http'
import { PORT, SITES, siteUrl } from './support/sites'

const OTHER_SITES = SITES.filter((slug) => slug !== 'harbour')

/** Signs in by the admin's form. No other browser test may sign in with this account meanwhile. */
async function signInByForm(page: Page, email: string) {
  await page.goto(`http://localhost:${PORT}/admin/login`)
  await expect(async () => {
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password').fill(demoLogins.find((login) => login.email === email)?.password ?? '')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.waitForURL(/\/admin$/, { timeout: 10_000 })
  }).toPass({ timeout: 40_000 })
}

const publishButton = (page: Page) => page.getByRole('button', { name: /^(?:publish changes|save)$/i }).first()

/** Types into a form until the form has registered it: input before hydration is lost. */
async function edit(page: Page, type: () => Promise<void>) {
  await expect(async () => {
    await type()
    await expect(publishButton(page)).toBeEnabled({ timeout: 2_000 })
  }).toPass({ timeout: 40_000 })
}

async function fillDate(page: Page, field: string, date: string) {
  await page.locator(`#field-${field}`).fill(date)
}

/**
 * Clicks publish and waits for the response to this save, because a toast may be left from the previous one. A click while a draft is being
 * saved may be lost, so it is repeated.
 */
async function publish(page: Page) {
  const button = publishButton(page)
  await expect(async () => {
    await expect(button).toBeEnabled()
    const [saved] = await Promise.all([
      page.waitForResponse((answer) => isSave(answer.request()), { timeout: 15_000 }),
      button.click({ timeout: 5_000 }),
    ])
    expect(saved.ok()).toBe(true)
  }).toPass({ timeout: 60_000 })
}

/** Payload sends long reads as POST with an override; drafts are autosaves, and an open form reports its presence. */
function isSave(request: Request): boolean {
  const isWrite = ['POST', 'PATCH'].includes(request.method()) && request.headers()['x-payload-http-method-override'] !== 'GET'
  return isWrite && /\/api\/(pages|promo-cards)/.test(request.url()) && !/autosave=true|\/presence/.test(request.url())
}

test("CARD-02: marketing changes a banner and a promo's dates, and the shopper's next page view shows both, on this site only", async ({
  page,
}) => {
  const banner = `Banner ${randomUUID().slice(0, 8)}`
  const promo = `Promo ${randomUUID().slice(0, 8)}`
  await signInToAdmin(page, 'marketing@harbour.example')

  const found = await page.request.get(`http://localhost:${PORT}/api/pages?depth=0&limit=1&where[path][equals]=/`)
  const { docs } = await found.json()
  await openAdmin(page, `/collections/pages/${docs[0].id}`)
  const heading = page.locator('input[name="layout.0.slides.0.heading"]')
  await expect(heading).toBeVisible({ timeout: 20_000 })
  await edit(page, () => heading.fill(banner))
  await publish(page)

  await openAdmin(page, '/collections/promo-cards/create')
  await page.locator('input[name="title"]').fill(promo)
  await page.locator('input[name="node.heading"]').fill(promo)
  await page.locator('input[name="position"]').fill('1')
  await publish(page)
  // The new card's own form replaces the form that created it.
  await page.waitForURL(/promo-cards\/\d+/)

  const home = await ask(PORT, '/', { host: 'harbour.localhost' })
  expect(home.body).toContain(banner)
  expect(home.body).toContain(promo)
  for (const slug of OTHER_SITES) {
    const other = await ask(PORT, '/', { host: `${slug}.localhost` })
    expect(other.body).not.toContain(banner)
    expect(other.body).not.toContain(promo)
  }

  // Once its dates are over, the card disappears from the page.
  await page.reload()
  await edit(page, async () => {
    await fillDate(page, 'start', '2024-01-01T09:00')
    await fillDate(page, 'expiry', '2024-01-02T09:00')
  })
  await publish(page)
  expect((await ask(PORT, '/', { host: 'harbour.localhost' })).body).not.toContain(promo)
})

test('TEN-02: a shopper searches, opens a car and enquires; sales staff find the lead in the admin', async ({ page }) => {
  const name = `Shopper ${randomUUID().slice(0, 8)}`
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(siteUrl('harbour', '/search/used-cars'))
  const card = page.getByRole('link', { name: /view car/i }).first()
  await card.click()
  await expect(page).toHaveURL(/\/cars\//)
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  await page.waitForLoadState('networkidle')
  await page
    .getByRole('link', { name: /enquire now/i })
    .or(page.getByRole('button', { name: /enquire now/i }))
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await dialog.getByLabel('First Name').fill(name)
  await dialog.getByLabel('Last Name').fill('Testing')
  await dialog.getByLabel('Postcode').fill('4000')
  await dialog.getByLabel('Mobile').fill('0491 570 156')
  await dialog.getByRole('textbox', { name: 'Email' }).fill('shopper@example.com')
  await dialog.getByLabel('Comments').fill('Is it still there?')
  // The spam check refuses forms that are filled in faster than a person could.
  await page.waitForTimeout(3_200)
  await dialog.getByRole('button', { name: /send|enquire/i }).click()
  await expect(page).toHaveURL(/\/success$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Thank you')

  await page.setViewportSize({ width: 1280, height: 900 })
  await signInByForm(page, 'sales@harbour.example')
  await page.goto(`http://localhost:${PORT}/admin/collections/leads`)
  const lead = await page.getByRole('link', { name }).getAttribute('href')
  await page.goto(`http://localhost:${PORT}${lead}`)
  await expect(page.locator('input[name="email"]')).toHaveValue('shopper@example.com')
  const make = await page.locator('input[name="vehicle_make"]').inputValue()
  expect(make).not.toBe('')
  expect(title).toContain(make)

  await page.context().clearCookies()
  await signInToAdmin(page, 'sales@summit.example')
  await page.goto(`http://localhost:${PORT}/admin/collections/leads`)
  await expect(page.getByRole('link', { name })).toHaveCount(0)
})
