import { randomUUID } from 'node:crypto'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { cmsAs } from './support/cms'
import { collectEvents } from './support/events'
import { withSwitches } from './support/temporary-car'
import { firstCarPath, siteUrl } from './support/sites'

const PHONE = { width: 390, height: 844 }
const shopper = () => `Shopper ${randomUUID().slice(0, 8)}`

/** Types into the contact fields, which every form shares, by keyboard. */
async function fillContact(page: Page, name: string): Promise<void> {
  await page.locator('main form[action="/api/leads"]:visible').first().getByLabel('First Name').focus()
  for (const text of [name, 'Testing', '0491 570 156', '4000', 'shopper@example.com']) {
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
}

const PERSON = ['Testing', '0491 570 156', '4000', 'shopper@example.com']

/** Types the first text into a field and each further text into the next field in Tab order. */
async function typeInto(page: Page, field: Locator, texts: readonly string[]): Promise<void> {
  await field.focus()
  for (const [index, text] of texts.entries()) {
    if (index > 0) await page.keyboard.press('Tab')
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(text)
  }
}

/** Finds the shopper's lead in the inbox and returns it as the admin's API has it. */
async function findLead(name: string): Promise<Record<string, unknown> | undefined> {
  const admin = cmsAs('admin@forecourt.example')
  const { rows } = await admin.read(`leads/inbox?text=${encodeURIComponent(name)}`)
  const [row]: unknown[] = Array.isArray(rows) ? rows : []
  return typeof row === 'object' && row !== null && 'id' in row ? admin.read(`leads/${String(row.id)}?depth=0`) : undefined
}

/** Chooses the first real option of each select that is still empty, by keyboard. */
async function chooseAll(within: Locator): Promise<void> {
  for (const select of await within.locator('form select:visible').all()) {
    if ((await select.inputValue()) === '') await select.press('ArrowDown')
  }
}

/** A demonstration car with a price, stock number HC20417. */
const CAR = '/cars/2023-toyota-rav4-gx-hybrid-hc20417'

/** Completes the remaining steps of a finance form and sends it. */
async function sendFinanceForm(page: Page, name: string): Promise<void> {
  // Uses its own client address, because one address may send only a few forms per minute.
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': `203.0.113.${1 + Math.floor(Math.random() * 250)}` })
  const section = page.locator('main section:has(form[action="/api/leads"])').last()
  const submit = section.locator('form[action="/api/leads"] button[type=submit]:visible')
  while (!(await section.getByLabel('First Name').isVisible())) {
    await chooseAll(section)
    await submit.click()
  }
  await chooseAll(section)
  await typeInto(page, section.getByLabel('First Name'), [name, ...PERSON])
  await section.getByLabel('I agree to the terms of use').check()
  await submit.click()
  await expect(page).toHaveURL(/\/success$/)
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })

  for (const by of ['id', 'slug'] as const)
    test(`TEN-02, FIN-01, LEAD-17, LEAD-22: a test drive of a car, named by its ${by}, is booked by keyboard`, async ({ page }) => {
      const name = shopper()
      const slug = (await firstCarPath('aurora')).replace('/cars/', '')
      const [car] = await cmsAs('admin@forecourt.example').find('vehicles', `where[slug][equals]=${slug}`)
      await page.goto(siteUrl('aurora', `/book-test-drive/?car_id=${car?.[by]}`))
      await page.waitForLoadState('networkidle')
      await chooseAll(page.locator('main'))
      await page.getByLabel('Bring the car to me').press('Space')
      await page.getByRole('button', { name: 'Continue' }).press('Enter')
      await expect(page.getByRole('heading', { name: 'Your details' })).toBeFocused()
      await fillContact(page, name)
      await page.getByRole('button', { name: 'Request test drive' }).press('Enter')
      await expect(page).toHaveURL(/\/success$/)
      await expect(page.getByRole('heading', { level: 1 })).toContainText('We’ve got your test drive request')
      expect(await findLead(name)).toMatchObject({ subcategory: 'Test Drive', car_id: String(car?.id) })
    })

  test('LEAD-21: the test-drive page is served with and without a trailing slash', async ({ page }) => {
    for (const address of ['/book-test-drive', '/book-test-drive/']) {
      expect((await page.goto(siteUrl('aurora', address)))?.status()).toBe(200)
      expect(new URL(page.url()).pathname).toBe(address)
    }
  })

  test('LEAD-18, LEAD-19: a finance form is filled in step by step by keyboard; going back keeps the input', async ({ page }) => {
    const name = shopper()
    await page.goto(siteUrl('meridian', '/finance?vehiclePriceBudget=42990'))
    await page.waitForLoadState('networkidle')
    await expect(page.getByLabel('Vehicle price')).toHaveValue('42,990')
    await chooseAll(page.locator('main'))
    await page.getByRole('button', { name: 'Continue' }).press('Enter')
    await expect(page.getByRole('heading', { name: 'Your situation' })).toBeFocused()
    await page.getByRole('button', { name: 'Continue' }).press('Enter')
    await expect(page.getByRole('alert').filter({ hasText: 'Please select your Employment.' })).toBeVisible()
    await page.getByRole('button', { name: 'Back' }).press('Enter')
    await expect(page.getByLabel('Vehicle price')).toHaveValue('42,990')
    await page.getByRole('button', { name: 'Continue' }).press('Enter')
    await chooseAll(page.locator('main'))
    await page.getByRole('button', { name: 'Continue' }).press('Enter')
    await fillContact(page, name)
    await page.getByRole('button', { name: 'Send finance enquiry' }).press('Enter')
    await expect(page).toHaveURL(/\/success$/)
    expect(await findLead(name)).toMatchObject({ category: 'Finance', event: 9 })
  })

  test('TEN-02, LEAD-10, LEAD-27, LEAD-17, A11Y-01: an enquiry about a car is opened, closed, reopened and sent by keyboard', async ({
    page,
  }) => {
    const name = shopper()
    await page.goto(siteUrl('harbour', await firstCarPath('harbour')))
    await page.waitForLoadState('networkidle')
    const link = page.locator('main a[href$="#enquire"]:visible').first()
    const dialog = page.getByRole('dialog', { name: 'Enquire Now' })
    await link.press('Enter')
    await typeInto(page, dialog.getByLabel('Comments'), ['Is it <b>still</b> there? 🚗'])
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(link).toBeFocused()
    await page.keyboard.press('Enter')
    // Closing the dialog keeps the input.
    await expect(dialog.getByLabel('Comments')).toHaveValue('Is it <b>still</b> there? 🚗')
    const dealership = dialog.getByRole('combobox', { name: 'Preferred Dealership' })
    const [prompt, ...offered] = await dealership.locator('option').allTextContents()
    expect(prompt).toBe('Select a Preferred Dealership')
    expect(offered.length).toBeGreaterThan(1)
    // The car's dealership is preselected.
    await expect(dealership).not.toHaveValue('')
    await dealership.selectOption({ label: 'Harbour City Bayside' })
    await typeInto(page, dialog.getByLabel('First Name'), [name, ...PERSON])
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/success$/)
    expect(await findLead(name)).toMatchObject({
      message: 'Is it <b>still</b> there? 🚗',
      stock_number: expect.stringMatching(/./),
      dealership_slug: 'harbour-city-bayside',
      event: null,
    })
  })

  test('SRP-17, LEAD-24: a visitor requests photos of a car by keyboard', async ({ page }) => {
    const name = shopper()
    await page.goto(siteUrl('harbour', `${await firstCarPath('harbour')}#request-photos`))
    const dialog = page.getByRole('dialog', { name: 'Request Photos' })
    await typeInto(page, dialog.getByLabel('First Name'), [name, ...PERSON])
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/success$/)
    expect(await findLead(name)).toMatchObject({ subcategory: 'Photo Request', kind: 'photo-request' })
  })

  test("VDP-26, EVT-03: on a site with the finance dialog, a car's button opens it; errors are shown and no input is lost", async ({
    page,
  }) => {
    await withSwitches(cmsAs('admin@forecourt.example'), 'meridian', { financeEnquiryModalEnabled: true }, async () => {
      const name = shopper()
      const events = await collectEvents(page)
      await page.setViewportSize({ width: 1280, height: 900 })
      await page.goto(siteUrl('meridian', await firstCarPath('meridian')))
      await page.waitForLoadState('networkidle')
      await page.getByRole('complementary', { name: 'Price and contact' }).locator('a[href$="#finance-enquiry"]').first().click()
      const dialog = page.getByRole('dialog', { name: 'Finance enquiry' })
      await typeInto(page, dialog.getByLabel('Vehicle price'), ['42990'])
      await chooseAll(dialog)
      await typeInto(page, dialog.getByLabel('First Name'), [name, 'Testing', '12', '4000', 'shopper@example.com'])
      await page.keyboard.press('Enter')
      await expect(dialog.getByLabel('Mobile')).toBeFocused()
      await expect(dialog.getByText('Please fix the following errors:')).toBeVisible()
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type('0491 570 156')
      const isFinance = (event: unknown) => JSON.stringify(event).includes('"id":9')
      // A refused form is not counted as an enquiry.
      expect(events.filter(isFinance)).toEqual([])
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/success$/)
      const lead = await findLead(name)
      expect(lead).toMatchObject({ category: 'Finance', event: 9, postcode: '4000' })
      await expect.poll(() => events.filter(isFinance)).toEqual([{ id: 9, car_id: Number(lead?.car_id) }])
    })
  })

  test("TEN-02, FIN-01, LOOK-02, LEAD-17: a car's calculator opens the finance form with car, price, deposit and term, and the form is sent", async ({
    page,
  }) => {
    const name = shopper()
    await page.goto(siteUrl('harbour', CAR))
    await page.locator('#finance-calculator').scrollIntoViewIfNeeded()
    const calculator = page.getByRole('form', { name: 'Finance calculator' })
    await calculator.getByRole('textbox', { name: 'Deposit or trade-in' }).fill('10000')
    await calculator.getByRole('combobox', { name: 'Term' }).selectOption('4')
    const price = await calculator.getByRole('textbox', { name: 'Purchase price' }).inputValue()
    await calculator.getByRole('link', { name: 'Get Finance' }).click()
    await expect(page).toHaveURL(/\/finance\?.*#finance-form$/)
    const form = page.locator('main form[action="/api/leads"]').first()
    await expect(form.locator('[data-named-car]')).toContainText('RAV4')
    const dealership = new URL(page.url()).searchParams.get('preferredDealership')
    expect(dealership).toMatch(/^harbour-city/)
    await expect(form.getByRole('combobox', { name: 'Preferred Dealership' })).toHaveValue(dealership ?? '')
    await expect(form.getByLabel('Vehicle price')).toHaveValue(price.replace('$', ''))
    await expect(form.getByLabel('Deposit')).toHaveValue('10,000')
    await expect(form.getByLabel('Term', { exact: true })).toHaveValue('4 years')
    await sendFinanceForm(page, name)
    expect(await findLead(name)).toMatchObject({ category: 'Finance', stock_number: 'HC20417' })
  })

  for (const by of ['id', 'slug', 'vin'] as const) {
    test(`FIN-01, FIN-02, FIN-20: finance for a car by its ${by} opens with the car, and is sent`, async ({ page }) => {
      const name = shopper()
      const slug = CAR.replace('/cars/', '')
      const [car] = await cmsAs('admin@forecourt.example').find('vehicles', `where[slug][equals]=${slug}`)
      const address = by === 'vin' ? '/finance?car_type=used&vin=' : '/personalised/finance?car_id='
      await page.goto(siteUrl('harbour', `${address}${car?.[by]}`))
      const form = page.locator('main form[action="/api/leads"]').first()
      await expect(form.locator('[data-named-car]')).toContainText('RAV4')
      await expect(form.getByLabel('Vehicle price')).toHaveValue(/^[1-9]\d,\d{3}$/)
      await page.locator('#finance-calculator').scrollIntoViewIfNeeded()
      const asked = await form.getByLabel('Vehicle price').inputValue()
      await expect(page.locator('#calculator-price')).toHaveValue(`$${asked}`)
      await sendFinanceForm(page, name)
      expect(await findLead(name)).toMatchObject({ category: 'Finance', stock_number: 'HC20417' })
    })
  }

  test('FIN-02, MISC-08: a finance form for a car that left the site says so, and is sent without it', async ({ page }) => {
    const name = shopper()
    await page.goto(siteUrl('harbour', '/finance?car_id=2000000000#finance-form'))
    const form = page.locator('main form[action="/api/leads"]').first()
    await expect(form.getByText('no longer on our site')).toBeVisible()
    await form.getByLabel('Vehicle price').fill('30000')
    await page.keyboard.press('Tab')
    await expect(form.getByLabel('Vehicle price')).toHaveValue('30,000')
    await sendFinanceForm(page, name)
    expect(await findLead(name)).toMatchObject({ category: 'Finance', stock_number: null })
  })

  test('LEAD-28, A11Y-01: the contact form is filled in and sent by keyboard', async ({ page }) => {
    const name = shopper()
    await page.goto(siteUrl('summit', '/contact'))
    await page.waitForLoadState('networkidle')
    await chooseAll(page.locator('main'))
    const form = page.locator('main form[action="/api/leads"]').first()
    await typeInto(page, form.getByLabel('Comments'), ['Are you open on Monday?', name, ...PERSON])
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/success$/)
    expect(await findLead(name)).toMatchObject({ category: 'General Enquiry', event: 22 })
  })
})

test.describe('without scripts', () => {
  test.use({ viewport: PHONE, javaScriptEnabled: false })

  test('LEAD-15, LEAD-17: an invalid enquiry comes back with its input, is corrected and sent', async ({ page }) => {
    const name = shopper()
    await page.goto(siteUrl('drifter', '/contact'))
    await chooseAll(page.locator('main'))
    await page.getByLabel('Comments').fill('Two lines\nof comments')
    await fillContact(page, name)
    await page.getByLabel('Mobile').fill('12')
    await page.getByRole('button', { name: 'Send enquiry' }).click()
    await expect(page).toHaveURL(/\/forms\/contact\?draft=/)
    await expect(page.getByRole('alert')).toContainText('Please fix the following errors:')
    await expect(page.getByRole('alert')).toBeFocused()
    await expect(page.getByLabel('Comments')).toHaveValue('Two lines\nof comments')
    await expect(page.getByLabel('First Name')).toHaveValue(name)
    await page.getByLabel('Mobile').fill('0491 570 156')
    await page.getByRole('button', { name: 'Send enquiry' }).click()
    await expect(page).toHaveURL(/\/success$/)
    expect(await findLead(name)).toMatchObject({ phone: '+61491570156' })
  })

  test('LEAD-18, SEC-05: a form in steps is shown as a whole, with its notice, and sent at once', async ({ page }) => {
    const name = shopper()
    await page.goto(siteUrl('meridian', '/finance'))
    const main = page.locator('main')
    await expect(main.getByRole('button', { name: 'Continue' })).toHaveCount(0)
    await expect(main.getByText('uses these details to reply to you')).toBeVisible()
    await chooseAll(main)
    await page.getByLabel('Vehicle price').fill('42,990')
    await fillContact(page, name)
    await main.getByRole('button', { name: 'Send finance enquiry' }).click()
    await expect(page).toHaveURL(/\/success$/)
    expect(await findLead(name)).toMatchObject({ category: 'Finance', lead_attributes: { answers: { vehiclePriceBudget: '42990' } } })
  })
})
