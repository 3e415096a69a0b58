import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { signIn } from './support/cms'
import { firstCarPath, PORT, siteUrl } from './support/sites'

const PHONE = { width: 390, height: 844 }
const shopper = () => `Shopper ${randomUUID().slice(0, 8)}`

/** Fills the contact fields in, which every form shares. */
async function fillContact(page: Page, name: string): Promise<void> {
  const form = page.locator('main form[action="/api/leads"]:visible').first()
  await form.getByLabel('First Name').fill(name)
  await form.getByLabel('Last Name').fill('Testing')
  await form.getByLabel('Mobile').fill('0491 570 156')
  await form.getByLabel('Postcode').fill('4000')
  await form.getByRole('textbox', { name: 'Email' }).fill('shopper@example.com')
}

/** The lead of that shopper: found in the inbox, and read as the admin has it. */
async function findLead(name: string): Promise<Record<string, unknown> | undefined> {
  const admin = await signIn(PORT, 'admin@forecourt.example')
  const { rows } = await admin.read(`leads/inbox?text=${encodeURIComponent(name)}`)
  const [row]: unknown[] = Array.isArray(rows) ? rows : []
  return typeof row === 'object' && row !== null && 'id' in row ? admin.read(`leads/${String(row.id)}?depth=0`) : undefined
}

/** Chooses the first real entry of each select that is still open. */
async function chooseAll(page: Page): Promise<void> {
  for (const select of await page.locator('main form select:visible').all()) {
    if ((await select.inputValue()) === '') await select.selectOption({ index: 1 })
  }
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })

  test('LEAD-21, LEAD-22, LEAD-17: a test drive of a car is booked, with the slash and without', async ({ page }) => {
    const name = shopper()
    const path = await firstCarPath('aurora')
    for (const address of ['/book-test-drive', '/book-test-drive/']) {
      expect((await page.goto(siteUrl('aurora', address)))?.status()).toBe(200)
      expect(new URL(page.url()).pathname).toBe(address)
    }
    await page.goto(siteUrl('aurora', `/book-test-drive/?car_id=${path.replace('/cars/', '')}`))
    await page.waitForLoadState('networkidle')
    await chooseAll(page)
    await page.getByLabel('Bring the car to me').check()
    await fillContact(page, name)
    await page.getByRole('button', { name: 'Request test drive' }).click()
    await expect(page).toHaveURL(/\/success$/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('We have your test drive')
    expect(await findLead(name)).toMatchObject({ subcategory: 'Test Drive', vehicle_make: expect.stringMatching(/./) })
  })

  test('LEAD-18, LEAD-19: finance in steps; going back keeps what was typed', async ({ page }) => {
    const name = shopper()
    await page.goto(siteUrl('meridian', '/finance?vehiclePriceBudget=42990'))
    await page.waitForLoadState('networkidle')
    await expect(page.getByLabel('Vehicle price')).toHaveValue('42990')
    await chooseAll(page)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('heading', { name: 'Your situation' })).toBeFocused()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Please select your Employment.' })).toBeVisible()
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(page.getByLabel('Vehicle price')).toHaveValue('42990')
    await page.getByRole('button', { name: 'Continue' }).click()
    await chooseAll(page)
    await page.getByRole('button', { name: 'Continue' }).click()
    await fillContact(page, name)
    await page.getByRole('button', { name: 'Send finance enquiry' }).click()
    await expect(page).toHaveURL(/\/success$/)
    expect(await findLead(name)).toMatchObject({ category: 'Finance', event: 9 })
  })

  test('LEAD-28, A11Y-01: the contact form is filled in and sent by keyboard alone', async ({ page }) => {
    const name = shopper()
    await page.goto(siteUrl('summit', '/contact'))
    await page.waitForLoadState('networkidle')
    await chooseAll(page)
    const form = page.locator('main form[action="/api/leads"]').first()
    await form.getByLabel('Comments').focus()
    await page.keyboard.type('Are you open on Monday?')
    for (const text of [name, 'Testing', '0491 570 156', '4000', 'shopper@example.com']) {
      await page.keyboard.press('Tab')
      await page.keyboard.type(text)
    }
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/success$/)
    expect(await findLead(name)).toMatchObject({ category: 'General Enquiry', event: 22 })
  })
})

test.describe('without scripts', () => {
  test.use({ viewport: PHONE, javaScriptEnabled: false })

  test('LEAD-15, LEAD-17: an enquiry is put right on the page with all that was typed, and sent', async ({ page }) => {
    const name = shopper()
    await page.goto(siteUrl('drifter', '/contact'))
    await chooseAll(page)
    await page.getByLabel('Comments').fill('Two lines\nof comments')
    await fillContact(page, name)
    await page.getByLabel('Mobile').fill('12')
    await page.getByRole('button', { name: 'Send enquiry' }).click()
    await expect(page).toHaveURL(/\/forms\/contact\?draft=/)
    await expect(page.getByRole('alert')).toContainText('Please fix the following errors:')
    await expect(page.getByLabel('Comments')).toHaveValue('Two lines\nof comments')
    await expect(page.getByLabel('First Name')).toHaveValue(name)
    await page.getByLabel('Mobile').fill('0491 570 156')
    await page.getByRole('button', { name: 'Send enquiry' }).click()
    await expect(page).toHaveURL(/\/success$/)
    expect(await findLead(name)).toMatchObject({ phone: '+61491570156' })
  })
})
