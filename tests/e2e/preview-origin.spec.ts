import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { cmsAs } from './support/cms'
import { ask } from './support/http'
import { previewPath, PREVIEW_HOST, sessionOf, statusOf } from './support/previews'
import { PORT } from './support/sites'
import { passwordOf, tokenOf } from './support/staff'

const ADMIN = 'admin@forecourt.example'
const STAFF = 'marketing@harbour.example'
const STRANGER = 'marketing@summit.example'
const PASSWORD = 'correct-horse-battery-9'

async function findHome(slug: string) {
  const cms = cmsAs(ADMIN)
  const [tenant] = await cms.find('tenants', `where[slug][equals]=${slug}`)
  const [page] = await cms.find('pages', `where[tenant][equals]=${tenant?.id}&where[path][equals]=/`)
  if (!tenant || !page) throw new Error(`${slug} has no home`)
  return { id: page.id, tenantId: tenant.id }
}

/** Creates another member of Harbour's staff with a session of their own. */
async function makeColleague(name: string) {
  const cms = cmsAs(ADMIN)
  const email = `${name}-${randomUUID().slice(0, 8)}@previews.example`
  const { tenantId } = await findHome('harbour')
  const data = { name, email, password: PASSWORD, role: 'marketing', tenants: [{ tenant: tenantId }], current_password: passwordOf(ADMIN) }
  const { id } = await cms.create('users', data)
  const answer = await ask(PORT, '/api/users/login', { method: 'POST', body: { email, password: PASSWORD } })
  return { id, token: String(JSON.parse(answer.body).token), cookies: answer.headers['set-cookie'] ?? [] }
}

test('SEC-08: a preview is rendered only with its ticket', async () => {
  const [home, other] = [await findHome('harbour'), await findHome('summit')]
  const token = tokenOf(STAFF)
  const path = previewPath(token, 'harbour', home)
  expect(await statusOf(path)).toBe(200)
  const settings = { subject: { kind: 'site-settings' as const } }
  expect(await statusOf(previewPath(token, 'harbour', home, settings).replace(`/${home.id}?`, '/home?'))).toBe(200)
  const now = Math.floor(Date.now() / 1000)
  const refused = {
    missing: path.replace(/\?.*/, ''),
    'given twice': `${path}&${path.split('?')[1]}`,
    'of another page': previewPath(token, 'harbour', home, { subject: { kind: 'page', id: home.id + 1 } }),
    'of the settings': previewPath(token, 'harbour', home, settings),
    'of a page, for the settings': path.replace(`/${home.id}?`, '/home?'),
    'of another tenant': path.replace('/harbour/', '/summit/'),
    'of another tenant’s page': previewPath(token, 'summit', other),
    'of staff of another tenant': previewPath(tokenOf(STRANGER), 'harbour', home),
    'of sales': previewPath(tokenOf('sales@harbour.example'), 'harbour', home),
    bent: path.slice(0, -1) + (path.endsWith('A') ? 'B' : 'A'),
    'with a later end': path.replace(/~\d+~([^~]*)$/, `~${now + 90_000}~$1`),
    expired: previewPath(token, 'harbour', home, { until: now - 1 }),
    'of a session that never was': previewPath(token, 'harbour', home, { sessionId: randomUUID() }),
    'of somebody else’s session': previewPath(token, 'harbour', home, { userId: sessionOf(tokenOf(ADMIN)).userId }),
  }
  for (const [name, address] of Object.entries(refused)) expect([name, await statusOf(address)]).toEqual([name, 404])
  // The admin's cookie and token give no access here.
  const signedIn = { cookie: `payload-token=${tokenOf(ADMIN)}`, authorization: `JWT ${tokenOf(ADMIN)}` }
  expect((await ask(PORT, refused.missing, { host: PREVIEW_HOST, headers: signedIn })).status).toBe(404)
})

test('SEC-08: a ticket expires when its user signs out or loses access to the site', async () => {
  const home = await findHome('harbour')
  const [leaver, mover] = [await makeColleague('leaver'), await makeColleague('mover')]
  const paths = [leaver, mover].map(({ token }) => previewPath(token, 'harbour', home))
  expect(await Promise.all(paths.map((path) => statusOf(path)))).toEqual([200, 200])
  const out = await ask(PORT, '/api/users/logout', { method: 'POST', headers: { authorization: `JWT ${leaver.token}` }, body: {} })
  expect(out.status).toBe(200)
  await cmsAs(ADMIN).update('users', mover.id, { tenants: [] })
  expect(await Promise.all(paths.map((path) => statusOf(path)))).toEqual([404, 404])
})

test('SEC-08: the preview host serves no admin, API or site, however they are spelled', async () => {
  const headers = { cookie: `payload-token=${tokenOf(ADMIN)}`, authorization: `JWT ${tokenOf(ADMIN)}` }
  const paths = [
    '/',
    '/admin',
    '/admin/login',
    '/api/users/me',
    '/api/pages',
    '/api/access',
    '/api/graphql',
    '/api/graphql-playground',
    '/api/search',
    '/api/cars',
    '/platform',
    '/preview',
    '/shared',
    '/search',
    '/preview/../admin',
    '/preview/%2e%2e/admin',
    '/preview/..%2fadmin',
    '/preview/..%2f..%2fapi%2fusers%2fme',
    '/shared/..%2fapi/users/me',
    '/icons/..%2fapi/users/me',
    '/api/postcodes/..%2fusers/me',
    '/%61dmin',
    '/%61pi/users/me',
    '/_next/static/..%2f..%2fapi/users/me',
  ]
  for (const path of paths) expect([path, (await ask(PORT, path, { host: PREVIEW_HOST, headers })).status]).toEqual([path, 404])
  // The one Payload route that is allowed serves pictures, and is safe against path traversal.
  const climbing = await ask(PORT, '/api/media/file/..%2f..%2fusers%2fme', { host: PREVIEW_HOST, headers })
  expect([403, 404]).toContain(climbing.status)
  for (const path of ['/api/users/login', '/api/graphql', '/api/pages', '/api/media/file/x']) {
    const answer = await ask(PORT, path, { host: PREVIEW_HOST, method: 'POST', headers, body: { query: '{ Users { totalDocs } }' } })
    expect([path, answer.status >= 400 && answer.status < 500]).toEqual([path, true])
  }
  // Files and data that drafts need.
  for (const path of ['/icons/regular.svg', '/api/postcodes?q=4000']) expect(await statusOf(path)).toBe(200)
})

test('SEC-08, SEC-01: no other host renders drafts, and share links already sent redirect to the preview host', async () => {
  const cms = cmsAs(STAFF)
  const home = await findHome('harbour')
  const preview = previewPath(tokenOf(STAFF), 'harbour', home)
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString()
  const link = await cms.create('share-links', { tenant: home.tenantId, page: home.id, note: 'Ana', expiresAt })
  const address = new URL(String(link.address))
  expect(address.origin).toBe(`http://${PREVIEW_HOST}:${PORT}`)
  expect(await statusOf(address.pathname)).toBe(200)
  const spelled = (path: string) => [path, path.replace('/p', '/%70').replace('/s', '/%73'), `/x/..${path}`, `/${path}`, `/x/%2e%2e${path}`]
  for (const host of [`localhost:${PORT}`, `127.0.0.1:${PORT}`, 'harbour.localhost', 'nobody.localhost']) {
    for (const path of spelled(preview))
      expect([host, path, [404, 307, 308].includes(await statusOf(path, host))]).toEqual([host, path, true])
    for (const path of spelled(address.pathname)) expect([host, path, (await statusOf(path, host)) === 200]).toEqual([host, path, false])
  }
  expect(await statusOf(preview, 'localhost')).toBe(404)
  expect(await statusOf(address.pathname, 'harbour.localhost')).toBe(404)
  const sent = await ask(PORT, address.pathname, { host: `localhost:${PORT}` })
  expect([sent.status, sent.headers.location]).toEqual([307, address.href])
  await cms.remove('share-links', link.id)
  expect(await statusOf(address.pathname)).toBe(404)
})

test('SEC-03, SEC-08: only the admin may frame a preview, nobody may frame a shared draft, and neither sends a referrer', async () => {
  const home = await findHome('harbour')
  const framing = async (path: string, host: string) => {
    const { headers } = await ask(PORT, path, { host })
    return [/frame-ancestors ([^;]*)/.exec(String(headers['content-security-policy']))?.[1], headers['referrer-policy']]
  }
  const preview = previewPath(tokenOf(STAFF), 'harbour', home)
  const admins = `http://localhost:${PORT} http://127.0.0.1:${PORT}`
  expect(await framing(preview, `${PREVIEW_HOST}:${PORT}`)).toEqual([admins, 'no-referrer'])
  expect(await framing('/shared/harbour/1.x', `${PREVIEW_HOST}:${PORT}`)).toEqual(["'none'", 'no-referrer'])
})

test('SEC-08, SEC-04: the staff cookie is set for the admin host only', async () => {
  const { cookies } = await makeColleague('cookie')
  const cookie = cookies.find((one) => one.startsWith('payload-token=')) ?? ''
  expect(cookie).toMatch(/; *HttpOnly/i)
  expect(cookie).toMatch(/; *SameSite=Lax/i)
  expect(cookie).not.toMatch(/Domain/i)
})

test("SEC-08, SEC-04: a page on the preview host can't change anything through the admin's API", async () => {
  const { id, token } = await makeColleague('changed')
  const cms = cmsAs(ADMIN)
  const before = await cms.read(`users/${id}?depth=0`)
  const cookie = `payload-token=${tokenOf(ADMIN)}`
  const sent = (method: string, path: string, headers: Record<string, string>) =>
    ask(PORT, path, { host: `localhost:${PORT}`, method, headers: { cookie, ...headers }, body: { role: 'admin' } })
  const origin = `http://${PREVIEW_HOST}:${PORT}`
  const senders: Record<string, string>[] = [{ origin }, { origin, 'sec-fetch-site': 'same-site' }, { origin: 'null' }]
  for (const headers of senders) {
    for (const method of ['PATCH', 'POST', 'PUT', 'DELETE'])
      expect([method, (await sent(method, `/api/users/${id}`, headers)).status]).toEqual([method, 403])
  }
  expect(await cms.read(`users/${id}?depth=0`)).toEqual(before)
  // Nor can a page on that host read a response.
  const read = await ask(PORT, '/api/users/me', { host: `localhost:${PORT}`, headers: { cookie, origin } })
  expect(read.headers['access-control-allow-origin']).toBeUndefined()
  expect(sessionOf(token).userId).toBe(id)
})
