import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { findViolations } from './support/axe'
import { collectEvents } from './support/events'
import { ask } from './support/http'
import { findResetLink } from './support/mails'
import { firstCarPath, PORT, siteUrl } from './support/sites'

const PHONE = { width: 390, height: 844 }
const PASSWORD = 'correct-horse-9'
const newEmail = () => `shopper-${randomUUID().slice(0, 8)}@example.com`

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let step = 0; step < 60; step += 1) {
    const isThere = await page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector)
    if (isThere) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`the Tab key does not come to ${selector}`)
}

/** Fills in the sign-up form by keyboard and submits it. */
async function signUpByKeyboard(page: Page, email: string): Promise<void> {
  await tabTo(page, '#sign-up-name')
  for (const text of ['Alannah', 'Whitmore', '0491 570 156', email, PASSWORD]) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
}

const toast = (page: Page, title: string) => page.getByRole('dialog').or(page.getByRole('alertdialog')).filter({ hasText: title })

test.describe('on a phone, by keyboard', () => {
  test.use({ viewport: PHONE })

  test('TEN-02, AUTH-04, WATCH-03, WATCH-04, EVT-12, WATCH-07, WATCH-08, FAV-07: a shopper signs up, saves a car, finds it in the garage, removes it and signs out', async ({
    page,
  }) => {
    const events = await collectEvents(page)
    const car = await firstCarPath('harbour')
    await page.goto(siteUrl('harbour', car))
    await page.waitForLoadState('networkidle')
    const save = page.locator('main').getByRole('button', { name: 'Save', exact: true }).first()
    await save.focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(
      `${siteUrl('harbour', '/sign-in')}?${new URLSearchParams({ type: 'watchlist', redirect: car, back: car })}`,
    )
    await tabTo(page, 'main a[href^="/sign-up"]')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Create an account' })).toBeVisible()
    await signUpByKeyboard(page, newEmail())
    // The car was remembered through the sign-in.
    await expect(page).toHaveURL(siteUrl('harbour', car))
    await expect(save).toHaveAttribute('aria-pressed', 'true')
    await expect(toast(page, 'Car Saved In Watchlist')).toBeVisible()
    expect(events.filter((event) => JSON.stringify(event).includes('"id":39'))).toEqual([{ id: 39, car_id: expect.any(Number) }])

    await save.focus()
    await page.keyboard.press('Enter')
    await expect(toast(page, 'Car Removed')).toContainText('is no longer in your watchlist')
    await expect(save).toHaveAttribute('aria-pressed', 'false')
    await page.keyboard.press('Enter')
    await expect(toast(page, 'Car Saved In Watchlist')).toContainText('is now available in your watchlist')
    await toast(page, 'Car Saved In Watchlist').getByRole('link', { name: 'View List' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Watchlist' })).toBeVisible()
    await expect(page.locator(`main a[href="${car}"]`).first()).toBeVisible()

    await page.goto(siteUrl('harbour', '/my-garage'))
    const garage = page.getByRole('region', { name: 'Watchlist' })
    await expect(garage.locator(`a[href="${car}"]`).first()).toBeVisible()
    // Vehicles viewed before the account existed are carried over.
    await expect(page.getByRole('region', { name: 'Recently viewed' }).locator(`a[href="${car}"]`).first()).toBeVisible()
    expect(await findViolations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
    await garage
      .getByRole('button', { name: /^Save / })
      .first()
      .press('Enter')
    await expect(garage.locator(`a[href="${car}"]`)).toHaveCount(0)
    await page.getByRole('button', { name: 'Sign out' }).press('Enter')
    await expect(page).toHaveURL(siteUrl('harbour'))
    await page.goto(siteUrl('harbour', '/my-garage'))
    await expect(page).toHaveURL(/\/sign-in\?type=my-garage&redirect=%2Fmy-garage&back=%2F/)
  })

  test('AUTH-04: a shopper resets a forgotten password by the link in an email, by keyboard', async ({ page }) => {
    const email = newEmail()
    await page.goto(siteUrl('harbour', '/sign-up'))
    await signUpByKeyboard(page, email)
    await expect(page).toHaveURL(siteUrl('harbour', '/my-garage'))
    await page.getByRole('button', { name: 'Sign out' }).press('Enter')
    await expect(page).toHaveURL(siteUrl('harbour'))
    await page.goto(siteUrl('harbour', '/sign-in'))
    await page.getByRole('link', { name: 'Forgot your password?' }).press('Enter')
    await page.locator('main form input[name="email"]').focus()
    await page.keyboard.type(email)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/sent=yes/)
    await page.goto(await findResetLink(email))
    await page.locator('main form input[name="password"]').focus()
    await page.keyboard.type('another-horse-26')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'My garage' })).toBeVisible()
  })

  test('TEN-07, AUTH-06: on a site without sign-in, a gated page redirects to the sign-in page, which explains this and links onward', async ({
    page,
  }) => {
    for (const path of ['/my-garage', '/online-payment', '/watchlist']) {
      expect((await page.goto(siteUrl('drifter', path)))?.status()).toBe(200)
      expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(
        `/sign-in?${new URLSearchParams({ type: path.slice(1), redirect: path, back: '/' })}`,
      )
      await expect(page.getByRole('heading', { level: 1, name: 'No account needed' })).toBeVisible()
    }
    await expect(page.locator('main').getByRole('textbox')).toHaveCount(0)
    await page.locator('main').getByRole('link', { name: 'See all caravans' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/[1-9]/)
  })

  test('WATCH-04, API-04: when saving fails, the change is undone and an alert appears', async ({ page }) => {
    const car = await firstCarPath('harbour')
    await page.goto(siteUrl('harbour', `/sign-up?redirect=${car}`))
    await signUpByKeyboard(page, newEmail())
    await expect(page).toHaveURL(siteUrl('harbour', car))
    await page.route('**/api/watchlist/save-car', (route) =>
      route.fulfill({
        status: 404,
        json: { success: false, error: { code: 'not_found', message: 'This car is no longer on our site.' } },
      }),
    )
    const save = page.locator('main').getByRole('button', { name: 'Save', exact: true }).first()
    const alert = page.getByRole('alert').filter({ hasText: 'This car is no longer on our site.' })
    // The page may not be hydrated yet.
    await expect(async () => {
      await save.click()
      await expect(alert).toHaveCount(1, { timeout: 3_000 })
    }).toPass()
    await expect(save).toHaveAttribute('aria-pressed', 'false')
  })

  test("TEN-02, FAV-01, FAV-03, FAV-05, EVT-12: favourites and comparisons are saved in the browser, and a comparison's address can be shared", async ({
    page,
    browser,
  }) => {
    const events = await collectEvents(page)
    await page.goto(siteUrl('drifter', '/search'))
    // The page may not be hydrated yet.
    await page.waitForLoadState('networkidle')
    const [first, second] = [page.locator('main article').nth(0), page.locator('main article').nth(1)]
    const heart = first.getByRole('button', { name: /^Save / })
    await heart.press('Enter')
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await expect(toast(page, 'Saved on this device')).toBeVisible()
    expect(events).toContainEqual({ id: 39, car_id: expect.any(Number) })
    await first.getByRole('button', { name: /^Compare / }).press('Enter')
    const tray = page.getByRole('region', { name: 'Caravans to compare' })
    await expect(tray.getByRole('listitem')).toHaveCount(1)
    await second.getByRole('button', { name: /^Compare / }).press('Enter')
    await tray.getByRole('link', { name: 'Compare 2 caravans' }).press('Enter')
    const heads = page.getByRole('region', { name: 'Comparison' }).locator('thead th')
    await expect(heads).toHaveCount(2)
    // Side by side means that both are in view, on a phone too.
    await expect(heads.nth(1)).toBeInViewport({ ratio: 0.99 })
    const other = await (await browser.newContext({ viewport: PHONE })).newPage()
    await other.goto(page.url())
    await expect(other.getByRole('region', { name: 'Comparison' }).locator('thead th')).toHaveText(await heads.allTextContents())
    await other.context().close()
    expect(await findViolations(page)).toEqual([])
    await expect(page.getByRole('region', { name: 'Your favourites on this device' }).getByRole('link')).toHaveCount(1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
    await page.goto(siteUrl('drifter', '/search'))
    await expect(
      page
        .locator('main article')
        .nth(0)
        .getByRole('button', { name: /^Save / }),
    ).toHaveAttribute('aria-pressed', 'true')
  })

  test('EVT-16: a search counts as one arrival, however often it is filtered', async ({ page }) => {
    const events = await collectEvents(page)
    await page.goto(siteUrl('drifter', '/search'))
    await expect.poll(() => events).toEqual([{ id: 49 }])
    await page.waitForLoadState('networkidle')
    await page.getByRole('button', { name: /^Filters/ }).click()
    const sheet = page.getByRole('form', { name: 'Filters' })
    await sheet.getByRole('checkbox').first().check()
    await sheet.getByRole('button', { name: /^Show Me/ }).click()
    await expect(page).not.toHaveURL(siteUrl('drifter', '/search'))
    await page.waitForLoadState('networkidle')
    expect(events).toEqual([{ id: 49 }])
  })
})

test.describe('without scripts', () => {
  test.use({ viewport: PHONE, javaScriptEnabled: false })

  test('AUTH-04, SEC-04: signing up and signing in work, and only redirect within the site', async ({ page }) => {
    const email = newEmail()
    await page.goto(siteUrl('summit', '/sign-up?redirect=//evil.example&back=https://evil.example'))
    await expect(page.locator('main').getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/')
    for (const [label, text] of [
      ['First Name', 'Alannah'],
      ['Last Name', 'Whitmore'],
      ['Mobile', '0491 570 156'],
      ['Email', email],
      ['Password', PASSWORD],
    ] as const)
      await page.locator('main form').getByRole('textbox', { name: label, exact: true }).fill(text)
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page).toHaveURL(siteUrl('summit', '/sign-in?type=my-garage&back=%2F&redirect=%2Fmy-garage&signed-up=now'))
    await expect(page.locator('main')).toContainText('sign in with the password you chose')
    await expect(page.locator('main').getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/')
    await page.locator('main form').getByRole('textbox', { name: 'Email' }).fill(email)
    await page.locator('main form').getByRole('textbox', { name: 'Password' }).fill('guess-guess')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('alert')).toContainText('password don’t match')
    await expect(page.locator('main form').getByRole('textbox', { name: 'Email' })).toHaveValue(email)
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await page.locator('main form').getByRole('textbox', { name: 'Email' }).fill(email)
    await page.getByRole('button', { name: 'Send me a link' }).click()
    await expect(page).toHaveURL(/sent=yes/)
    await page.goto(await findResetLink(email))
    await page.locator('main form').getByRole('textbox', { name: 'Password' }).fill('another-horse-26')
    await page.getByRole('button', { name: 'Set password and sign in' }).click()
    await expect(page).toHaveURL(siteUrl('summit', '/my-garage'))
  })

  test('FAV-05: a shared comparison can be read without scripts', async ({ page }) => {
    const slugs = [
      ...['2023-toyota-rav4-gx-hybrid-hc20417', '2022-ford-ranger-wildtrak-hc20491', '2021-kia-cerato-sport-hc20565'],
      ...['2024-byd-atto-3-extended-range-hc20639', '2023-toyota-rav4-gx-hybrid-hc20417'],
    ]
    await page.goto(siteUrl('harbour', `/compare?cars=${slugs.join(',')},no-such-car`))
    const table = page.getByRole('region', { name: 'Comparison' })
    await expect(table.locator('thead th')).toHaveCount(4)
    await expect(table.getByRole('row', { name: /^Price / })).toContainText('$')
    await table
      .getByRole('link', { name: /^Remove/ })
      .first()
      .click()
    await expect(table.locator('thead th')).toHaveCount(3)
  })
})

test('VDP-05, FAV-03, FAV-04, EVT-12: on a site without accounts, a shopper adds a favourite with its button and removes it again', async ({
  page,
}) => {
  const events = await collectEvents(page)
  const car = await firstCarPath('drifter')
  await page.goto(siteUrl('drifter', car))
  await page.waitForLoadState('networkidle')
  const button = page.locator('main').getByRole('button', { name: 'Favourite', exact: true })
  await expect(button).toHaveAttribute('aria-pressed', 'false')
  await button.press('Enter')
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await expect
    .poll(() => events.filter((event) => JSON.stringify(event).includes('"id":39')))
    .toEqual([{ id: 39, car_id: expect.any(Number) }])
  await page.goto(siteUrl('drifter', '/compare'))
  await expect(page.locator(`#favourites a[href="${car}"]`).first()).toBeVisible()
  await page.goto(siteUrl('drifter', car))
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await button.press('Enter')
  await expect(button).toHaveAttribute('aria-pressed', 'false')
  expect(await page.evaluate(() => localStorage.getItem('favourites'))).not.toContain(car.replace('/cars/', ''))
})

test('SEC-04: account pages never render a session: they are the same for everybody', async () => {
  const answers = await Promise.all(
    ['', 'forecourt_shopper=forged'].map((cookie) => ask(PORT, '/my-garage', { host: 'harbour.localhost', headers: { cookie } })),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect((await ask(PORT, '/my-garage', { host: 'drifter.localhost' })).status).toBe(307)
  expect((await ask(PORT, '/api/account', { host: 'harbour.localhost', headers: { cookie: 'forecourt_shopper=forged' } })).body).toBe(
    '{"user":null}',
  )
})
