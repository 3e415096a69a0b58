import { expect, type Locator, type Page, test } from '@playwright/test'
import { ask } from './support/http'
import { layOutPage } from './support/layout'
import { PORT, siteUrl } from './support/sites'

/** A demonstration car with a price and a quote. */
const CAR = '/cars/2023-toyota-rav4-gx-hybrid-hc20417'

const readPanel = (page: Page) => page.locator('[data-weekly]:visible').first()

/** The weekly price and the comparison rate as texts, without the words around them. */
async function readWeekly(place: Locator): Promise<{ amount: string; comparisonRate: string; source: string }> {
  const part = (name: string) => place.locator(`[data-loan=${name}], [data-quote=${name}]`).first().innerText()
  const figure = async (name: string) => /\$[\d,]+|[\d.]+% p\.a\./.exec(await part(name))?.[0] ?? ''
  return { amount: await figure('amount'), comparisonRate: await figure('comparisonRate'), source: await part('source') }
}

const toDollars = (amount: string) => Number(amount.replace(/\D/g, ''))

test('LOOK-01: deposit, term and rate chosen once give the same weekly price on page, sticky bar, card, filter, comparison, PDF and form', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(siteUrl('harbour', CAR))
  await expect(readPanel(page).getByText('Quote by youX')).toBeVisible()

  await page.locator('#finance-calculator').scrollIntoViewIfNeeded()
  const form = page.getByRole('form', { name: 'Finance calculator' })
  await form.getByRole('textbox', { name: 'Deposit or trade-in' }).fill('10000')
  await form.getByRole('combobox', { name: 'Term' }).selectOption('3')
  await form.getByRole('textbox', { name: 'Interest rate' }).fill('8.5')
  const amount = /\$[\d,]+/.exec(await form.locator('.repayment-card-amount').innerText())?.[0] ?? ''
  const chosen = { amount, comparisonRate: expect.stringMatching(/^\d+\.\d\d% p\.a\.$/), source: 'Your terms' }
  await expect.poll(() => readWeekly(readPanel(page))).toEqual(chosen)
  const { comparisonRate } = await readWeekly(readPanel(page))
  await expect(form).toContainText(`${comparisonRate} comparison rate`)
  const sticky = page.getByRole('region', { name: /summary$/ })
  await expect.poll(() => readWeekly(sticky)).toEqual({ amount, comparisonRate, source: 'Your terms' })

  // Another page, from the device: the card of the same car, and cars by weekly payment.
  await page.goto(siteUrl('harbour', '/search?query=HC20417'))
  const card = page.getByRole('article').first().locator('[data-weekly]')
  await expect.poll(() => readWeekly(card)).toEqual({ amount, comparisonRate, source: 'Your terms' })
  const limit = toDollars(amount)
  await page.goto(siteUrl('harbour', '/'))
  const link = page.getByRole('link', { name: 'Under $150 a week' }).first()
  await expect(link).toHaveAttribute('href', /terms=1000000,3,0,8\.5/)
  await link.click()
  await expect(page.getByText(/^Under \$150 a week|Weekly repayment: Under \$150 a week/).first()).toBeVisible()
  const cards = page.getByRole('article').locator('[data-weekly]')
  await expect(cards.first().getByText('Your terms')).toBeVisible()
  await layOutPage(page)
  const readShown = async () => (await cards.locator('[data-loan=amount]').allInnerTexts()).map(toDollars)
  await expect.poll(async () => (await readShown()).filter((dollars) => dollars > 150)).toEqual([])
  expect((await readShown()).length).toBeGreaterThan(3)
  // The car above is found up to exactly its own weekly price.
  const find = async (most: number) => {
    const path = `/api/search?query=HC20417&weekly_price_range=-${most}&terms=1000000,3,0,8.5`
    const { count } = JSON.parse((await ask(PORT, path, { host: 'harbour.localhost' })).body)
    return count
  }
  expect([await find(limit), await find(limit - 1)]).toEqual([1, 0])

  await page.goto(siteUrl('harbour', `/compare?cars=${CAR.slice(6)}`))
  await expect.poll(() => readWeekly(page.locator('table [data-weekly]').first())).toEqual({ amount, comparisonRate, source: 'Your terms' })

  await page.goto(siteUrl('harbour', CAR))
  const asked = page.waitForResponse(/\/pdf\?/)
  await page.getByRole('link', { name: 'Print' }).first().click()
  const pdf = await asked
  expect([pdf.status(), new URL(pdf.url()).search]).toEqual([200, '?terms=1000000,3,0,8.5'])

  await page.goto(siteUrl('harbour', '/finance#finance-form'))
  await expect(page.locator('#finance-form').getByRole('textbox', { name: /deposit/i })).toHaveValue('10,000')
  await page.locator('#finance-calculator').scrollIntoViewIfNeeded()
  await expect(form.getByRole('combobox', { name: 'Term' })).toHaveValue('3')
  await page.getByRole('button', { name: 'Use the site’s terms' }).click()
  await page.goto(siteUrl('harbour', CAR))
  await expect(readPanel(page).getByText('Quote by youX')).toBeVisible()
})
