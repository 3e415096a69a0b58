import { expect, type Page, test } from '@playwright/test'
import { collectEvents } from './support/events'
import { typeStep } from './support/keyboard'
import { lastCarPath, siteUrl } from './support/sites'

test.use({ viewport: { width: 390, height: 844 } })

const CONTACT: readonly [label: string, text: string][] = [
  ['First Name', 'Alannah'],
  ['Last Name', 'Whitmore'],
  ['Mobile', '0491 570 156'],
  ['Postcode', '4105'],
]

async function fillContact(page: Page): Promise<void> {
  for (const [label, text] of CONTACT) await page.getByLabel(label).fill(text)
  await page.getByRole('textbox', { name: 'Email' }).fill('shopper@example.com')
}

/** Answers every question of a step. */
async function answerAll(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What condition is it in?')
  for (const select of await page.locator('main form select').all()) await select.selectOption({ index: 1 })
}

async function describeCar(page: Page): Promise<void> {
  await page.getByLabel('Make').fill('Toyota')
  await page.getByLabel('Model').fill('RAV4')
  await page.getByLabel('Year').fill('2022')
  await page.getByLabel('Odometer').fill('60,000')
}

const continueByKeyboard = (page: Page, name = 'Continue') => page.getByRole('button', { name }).press('Enter')
const clickContinue = (page: Page, name = 'Continue') => page.getByRole('button', { name }).click()

test('TEN-02, TRD-01, TRD-04, TRD-05, TRD-06, API-06, EVT-08, A11Y-01: by keyboard a car is valued and its offer accepted; reloading and going back lose nothing', async ({
  page,
}) => {
  const events = await collectEvents(page)
  const saves: unknown[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/miscellaneous') saves.push(request.postDataJSON())
  })
  await page.goto(siteUrl('harbour', '/trade-in'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Value my trade-in')
  await page.getByLabel('State').focus()
  await page.keyboard.type('Q')
  await typeStep(page, 'Rego', ['123abc'])
  await typeStep(page, 'Make', ['Toyota', 'RAV4', '2022', '60000'])
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What condition is it in?')
  for (const select of await page.locator('main form select').all()) {
    await select.focus()
    await page.keyboard.press('ArrowDown')
  }
  await continueByKeyboard(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Where should we send the offer?')
  await page.reload()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Where should we send the offer?')
  await page.goForward()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Where should we send the offer?')
  const saved = page.waitForResponse('**/api/miscellaneous')
  await typeStep(page, 'First Name', [...CONTACT.map(([, text]) => text), 'shopper@example.com'])
  await expect(page.getByText('We offer')).toBeVisible()
  expect((await saved).ok()).toBe(true)
  await page.reload()
  await expect(page.getByText('We offer')).toBeVisible()
  await page.goto(siteUrl('harbour', '/trade-in'))
  await page.getByRole('link', { name: 'Pick up where you left off' }).press('Enter')
  await continueByKeyboard(page, 'Accept this offer')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Offer accepted')
  await expect.poll(() => events).toContainEqual({ id: 18 })
  // Neither viewing nor accepting the valuation saves it a second time (API-06).
  expect(saves).toEqual([expect.objectContaining({ column_name: 'valuation', offer_price: expect.any(Number) })])
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
})

test("MISC-10, TRD-04: a trade-in's odometer field has a suffix and suggested values, and accepts both", async ({ page }) => {
  await page.goto(siteUrl('harbour', '/trade-in'))
  await clickContinue(page)
  await describeCar(page)
  const odometer = page.getByLabel('Odometer', { exact: true })
  await odometer.fill('60500')
  await odometer.press('Tab')
  await expect(odometer).toHaveValue('60,500 kms')
  await page.getByRole('button', { name: '100,000 kms' }).click()
  await expect(odometer).toHaveValue('100,000 kms')
  await clickContinue(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What condition is it in?')
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page.getByLabel('Odometer', { exact: true })).toHaveValue('100,000 kms')
})

test('TEN-02, BUY-03, A11Y-01: a car is reserved by keyboard', async ({ page }) => {
  const car = await lastCarPath('summit')
  await page.goto(siteUrl('summit', `${car}/buy-online`))
  await page.getByLabel('First Name').focus()
  for (const [, text] of CONTACT) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.type('keyboard@example.com')
  await page.keyboard.press('Enter')
  await expect(page.getByText('This is a demonstration.')).toBeVisible()
  const pay = page.getByRole('button', { name: /^Reserve for \$200/ })
  await pay.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The car is reserved')
  await page.goto(siteUrl('summit', car))
  await expect(page.getByRole('link', { name: 'Find Me Something Similar' }).first()).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('TRD-04: a valuation, with a step corrected on the way', async ({ page }) => {
    await page.goto(siteUrl('harbour', '/trade-in'))
    await clickContinue(page)
    await describeCar(page)
    await page.getByLabel('Year').fill('20')
    await clickContinue(page)
    await expect(page.getByRole('alert')).toContainText('Please enter a valid Year.')
    await expect(page.getByLabel('Make')).toHaveValue('Toyota')
    await page.getByLabel('Year').fill('2022')
    await clickContinue(page)
    await answerAll(page)
    await clickContinue(page)
    await fillContact(page)
    await clickContinue(page, 'See my offer')
    await expect(page.getByText('We offer')).toBeVisible()
  })
})

test('BUY-03: of two browsers that reserve one car, one gets it and the other keeps its input', async ({ browser }) => {
  const car = await lastCarPath('harbour')
  const pages = await Promise.all([1, 2].map(async () => (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()))
  for (const page of pages) {
    await page.goto(siteUrl('harbour', `${car}/checkout`))
    await fillContact(page)
  }
  await Promise.all(pages.map((page) => clickContinue(page, 'Hold this car')))
  await Promise.all(pages.map((page) => page.waitForURL(/step=/)))
  const held = await Promise.all(pages.map((page) => page.getByText('This is a demonstration.').count()))
  expect(held.toSorted()).toEqual([0, 1])
  for (const [index, page] of pages.entries()) {
    if (held[index] === 1) continue
    await expect(page.locator('main').getByRole('alert')).toContainText('Someone else is checking out with this car')
    await expect(page.getByLabel('First Name')).toHaveValue('Alannah')
  }
  await Promise.all(pages.map((page) => page.context().close()))
})
