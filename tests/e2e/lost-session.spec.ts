import { expect, type Page, test } from '@playwright/test'
import { signInToAdmin } from './support/cms'
import { passwordOf } from './support/staff'
import { makeSharedPage, openAs, sessionOf } from './support/two-people'

test.setTimeout(180_000)

const SITE = 'drifter'
const MARKETING = `marketing@${SITE}.example`

/** Signs marketing in again in the dialog that covers a form whose session has ended. */
async function signInAgain(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Sign in again' })
  await expect(dialog).toBeVisible({ timeout: 20_000 })
  await dialog.getByLabel('Email').fill(MARKETING)
  await dialog.getByLabel('Password').fill(passwordOf(MARKETING))
  await dialog.getByRole('button', { name: 'Sign in' }).click()
  await expect(dialog).toBeHidden({ timeout: 20_000 })
}

test('EDT-02: a save that was on its way when the session ended is repeated after signing in', async ({ browser }) => {
  const shared = await makeSharedPage(1, SITE)
  try {
    const page = await openAs(browser, MARKETING, shared.id)
    let deliver = () => {}
    const isSignedIn = new Promise<void>((resolve) => (deliver = resolve))
    await page.context().clearCookies()
    await page.route(
      `**/api/pages/${shared.id}?*`,
      async (route) => {
        const refusal = await route.fetch()
        await isSignedIn
        await route.fulfill({ response: refusal })
      },
      { times: 1 },
    )
    const sent = page.waitForRequest((request) => request.method() === 'PATCH')
    await page.locator('#field-title').fill('On its way')
    await sent
    // the form asks at once, as when somebody comes back to the tab, instead of at its next heartbeat
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await signInAgain(page)
    deliver()
    await expect.poll(async () => (await shared.read()).title, { timeout: 30_000 }).toBe('On its way')
    await expect(page.getByRole('dialog', { name: 'Sign in again' })).toBeHidden()
  } finally {
    await shared.remove()
  }
})

test('EDT-02: nothing is lost when the session ends while typing, and signing in happens in place', async ({ browser }) => {
  const shared = await makeSharedPage(1, SITE)
  try {
    const page = await openAs(browser, MARKETING, shared.id)
    await page.context().clearCookies()
    await page.locator('#field-title').fill('Typed after the session ended')
    await signInAgain(page)
    await expect.poll(async () => (await shared.read()).title, { timeout: 30_000 }).toBe('Typed after the session ended')
    await expect(page.locator('#field-title')).toHaveValue('Typed after the session ended')
  } finally {
    await shared.remove()
  }
})

test('EDT-02: what was typed while the server was unreachable is restored when the form is opened again, on top of what others saved since', async ({
  browser,
}) => {
  const shared = await makeSharedPage(2, SITE)
  try {
    const page = await openAs(browser, MARKETING, shared.id)
    await page.route(`**/api/pages/${shared.id}*`, (route) => (route.request().method() === 'PATCH' ? route.abort() : route.continue()))
    await page.locator('#field-layout__0__heading').fill('Typed on the train')
    await expect(sessionOf(page)).toContainText('the server does not answer', { timeout: 20_000 })
    // simulates a laptop that sleeps during a save and is opened the next morning
    await page.close({ runBeforeUnload: false })
    await shared.cms.update('pages', shared.id, { title: 'Renamed overnight', _status: 'draft' }, '&draft=true')
    const again = await page.context().newPage()
    await signInToAdmin(again, MARKETING)
    await again.goto(page.url())
    await expect(again.locator('#field-layout__0__heading')).toHaveValue('Typed on the train', { timeout: 60_000 })
    await expect(sessionOf(again)).toContainText('is back in the form')
    await expect
      .poll(async () => shared.read().then(({ title, layout }) => [title, layout[0]?.heading]), { timeout: 20_000 })
      .toEqual(['Renamed overnight', 'Typed on the train'])
  } finally {
    await shared.remove()
  }
})
