import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import pg from 'pg'
import { findViolations } from './support/axe'
import { cmsAs, signInToAdmin } from './support/cms'
import { ask } from './support/http'
import { PORT } from './support/sites'

const PASSWORD = 'correct-horse-battery-9'
const NEW_PASSWORD = 'seven-quiet-spanners-2'
const ADMIN = { email: 'admin@forecourt.example', password: 'Forecourt-admin-26' }
const SIZES = [
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1440, height: 900 }],
] as const

/** Creates a member of staff, so that no other browser test signs in with the account. */
async function makePerson(role: 'admin' | 'marketing') {
  const email = `${role}-${randomUUID().slice(0, 8)}@staff.example`
  const data = { name: 'Alannah Whitmore', email, password: PASSWORD, role, current_password: ADMIN.password }
  return { email, ...(await cmsAs(ADMIN.email).create('users', data)) }
}

/** Returns the code that an authenticator app shows for a key, some periods from now. Each code works only once. */
const codeOf = (key: string, periods = 0) =>
  new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) }).generate({ timestamp: Date.now() + periods * 30_000 })

async function typeAndEnter(page: Page, label: string, text: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).focus()
  await page.keyboard.type(text)
  await page.keyboard.press('Enter')
}

async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.context().clearCookies()
  await page.goto('/admin/login')
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  await page.waitForLoadState('networkidle')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await typeAndEnter(page, 'Password', password)
}

const isIn = (page: Page) => expect(page).toHaveURL(/\/admin\/?$/, { timeout: 20_000 })
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)
/** Saves a screenshot with the results of the run. */
const saveScreenshot = (page: Page, name: string) =>
  page.screenshot({ path: `test-results/staff-sign-in/${name}-${page.viewportSize()?.width}.png`, fullPage: true })

async function setUp(page: Page): Promise<{ key: string; codes: string[] }> {
  await page.goto('/admin/account')
  await page.getByRole('region', { name: 'Second factor' }).getByRole('button', { name: 'Set up' }).press('Enter')
  const confirm = page.getByRole('group', { name: 'Continue' })
  await confirm.getByLabel('Your current password').fill('wrong-wrong-wrong')
  await page.keyboard.press('Enter')
  await expect(confirm.getByText('This is not your current password.')).toBeVisible()
  await confirm.getByLabel('Your current password').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible()
  await saveScreenshot(page, 'set-up')
  const key = (await page.locator('section code').first().textContent()) ?? ''
  await typeAndEnter(page, 'Code from your app', codeOf(key))
  await expect(page.getByRole('heading', { name: 'Save your recovery codes' })).toBeFocused()
  await saveScreenshot(page, 'recovery-codes')
  const codes = await page.getByRole('listitem').locator('code').allTextContents()
  expect(codes).toHaveLength(10)
  await page.getByRole('button', { name: 'I have saved them' }).press('Enter')
  await expect(page.getByRole('region', { name: 'Second factor' })).toContainText('10 of your recovery codes are left')
  await saveScreenshot(page, 'account')
  return { key, codes }
}

for (const [name, viewport] of SIZES)
  test.describe(`on ${name}`, () => {
    test.use({ viewport })

    test(`SEC-15, SEC-14: a second factor is set up, required, replaced by a recovery code and reset, on ${name} by keyboard`, async ({
      page,
    }) => {
      test.setTimeout(180_000)
      const { email, id } = await makePerson('marketing')
      await page.goto('/admin/login')
      await expect(page).toHaveTitle(/Forecourt/)
      await saveScreenshot(page, 'sign-in')
      // React adds the title again during hydration.
      await expect.poll(async () => [await findViolations(page), await fits(page)]).toEqual([[], true])
      await signIn(page, email, 'wrong-wrong-wrong')
      await expect(page.getByRole('alert').filter({ hasText: 'password don’t match' })).toBeVisible()
      await saveScreenshot(page, 'refused')
      await signIn(page, email)
      await isIn(page)
      const { key, codes } = await setUp(page)
      expect(await findViolations(page, 'section[aria-labelledby="second-factor"]')).toEqual([])
      const box = await page.getByRole('region', { name: 'Second factor' }).boundingBox()
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(viewport.width)

      await signIn(page, email)
      await expect(page.getByLabel('Code', { exact: true })).toBeFocused()
      await page.keyboard.type('000000')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('alert').filter({ hasText: 'This code is not right' })).toBeVisible()
      await saveScreenshot(page, 'code')
      expect(await findViolations(page)).toEqual([])
      await page.goto('/admin/collections/pages')
      await expect(page).toHaveURL(/\/admin\/login/)
      await signIn(page, email)
      await typeAndEnter(page, 'Code', codeOf(key, 1))
      await isIn(page)

      await signIn(page, email)
      await typeAndEnter(page, 'Code', codes[0] ?? '')
      await isIn(page)

      await page.context().clearCookies()
      await signInToAdmin(page, ADMIN.email)
      await page.goto(`/admin/collections/users/${id}`)
      await page.getByRole('button', { name: 'Reset for a lost device' }).press('Enter')
      await page.getByRole('group', { name: 'Reset' }).getByLabel('Your current password').fill(ADMIN.password)
      await saveScreenshot(page, 'reset')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('region', { name: 'Second factor' })).toContainText('Off.')
      await page.goto('/admin/collections/audit-log')
      await expect(page.getByRole('row').filter({ hasText: email }).filter({ hasText: 'reset by an administrator' })).toHaveCount(1)
      await saveScreenshot(page, 'audit-log')

      await signIn(page, email)
      await isIn(page)
    })
  })

test('SEC-12: changing your own password requires the current one, and the form says so', async ({ page }) => {
  const { email } = await makePerson('marketing')
  await signIn(page, email)
  await isIn(page)
  await page.goto('/admin/account')
  // The form reloads its state from the server, which discards earlier input.
  await page.waitForLoadState('networkidle')
  const current = page.locator('form').getByLabel('Your current password')
  const save = (password: string, typed: string, words: RegExp) =>
    expect(async () => {
      // The admin's form closes these fields after every save, also a refused one, and drops input before it has loaded its state.
      if (!(await page.getByLabel('New Password').isVisible())) await page.getByRole('button', { name: 'Change Password' }).click()
      await page.getByLabel('New Password').fill(password)
      await page.getByLabel('Confirm Password').fill(password)
      await current.fill(typed)
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(page.getByText(words).first()).toBeVisible({ timeout: 5_000 })
    }).toPass({ timeout: 30_000 })
  await save('administrator', PASSWORD, /This password is too common\./)
  await save(NEW_PASSWORD, 'wrong-wrong-wrong', /This is not your current password\./)
  await saveScreenshot(page, 'change-refused')
  await save(NEW_PASSWORD, PASSWORD, /successfully/i)
  await expect(current).toHaveValue('')
  await signIn(page, email, NEW_PASSWORD)
  await isIn(page)
})

test('SEC-15: where it is required, an administrator without a second factor sets it up during sign-in, and has no session before', async ({
  page,
}) => {
  const { email } = await makePerson('admin')
  const database = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await database.connect()
  // Writes to the database, because the API would end the sessions of the other browser tests.
  const require = (value: boolean) => database.query('update platform set require_second_factor = $1', [value])
  try {
    await require(true)
    await page.setViewportSize({ width: 390, height: 844 })
    await signIn(page, email)
    await expect(page.getByRole('heading', { name: 'Set up your second factor' })).toBeVisible()
    await saveScreenshot(page, 'obligatory')
    expect([await findViolations(page), await fits(page)]).toEqual([[], true])
    expect((await page.context().cookies()).filter(({ name }) => name === 'payload-token')).toEqual([])
    const bare = await ask(PORT, '/api/users/login', { method: 'POST', body: { email, password: PASSWORD } })
    expect([bare.status, bare.body.includes('token'), bare.headers['set-cookie']]).toEqual([401, false, undefined])
    await signIn(page, email)
    await page.getByRole('heading', { name: 'Set up your second factor' }).waitFor()
    const key = (await page.locator('code').first().textContent()) ?? ''
    await typeAndEnter(page, 'Code', '000000')
    await expect(page.getByRole('alert').filter({ hasText: 'This code is not right' })).toBeVisible()
    await typeAndEnter(page, 'Code', codeOf(key))
    await expect(page.getByRole('heading', { name: 'Save your recovery codes' })).toBeFocused()
    await page.getByRole('button', { name: 'I have saved them' }).press('Enter')
    await isIn(page)
  } finally {
    await require(false)
    await database.end()
  }
})

test('SEC-13: the built server gives the same response for a known and an unknown account, in text and headers', async () => {
  const { email } = await makePerson('marketing')
  const tell = async (path: string, body: Record<string, string>) => {
    const { status, headers, body: text } = await ask(PORT, path, { method: 'POST', body })
    return JSON.stringify([status, text, Object.entries(headers).filter(([name]) => name !== 'date' && name !== 'x-request-id')]).replace(
      /'nonce-[^']+'/g,
      '',
    )
  }
  const wrong = { password: 'wrong-wrong-wrong' }
  expect(await tell('/api/users/login', { email, ...wrong })).toBe(await tell('/api/users/login', { email: `no-${email}`, ...wrong }))
  expect(await tell('/api/users/forgot-password', { email })).toBe(await tell('/api/users/forgot-password', { email: `no-${email}` }))
  for (const path of ['/api/users/reset-password', '/api/users/first-register'])
    expect((await ask(PORT, path, { method: 'POST', body: { email, password: PASSWORD, token: 'a'.repeat(40) } })).status).toBe(403)
})
