import { randomUUID } from 'node:crypto'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { ask } from './support/http'
import { listCarPaths, PORT, siteUrl } from './support/sites'

/** A demonstration car with a price and its own lender. */
const CAR = '/cars/2023-toyota-rav4-gx-hybrid-hc20417'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

/** A shopper on a phone whose taps and answered fields are counted. */
class Shopper {
  taps = 0
  fields = 0

  constructor(readonly page: Page) {}

  async open(slug: string, path = '/'): Promise<void> {
    // one address may send only a few forms a minute
    await this.page.setExtraHTTPHeaders({ 'x-forwarded-for': `203.0.113.${1 + Math.floor(Math.random() * 250)}` })
    await this.page.goto(siteUrl(slug, path), { waitUntil: 'networkidle' })
  }

  async tap(target: Locator): Promise<void> {
    await target.tap()
    this.taps += 1
  }

  async type(label: string, text: string, within: Locator = this.page.locator('main')): Promise<void> {
    await within.getByLabel(label, { exact: true }).fill(text)
    this.fields += 1
  }

  /** Answers the questions that are still open in a step: a choice for each empty list. */
  async choose(within: Locator): Promise<void> {
    for (const select of await within.locator('select:visible').all()) {
      if ((await select.inputValue()) !== '') continue
      await select.selectOption({ index: 1 })
      this.fields += 1
    }
  }

  async typeContact(within?: Locator): Promise<void> {
    await this.type('First Name', 'Alannah', within)
    await this.type('Last Name', `Whitmore ${randomUUID().slice(0, 4)}`, within)
    await this.type('Mobile', '0491 570 156', within)
    await this.type('Postcode', '4105', within)
    await this.type('Email', 'shopper@example.com', within)
  }
}

test('LOOK-03: comparing three cars takes at most 4 taps', async ({ page }) => {
  const shopper = new Shopper(page)
  await shopper.open('harbour', '/search')
  for (const index of [0, 1, 2]) {
    const compare = page
      .locator('main article')
      .nth(index)
      .getByRole('button', { name: /^Compare / })
    await shopper.tap(compare)
    await expect(compare).toHaveAttribute('aria-pressed', 'true')
  }
  await shopper.tap(page.getByRole('link', { name: 'Compare 3 cars' }))
  await expect(page.getByRole('region', { name: 'Comparison' }).locator('thead th')).toHaveCount(3)
  expect(shopper.taps).toBeLessThanOrEqual(4)
})

test('FIN-01: from the weekly repayment of a car to a sent finance enquiry takes at most 12 fields', async ({ page }) => {
  const shopper = new Shopper(page)
  await shopper.open('harbour', CAR)
  await expect(page.getByText(/\$\d+ (?:a|per) week/).first()).toBeVisible()
  await shopper.tap(page.getByRole('link', { name: 'Get Finance' }).locator('visible=true').first())
  await page.waitForURL(/\/finance\?/)
  await page.waitForLoadState('networkidle')
  const form = page.locator('main section:has(form[action="/api/leads"])').last()
  const submit = form.locator('form[action="/api/leads"] button[type=submit]:visible')
  while (!(await form.getByLabel('First Name').isVisible())) {
    await shopper.choose(form)
    await shopper.tap(submit)
  }
  await shopper.choose(form)
  await shopper.typeContact(form)
  await form.getByLabel('I agree to the terms of use').check()
  shopper.fields += 1
  await shopper.tap(submit)
  await expect(page).toHaveURL(/\/success$/)
  expect(shopper.fields).toBeLessThanOrEqual(12)
})

test('TRD-01: from the home page to an offer for a trade-in takes at most 25 fields', async ({ page }) => {
  const shopper = new Shopper(page)
  await shopper.open('harbour')
  await shopper.tap(page.getByRole('link', { name: 'Value my car' }))
  await page.waitForURL(/\/trade-in/)
  const form = page.locator('main form')
  const title = page.getByRole('heading', { level: 1 })
  const goOn = () => shopper.tap(form.locator('button[type=submit]:visible').first())
  await expect(title).toHaveText('Value my trade-in')
  await goOn()
  await expect(page.getByLabel('Make', { exact: true })).toBeVisible()
  for (const [label, text] of [
    ['Make', 'Toyota'],
    ['Model', 'RAV4'],
    ['Year', '2022'],
    ['Odometer', '60000'],
  ] as const)
    await shopper.type(label, text)
  await goOn()
  await expect(title).toHaveText('What condition is it in?')
  await shopper.choose(form)
  await goOn()
  await expect(title).toHaveText('Where should we send the offer?')
  await shopper.typeContact()
  await goOn()
  await expect(page.getByText('We offer')).toBeVisible()
  expect(shopper.fields).toBeLessThanOrEqual(25)
})

/** Finds a car of a listing that can be reserved. Other tests reserve the cars at both ends. */
async function findReservable(slug: string): Promise<string> {
  for (const car of (await listCarPaths(slug)).slice(3, -3)) {
    const { body } = await ask(PORT, `${car}/buy-online`, { host: `${slug}.localhost:${PORT}` })
    if (body.includes('Hold this car')) return car
  }
  throw new Error('no car can be reserved')
}

test('BUY-03: from the search results to a reserved car takes at most 8 taps and 8 fields', async ({ page }) => {
  const car = await findReservable('summit')
  const shopper = new Shopper(page)
  await shopper.open('summit', '/search')
  await shopper.tap(page.locator(`main article a[href="${car}"]:visible`).first())
  await page.waitForURL(`**${car}`)
  await shopper.tap(page.locator(`a[href$="${car}/buy-online"]:visible`).first())
  await page.waitForURL('**/buy-online')
  await shopper.typeContact()
  await shopper.tap(page.locator('main form button[type=submit]:visible').first())
  await expect(page.getByText('This is a demonstration.')).toBeVisible()
  await shopper.tap(page.getByRole('button', { name: /^Reserve for \$200/ }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The car is reserved')
  expect(shopper.taps).toBeLessThanOrEqual(8)
  expect(shopper.fields).toBeLessThanOrEqual(8)
})

test('LOC-13, PHONE-01: from the home page to a dealership’s hours on Sunday and a call takes at most 3 taps', async ({ page }) => {
  // dialling leaves the browser: the address of the tapped link is recorded, and not followed
  const dialled: string[] = []
  await page.exposeFunction('recordDialled', (href: string) => dialled.push(href))
  await page.addInitScript(() =>
    window.addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a[href^="tel:"]') : null
      if (!link) return
      event.preventDefault()
      Reflect.get(window, 'recordDialled')(link.getAttribute('href'))
    }),
  )
  const shopper = new Shopper(page)
  await shopper.open('harbour')
  await shopper.tap(page.getByRole('link', { name: /^View Location Details\s*: Harbour City Moorooka$/ }))
  await page.waitForURL('**/our-location/moorooka')
  const sunday = page.getByRole('table', { name: /^Opening hours/ }).getByRole('row', { name: /^Sunday/ })
  await expect(sunday).toBeVisible()
  await expect(sunday).toContainText(/Closed|Open \d/)
  const fold = page.locator('main details[data-reveal-phone]').first()
  await shopper.tap(fold.locator('summary'))
  await shopper.tap(fold.locator('a[href^="tel:"]'))
  await expect.poll(() => dialled).toEqual([expect.stringMatching(/^tel:\+?\d{9,}$/)])
  expect(shopper.taps).toBeLessThanOrEqual(3)
})
