import { randomUUID } from 'node:crypto'
import { expect, type Locator, test } from '@playwright/test'
import { withClient } from '@scripts/postgres/databases'
import { type Forwarder, openForwarder } from './support/forwarder'
import { ask, askCached, cacheStatus } from './support/http'
import { type SiteServer, startSiteServer } from './support/site-server'
import { listCarPaths } from './support/sites'

const DATABASE_URL = process.env.DATABASE_URL ?? ''
const HOST = 'harbour.localhost'
let way: Forwarder
let site: SiteServer
let cars: string[] = []

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  way = await openForwarder(DATABASE_URL)
  site = await startSiteServer({ DATABASE_URL: way.url, DELIVER_LEADS: 'off' })
  cars = await listCarPaths('harbour')
})

test.afterAll(async () => {
  await site.kill('SIGTERM')
  await way.cut()
})

const get = (path: string) => ask(site.port, path, { host: HOST })
const isBack = () => expect.poll(async () => (await get('/api/ready')).status, { timeout: 20_000 }).toBe(200)
const countLeads = (message: string) =>
  withClient(DATABASE_URL, async (client) => (await client.query('select 1 from leads where message = $1', [message])).rowCount)

/** Each test uses its own client address, because one address may send only a few forms per minute. */
test.beforeEach(({ page }) => page.setExtraHTTPHeaders({ 'x-forwarded-for': `203.0.113.${1 + Math.floor(Math.random() * 250)}` }))

/** Fills in the form as a shopper does. Chooses the first real option of each select that is still empty, by keyboard. */
async function fillIn(form: Locator, message: string): Promise<void> {
  for (const select of await form.locator('form select:visible').all())
    if ((await select.inputValue()) === '') await select.press('ArrowDown')
  for (const [label, text] of [
    ['Comments', message],
    ['First Name', 'Alannah'],
    ['Last Name', 'Whitmore'],
    ['Mobile', '0491 570 156'],
    ['Postcode', '4105'],
    ['Email', 'alannah@example.com'],
  ] as const)
    await form.getByLabel(label).first().fill(text)
}

test("REL-02, REL-10, REL-11: without the database, cached pages are served, others are a 503 with the site's look and a retry, and all recover by themselves", async ({
  page,
}) => {
  await askCached(site.port, '/', { host: HOST })
  await way.cut()
  const kept = await get('/')
  expect([kept.status, cacheStatus(kept)]).toEqual([200, 'HIT'])

  const [car = ''] = cars
  const away = await get(car)
  expect([away.status, away.headers['retry-after'], away.headers['cache-control']]).toEqual([503, '10', 'no-store'])
  expect(away.headers['x-content-type-options']).toBe('nosniff')
  expect((await page.goto(`http://${HOST}:${site.port}${car}`))?.status()).toBe(503)
  await expect(page).toHaveTitle('This page is taking a break | Harbour City Motors')
  await expect(page.getByRole('banner').getByRole('link')).toHaveAttribute('href', '/')
  const call = await get('/api/search?query=hilux')
  expect([call.status, JSON.parse(call.body)]).toEqual([
    503,
    { error: { code: 'unavailable', message: expect.stringContaining('try again') } },
  ])
  expect([(await get('/api/health')).status, (await get('/api/ready')).status]).toEqual([200, 503])

  await way.mend()
  await isBack()
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.locator('main h1')).not.toHaveText('This page is taking a break')
  expect((await get(car)).status).toBe(200)
})

test('REL-11, LEAD-16: a form in the browser stays open with its input, explains the failure, and is sent once the database is back', async ({
  page,
}) => {
  const message = `Away ${randomUUID()}`
  await page.goto(`http://${HOST}:${site.port}${cars[1] ?? ''}`)
  await page.waitForLoadState('networkidle')
  await page.locator('main a[href$="#enquire"]:visible').first().click()
  const dialog = page.getByRole('dialog', { name: 'Enquire Now' })
  await fillIn(dialog, message)
  await way.cut()
  const submit = dialog.locator('button[type=submit]:visible')
  await submit.click()
  await expect(dialog.getByText('Nothing you typed is lost')).toBeVisible()
  await expect(dialog.getByLabel('Comments')).toHaveValue(message)
  await way.mend()
  await isBack()
  await submit.click()
  await expect(page).toHaveURL(/\/success$/)
  expect(await countLeads(message)).toBe(1)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('REL-11, SEC-05: a failed sign-up comes back without its password, and creates the account once the password is typed again', async ({
    page,
  }) => {
    const password = `Yard-${randomUUID()}`
    await page.goto(`http://summit.localhost:${site.port}/sign-up`)
    const form = page.locator('main form')
    for (const [label, text] of [
      ['First Name', 'Alannah'],
      ['Last Name', 'Whitmore'],
      ['Mobile', '0491 570 156'],
      ['Email', `${randomUUID()}@example.com`],
    ] as const)
      await form.getByRole('textbox', { name: label }).fill(text)
    await form.locator('[name="password"]').fill(password)
    await way.cut()
    await form.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We couldn’t send your form just now')
    expect(await page.content()).not.toContain(password)
    await way.mend()
    await isBack()
    await page.getByLabel('password').fill(password)
    await page.getByRole('button', { name: 'Send it again' }).click()
    await expect(page).toHaveURL(/\/sign-in\?.*signed-up=/)
  })

  test('REL-11, LEAD-16: a failed form comes back with its input and is sent again with a button', async ({ page }) => {
    const message = `Away “${randomUUID()}” & <b>more</b>`
    await page.goto(`http://${HOST}:${site.port}/contact`)
    await fillIn(page.locator('main'), message)
    await way.cut()
    await page.getByRole('button', { name: 'Send enquiry' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We couldn’t send your form just now')
    await way.mend()
    await isBack()
    await page.getByRole('button', { name: 'Send it again' }).click()
    await expect(page).toHaveURL(/\/success$/)
    expect(await countLeads(message)).toBe(1)
  })
})
