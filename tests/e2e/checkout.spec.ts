import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { findViolations } from './support/axe'
import { collectEvents } from './support/events'
import { ask } from './support/http'
import { typeStep } from './support/keyboard'
import { listCarPaths, PORT, siteUrl } from './support/sites'

test.use({ viewport: { width: 390, height: 844 } })

const CONTACT = ['Alannah', 'Whitmore', '0491 570 156', '4105']
const PASSWORD = 'correct-horse-9'
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const fitsTheScreen = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)

/** Finds a car that can be reserved and that the other browser test doesn't take: that one starts at the other end of the list. */
async function findReservableCar(isLast: boolean): Promise<string> {
  const cars = (await listCarPaths('harbour')).slice(2, -2)
  for (const car of isLast ? cars.toReversed() : cars) {
    const { body } = await ask(PORT, `${car}/checkout`, { host: `harbour.localhost:${PORT}` })
    if (body.includes('Hold this car')) return car
  }
  throw new Error('no car can be reserved')
}

/** Selects the option that starts with these letters, by keyboard, then moves to the next field. */
async function choose(page: Page, label: string, letters: string): Promise<void> {
  await page.getByLabel(label).focus()
  await page.keyboard.type(letters)
}

const continueByKeyboard = (page: Page, name: string | RegExp = 'Continue') => page.getByRole('button', { name }).press('Enter')

test('TEN-02, BUY-04, TRD-04, EVT-08, A11Y-01: a shopper buys a car by keyboard, has a trade-in valued on the way, and goes back a step', async ({
  page,
}) => {
  test.setTimeout(280_000)
  const events = await collectEvents(page)
  const car = await findReservableCar(true)
  await page.goto(siteUrl('harbour', `/checkout-journey?car_id=${car.replace('/cars/', '')}`))
  await typeStep(page, 'First Name', [...CONTACT, 'buyer@example.com'])
  await expect(heading(page)).toHaveText('Have a car to trade in?')
  await choose(page, 'A car to trade in', 'Yes')
  await continueByKeyboard(page)

  await expect(heading(page)).toHaveText('Which car is it?')
  await choose(page, 'State', 'Q')
  await typeStep(page, 'Rego', ['123abc'])
  await typeStep(page, 'Make', ['Toyota', 'RAV4', '2022', '60000'])
  await expect(heading(page)).toHaveText('What condition is it in?')
  for (const select of await page.locator('main form select').all()) {
    await select.focus()
    await page.keyboard.press('ArrowDown')
  }
  await continueByKeyboard(page)
  // Contact details are not asked for a second time.
  await expect(page.getByText('We offer')).toBeVisible()
  await continueByKeyboard(page, 'Accept and continue')

  await expect(heading(page)).toHaveText('How would you like to pay?')
  await expect.poll(() => events).toContainEqual({ id: 18, car_id: expect.any(Number) })
  await choose(page, 'How you’ll pay', 'Bank')
  await continueByKeyboard(page)
  await choose(page, 'How you’ll get the car', 'I’ll pick')
  await continueByKeyboard(page)
  await expect(page.getByText('This is a demonstration.')).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('How you’ll get the car')).toHaveValue('pickup')
  await page.reload()
  await continueByKeyboard(page)
  expect(await findViolations(page)).toEqual([])
  await continueByKeyboard(page, /^Reserve for \$/)
  await expect(heading(page)).toHaveText('It’s yours to collect')
  expect(await fitsTheScreen(page)).toBe(true)
  expect(events.filter((event) => JSON.stringify(event).includes('"id":18'))).toHaveLength(1)
})

test('AUTH-06, BUY-03, LOOK-14: an abandoned checkout can be resumed from the garage; it has terms, no menu, and a reference number', async ({
  page,
}) => {
  const car = await findReservableCar(false)
  await page.goto(siteUrl('harbour', `/sign-up?redirect=${car}/checkout`))
  await typeStep(page, 'First Name', ['Alannah', 'Whitmore', '0491 570 156', `${randomUUID().slice(0, 8)}@example.com`, PASSWORD])
  await expect(page).toHaveURL(siteUrl('harbour', `${car}/checkout`))
  for (const term of ['$200, taken off the price', 'In full if you don’t go ahead', /^20 minutes while you finish/])
    await expect(page.getByRole('main').getByText(term).first()).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await expect(page.getByRole('navigation', { name: 'Steps' })).toContainText('1. Your details')
  await typeStep(page, 'First Name', [...CONTACT, 'garage@example.com'])
  await expect(page.getByText('This is a demonstration.')).toBeVisible()

  await page.goto(siteUrl('harbour', '/my-garage'))
  const reservations = page.getByRole('region', { name: 'Reservations' })
  await expect(reservations).toContainText('Held for you')
  expect(await fitsTheScreen(page)).toBe(true)
  await reservations.getByRole('link', { name: 'Continue checkout' }).press('Enter')
  await continueByKeyboard(page, /^Reserve for \$/)
  await expect(heading(page)).toHaveText('The car is reserved')
  await expect(page.getByText(/Your reference number is R-\d{5}/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'What happens next' })).toBeVisible()
  await page.goto(siteUrl('harbour', '/my-garage'))
  await expect(reservations.getByRole('link', { name: 'See reservation' })).toBeVisible()
})
