import { randomUUID } from 'node:crypto'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { siteUrl } from './support/sites'

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
