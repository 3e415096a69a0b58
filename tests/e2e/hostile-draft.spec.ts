import { randomUUID } from 'node:crypto'
import { type Browser, chromium, expect, type Frame, type Page, test } from '@playwright/test'
import { cmsAs, signInToAdmin } from './support/cms'
import { type Target, hostileLayout, tryEverything } from './support/hostile-draft'
import { ask } from './support/http'
import { openPreview } from './support/open-preview'
import { PREVIEW_HOST, previewPath, storeBlocks } from './support/previews'
import { startSiteServer } from './support/site-server'
import { PORT } from './support/sites'
import { passwordOf, tokenOf } from './support/staff'

const ADMIN = 'admin@forecourt.example'
const HEADING = 'Drawn with hostile icons'
const cms = () => cmsAs(ADMIN)

/** Creates a page with hostile blocks, and a marketing account that the attack tries to make an admin. An admin opens the draft. */
async function prepare(admin: string) {
  const [tenant] = await cms().find('tenants', 'where[slug][equals]=harbour')
  const tenantId = tenant?.id ?? 0
  const mark = randomUUID().slice(0, 8)
  const account = { name: 'Attacker', email: `attacker-${mark}@previews.example`, password: 'correct-horse-battery-9' }
  const confirmed = { current_password: passwordOf('admin@forecourt.example') }
  const attacker = await cms().create('users', { ...account, ...confirmed, role: 'marketing', tenants: [{ tenant: tenantId }] })
  const text = { tenant: tenantId, title: 'Hostile', path: `/pages/hostile-${mark}` }
  const layout = [{ blockType: 'callToAction', heading: 'Harmless', tone: 'plain' }]
  const page = await cms().create('pages', { ...text, layout, _status: 'draft' }, '&draft=true')
  const aim: Target = { admin, userId: attacker.id, pageId: page.id }
  await storeBlocks(page.id, hostileLayout(aim, HEADING))
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString()
  const link = await cms().create('share-links', { tenant: tenantId, page: page.id, note: 'Ana', expiresAt })
  return {
    aim,
    preview: previewPath(tokenOf(ADMIN), 'harbour', { id: page.id, tenantId }, { adminOrigin: admin }),
    shared: new URL(String(link.address)).pathname,
  }
}

/** Returns everything that the attack could have changed. */
async function readState({ userId, pageId }: Target) {
  const { user } = await cms().read('users/me')
  return {
    account: await cms().read(`users/${userId}?depth=0`),
    page: await cms().read(`pages/${pageId}?depth=0&draft=true`),
    made: (await cms().find('pages', 'where[title][equals]=Taken%20over')).length,
    isSignedIn: user !== null,
  }
}

const HARMLESS: Record<string, string[]> = { parent: ['false', 'refused'], top: ['false', 'refused'], opener: ['null', 'refused'] }

/** Asserts that a rendered draft ran no script of its own (SEC-06), and that a script that runs anyway achieves nothing (SEC-08). */
async function expectNothing(frame: Frame, aim: Target): Promise<void> {
  const before = await readState(aim)
  const told = await tryEverything(frame, aim)
  expect.soft(await frame.evaluate(() => document.documentElement.dataset.hostile ?? 'never ran')).toBe('never ran')
  expect(told.cookie).toBe('""')
  for (const [name, allowed] of Object.entries(HARMLESS)) expect([name, allowed.includes(told[name] ?? '')]).toEqual([name, true])
  for (const name of ['read me', 'read pages', 'role', 'page', 'delete page', 'graphql'])
    expect([name, told[name]]).toEqual([name, 'refused'])
  expect([told['own host'], told['own admin']]).toEqual(['404', '404'])
  expect(await readState(aim)).toEqual(before)
}

function frameAt(page: Page, path: string): Frame {
  const frame = page.frames().find((one) => one !== page.mainFrame() && one.url().includes(path))
  if (!frame) throw new Error(`no frame shows ${path}`)
  return frame
}

/** Opens the draft as an admin: in the live preview, in its own window and by its share link. */
async function openEverywhere(page: Page, admin: string): Promise<void> {
  const { aim, preview, shared } = await prepare(admin)
  const origin = admin.replace('//', '//preview.')
  const before = await readState(aim)

  await page.setViewportSize({ width: 1600, height: 1000 })
  await page.goto(`${admin}/admin/collections/pages/${aim.pageId}`)
  await openPreview(page)
  await expect(page.frameLocator('#live-preview-iframe').getByRole('heading', { name: HEADING })).toBeVisible({ timeout: 15_000 })
  const frame = frameAt(page, `/preview/harbour/${aim.pageId}`)
  expect(new URL(frame.url()).origin).toBe(origin)
  await expectNothing(frame, aim)
  expect(page.url()).toContain(`/admin/collections/pages/${aim.pageId}`)

  for (const path of [preview, shared]) {
    const [tab] = await Promise.all([page.waitForEvent('popup'), page.evaluate((address) => void window.open(address), `${origin}${path}`)])
    await expect(tab.getByRole('heading', { name: HEADING })).toBeVisible({ timeout: 30_000 })
    await expectNothing(tab.mainFrame(), aim)
    await tab.close()
    expect(page.url()).toContain(`/admin/collections/pages/${aim.pageId}`)
  }
  // The admin's API accepts this session, so the attack had a valid session to use.
  const me = await page.evaluate(async () => (await fetch('/api/users/me', { credentials: 'include' })).json())
  expect(me.user.role).toBe('admin')
  expect(await readState(aim)).toEqual(before)
}

test('SEC-08, SEC-06: a hostile draft opened by an administrator changes neither a role nor a document', async ({ page }) => {
  test.setTimeout(240_000)
  await signInToAdmin(page, ADMIN)
  await openEverywhere(page, `http://localhost:${PORT}`)
})

test('SEC-08, SEC-04: nor does it on a real domain, where browsers treat the two hosts as one site', async () => {
  test.setTimeout(300_000)
  const server = await startSiteServer({ BASE_DOMAIN: 'forecourt.test' })
  let browser: Browser | undefined
  try {
    const { executablePath, args = [] } = test.info().project.use.launchOptions ?? {}
    const rules = '--host-resolver-rules=MAP *.forecourt.test localhost,MAP forecourt.test localhost'
    browser = await chromium.launch({ args: [...args, rules], ...(executablePath ? { executablePath } : {}) })
    const context = await browser.newContext()
    const cookie = { name: 'payload-token', value: tokenOf(ADMIN), domain: 'forecourt.test', path: '/', httpOnly: true }
    await context.addCookies([{ ...cookie, sameSite: 'Lax' }])
    await openEverywhere(await context.newPage(), `http://forecourt.test:${server.port}`)
  } finally {
    await browser?.close()
    await server.kill('SIGTERM')
  }
})

test('SEC-08, SEC-01: unsaved blocks are rendered only with the right ticket and only on the preview host', async ({ page }) => {
  const admin = `http://localhost:${PORT}`
  const { aim, preview } = await prepare(admin)
  await storeBlocks(aim.pageId, [{ id: 'typed', blockType: 'callToAction', heading: 'As stored', tone: 'plain' }])
  await signInToAdmin(page, ADMIN)
  await page.setViewportSize({ width: 1600, height: 1000 })
  const asked = page.waitForRequest((request) => request.headers()['next-action'] !== undefined && request.url().includes('/preview/'), {
    timeout: 90_000,
  })
  await page.goto(`${admin}/admin/collections/pages/${aim.pageId}`)
  await openPreview(page)
  await expect(async () => {
    const heading = page.locator('#field-layout__0__heading')
    if (!(await heading.isVisible())) await page.locator('#layout-row-0 .collapsible__toggle').first().click()
    await heading.fill('As typed now')
    await expect(page.frameLocator('#live-preview-iframe').getByRole('heading', { name: 'As typed now' })).toBeVisible({ timeout: 10_000 })
  }).toPass({ timeout: 80_000 })
  const request = await asked
  const [action, body] = [request.headers()['next-action'] ?? '', (request.postData() ?? '').replace('As typed now', 'As sent again')]
  const other = await cms().find('pages', 'where[path][equals]=/&sort=id')
  const shows = async (host: string, path: string, data: string) => {
    const headers = {
      'next-action': action,
      accept: 'text/x-component',
      'content-type': 'text/plain;charset=UTF-8',
      origin: `http://${host}`,
    }
    const answer = await ask(PORT, path, { host, method: 'POST', headers, body: JSON.parse(data) })
    expect(answer.status).toBeLessThan(500)
    return answer.body.includes('As sent again')
  }
  const host = `${PREVIEW_HOST}:${PORT}`
  expect(await shows(host, preview, body)).toBe(true)
  // The ticket decides, not the address that the request is sent to.
  const ticket = /"ticket":"([^"]*)"/.exec(body)?.[1] ?? ''
  for (const bad of [
    body.replace(ticket, `${ticket.slice(0, -1)}${ticket.endsWith('A') ? 'B' : 'A'}`),
    body.replace(`"page":${aim.pageId}`, `"page":${other[0]?.id}`),
    body.replace('"tenant":"harbour"', '"tenant":"summit"'),
    '[null,null]',
    '[]',
  ])
    expect([bad, await shows(host, preview, bad)]).toEqual([bad, false])
  expect(await shows(`localhost:${PORT}`, '/admin/login', body)).toBe(false)
  expect(await shows(`harbour.localhost:${PORT}`, '/', body)).toBe(false)
})
