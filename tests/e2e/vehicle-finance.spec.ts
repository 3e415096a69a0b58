import { expect, test, type Page } from '@playwright/test'
import { cmsAs } from './support/cms'
import { collectEvents } from './support/events'
import { ask } from './support/http'
import { withTemporaryCar } from './support/temporary-car'
import { firstCarPath, PORT, siteUrl } from './support/sites'

/** A demonstration car with a price, its own lender and a petrol engine. */
const CAR = '/cars/2023-toyota-rav4-gx-hybrid-hc20417'
const PHONE = { width: 390, height: 844 }

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, selector: string) {
  for (let step = 0; step < 60; step += 1) {
    if (await page.locator(selector).evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`the Tab key does not come to ${selector}`)
}

async function openCalculator(page: Page) {
  await page.goto(siteUrl('harbour', CAR))
  await page.locator('#finance-calculator').scrollIntoViewIfNeeded()
  const form = page.getByRole('form', { name: 'Finance calculator' })
  await expect(form).toBeVisible()
  return form
}

for (const { name, viewport } of [
  { name: 'on a phone', viewport: PHONE },
  { name: 'on a desktop', viewport: { width: 1280, height: 900 } },
]) {
  test.describe(`${name}, by keyboard`, () => {
    test.use({ viewport })

    test('TEN-02, FIN-06, A11Y-02: changing deposit, term or frequency announces the repayment with its comparison rate', async ({
      page,
    }) => {
      const events = await collectEvents(page)
      const form = await openCalculator(page)
      const announced = form.getByRole('status')
      await page.locator('#calculator-price').focus()
      await tabTo(page, '#calculator-deposit')
      await page.keyboard.type('10000')
      await page.keyboard.press('Enter')
      await expect(announced).toContainText(
        /Weekly repayment \$[\d,.]+, interest [\d.]+% p\.a\., comparison rate [\d.]+% p\.a\., total repayments/,
      )
      const before = await announced.textContent()

      await tabTo(page, '#calculator-term')
      await page.keyboard.press('ArrowUp')
      await expect(announced).not.toHaveText(before ?? '')

      await tabTo(page, '#calculator-frequency-weekly')
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('ArrowRight')
      await expect(announced).toContainText('Monthly repayment')
      await expect(form.getByText('per month')).toBeVisible()
      // The view of the car is a separate event.
      expect(events.filter((event) => JSON.stringify(event).includes('"id":26'))).toEqual([{ id: 26, car_id: expect.any(Number) }])
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
    })
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })

  test('FIN-11, FIN-19: an absurd deposit shows the limits and is set to the nearest one', async ({ page }) => {
    const form = await openCalculator(page)
    const deposit = form.getByRole('textbox', { name: 'Deposit or trade-in' })
    await deposit.fill('999999999999')
    await expect(form.getByText('Cannot be less than $0 or more than $250,000')).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(deposit).toHaveValue('$250,000')
    await expect(form.getByText('Enquire for Finance', { exact: true })).toBeVisible()
  })

  test('TEN-02, DEL-01, DEL-02, DEL-03: delivery is estimated by postcode', async ({ page }) => {
    await page.goto(siteUrl('harbour', CAR))
    const panel = page.getByRole('region', { name: 'Delivery estimate' })
    await panel.scrollIntoViewIfNeeded()
    const field = panel.getByRole('textbox', { name: 'Postcode' })
    await expect(field).toBeEditable()
    await field.press('Enter')
    await expect(panel.getByText('Please enter a postcode.')).toBeVisible()
    await field.fill('4350')
    await field.press('Enter')
    await expect(panel.getByRole('status')).toContainText('Toowoomba and Darling Downs')
    await expect(panel.getByRole('status')).toContainText('$240')
    await field.fill('0872')
    await field.press('Enter')
    await expect(panel.getByRole('status')).toContainText("Sorry, we can't provide an estimate for that location.")
  })

  test('TEN-02, FUEL-05, FUEL-07: the fuel cost follows the distance', async ({ page }) => {
    await page.goto(siteUrl('harbour', CAR))
    const panel = page.getByRole('region', { name: 'Fuel cost' })
    await panel.scrollIntoViewIfNeeded()
    await expect(panel.getByText('$19.98')).toBeVisible()
    const distance = panel.getByRole('textbox', { name: 'Distance per week' })
    await expect(distance).toBeEditable()
    await distance.fill('1,000 kms')
    await expect(panel.getByText('$79.90')).toBeVisible()
  })
})

test('TEN-02, GAUGE-01: a car with a market shows its gauge', async ({ page }) => {
  await page.goto(siteUrl('harbour', '/cars/2026-suzuki-swift-hybrid-plus-hb21046'))
  await expect(page.getByRole('region', { name: 'Market price' })).toBeVisible()
})

test('VDP-08, VDP-04, FIN-24, FIN-38, TRD-03: once a quote has arrived, the sticky header shows the same as the sidebar, and links onward', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.route('**/api/youx/quote', (route) =>
    route.fulfill({ json: { weeklyRepaymentAmount: 123.4, advertisedRate: 7.77, comparisonRate: 8.88 } }),
  )
  const images = ['front', 'side'].map((side) => ({ image: { url: `/demo-media/sedan-black-${side}.webp` } }))
  const fields = { price: 31_250, price_type: 'Drive away', year: 2023, images, simple_transmission: 'Automatic', simple_body: 'Sedan' }
  await withTemporaryCar(cmsAs('admin@forecourt.example'), CAR.replace('/cars/', ''), fields, async (path, id) => {
    await page.goto(siteUrl('harbour', path))
    const sidebar = page.getByRole('complementary', { name: 'Price and contact' })
    await expect(sidebar.locator('[data-quote="amount"]').first()).toHaveText('$124')
    await expect(sidebar.locator('[data-quote="comparisonRate"]').first()).toHaveText('8.88% p.a.')
    await expect(sidebar).not.toContainText('fixed')

    await page.evaluate(() => window.scrollTo(0, 600))
    const bar = page.getByRole('region', { name: 'Car summary' })
    await expect(bar).toBeInViewport()
    await expect(bar.locator('[data-quote="amount"]')).toHaveText('$124')
    await expect(bar.locator('[data-quote="comparisonRate"]')).toHaveText('8.88% p.a.')
    for (const words of ['Trial', 'Automatic', 'Sedan', '$31,250', 'Drive away']) await expect(bar).toContainText(words)
    await expect(bar).not.toContainText('fixed')
    await expect(bar.locator('img')).toHaveAttribute('src', /sedan-black-front/)
    await expect(bar.getByRole('link', { name: 'Trade-In Valuation' })).toHaveAttribute('href', `/cars/trade-in?car_id=${id}`)

    await bar.getByRole('link', { name: 'Get Finance' }).click()
    await expect(page).toHaveURL(new RegExp(`/finance\\?.*car_id=${id}&.*#finance-form$`))
    const form = page.locator('main form[action="/api/leads"]').first()
    await expect(form.locator('[data-named-car]')).toContainText('Trial')
    await expect(form.getByLabel('Vehicle price')).toHaveValue('31,250')
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('FIN-03, FIN-30: the repayment, its comparison rate and the warning are shown, and the disclaimer opens', async ({ page }) => {
    await page.goto(siteUrl('harbour', CAR))
    const section = page.locator('#finance-calculator')
    await expect(section.getByText(/p\.a\. comparison rate$/)).toBeVisible()
    await expect(section.getByText('WARNING:')).toBeVisible()
    await expect(page.locator('#financeDisclaimer')).toBeVisible()
  })
})

const call = (path: string, host = 'harbour') => ask(PORT, path, { host: `${host}.localhost` })

test('API-21: the delivery call returns name and price, or the texts of DEL-01 and DEL-02', async () => {
  const found = await call('/api/delivery-estimate?postcode=4350')
  expect([found.status, JSON.parse(found.body)]).toEqual([200, { name: 'Toowoomba and Darling Downs', price: 240 }])
  expect((await call('/api/delivery-estimate?postcode=')).body).toContain('Please enter a postcode.')
  for (const postcode of ['0872', 'x', "4000'--", '9'.repeat(4_000), '-1', '4e3'])
    expect((await call(`/api/delivery-estimate?postcode=${postcode}`)).status).toBe(404)
  expect((await call('/api/delivery-estimate?postcode=4350', 'drifter')).status).toBe(404)
})

test('API-22: the disclaimer call works only for cars of its own site', async () => {
  const page = await call(CAR)
  const id = /car_id=(\d+)/.exec(page.body)?.[1] ?? ''
  const found = await call(`/api/finance-disclaimer?car_id=${id}`)
  expect(found.status).toBe(200)
  expect(JSON.parse(found.body)).toEqual({ disclaimer: expect.stringContaining('$30,000'), warning: expect.stringMatching(/^WARNING: /) })
  expect((await call(`/api/finance-disclaimer?car_id=${id}`, 'aurora')).status).toBe(404)
  for (const bad of ['', '0', '-1', '1e9', '99999999999', 'x'])
    expect((await call(`/api/finance-disclaimer?car_id=${bad}`)).status).toBe(404)
})

test('FIN-32, FIN-35: a site with fees charged once and every month includes all of them in its payments and states them', async ({
  page,
}) => {
  await page.goto(siteUrl('meridian', await firstCarPath('meridian')))
  const section = page.locator('#finance-calculator')
  await section.scrollIntoViewIfNeeded()
  const form = page.getByRole('form', { name: 'Finance calculator' })
  const price = form.getByRole('textbox', { name: 'Purchase price' })
  await price.fill('30000')
  await price.press('Enter')
  // The fees charged once are 395 and 6.
  await expect(form.getByText('$30,401', { exact: true })).toBeVisible()
  await expect(form.getByText('Fees in each payment')).toBeVisible()
  await expect(form.getByText('$1.85', { exact: true })).toBeVisible()
  await form.getByText('Monthly', { exact: true }).click()
  await expect(form.getByText('$8', { exact: true })).toBeVisible()
  await expect(form.getByText('$632')).toBeVisible()
  await expect(form.getByText(/9\.60% p\.a\. comparison rate/)).toBeVisible()
  const disclaimer = (await page.locator('#financeDisclaimer').textContent()) ?? ''
  expect(disclaimer).toContain('comparison rate 9.60% p.a.')
  expect(disclaimer).toContain('Fees: establishment fee $395, registration fee $6, monthly admin fee $8 a month.')
})

test('TEN-02, API-08: the quote call accepts only the fields of FIN-37, on sites with quotes', async () => {
  const quote = {
    selfAssessedCreditScore: 'GREAT',
    purchasePrice: 42_990,
    loanTerm: 5,
    year: 2023,
    vin: null,
    nvic: null,
    whoIsHelping: 'Harbour',
  }
  const post = (slug: string, body: unknown) =>
    ask(PORT, '/api/youx/quote', { host: `${slug}.localhost:${PORT}`, method: 'POST', headers: { origin: siteUrl(slug, '') }, body })
  const found = await post('harbour', quote)
  expect(found.status).toBe(200)
  expect(JSON.parse(found.body)).toEqual({
    weeklyRepaymentAmount: expect.any(Number),
    advertisedRate: expect.any(Number),
    comparisonRate: expect.any(Number),
  })
  expect((await post('summit', quote)).status).toBe(404)
  for (const bad of [{ ...quote, purchasePrice: 0 }, { ...quote, purchasePrice: 'all' }, {}, [], { ...quote, loanTerm: -1 }])
    expect((await post('harbour', bad)).status).toBe(400)
})
