import { createHmac } from 'node:crypto'
import { createLocalReq } from 'payload'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { env } from '@/env'
import type { PreviewSubject } from '@/domain/editing/preview/preview-ticket'
import { findDraftForStaff, maySeeSettings } from '@/server/content/find-draft-for-staff'
import { findSharedDraft } from '@/server/content/find-shared-draft'
import { findPreviewViewer } from '@/server/content/preview-viewer'
import { toPreviewAddress } from '@/server/content/preview-ticket'
import { call, idIn, pick } from './rest'
import { buildWorld, ROLES, SIDES, type Role, type Side, type World } from './world'

vi.mock('@/server/cache/tagged-read', () => ({ taggedRead: (_key: unknown, _tags: unknown, read: () => unknown) => read() }))

const now = Math.floor(Date.now() / 1000)
const SETTINGS = { kind: 'site-settings' } as const
const PASSWORD = 'correct-horse-battery-9'
/** Who may read pages, written separately from the access table. */
const SEES_PAGES: Record<Role, readonly Side[]> = { anonymous: [], admin: SIDES, support: [], marketing: ['own'], sales: [] }
const SEES_SETTINGS: Record<Role, readonly Side[]> = { ...SEES_PAGES, support: SIDES }

let world: World
beforeAll(async () => {
  world = await buildWorld()
  for (const side of SIDES) {
    const json = { tenant: world.sites[side].tenant, tagline: side }
    expect((await call('POST', '/site-settings', world.tokens.admin, { json })).status).toBe(201)
  }
})

const pageOf = (side: Side): PreviewSubject => ({ kind: 'page', id: world.sites[side].page })

/** Requests the preview address from the admin's API with this session. */
async function previewAddress(token: string | null, side: Side, subject: PreviewSubject): Promise<URL> {
  const { payload, sites } = world
  const headers = new Headers({ host: 'localhost:3000', ...(token ? { authorization: `JWT ${token}` } : {}) })
  const { user } = await payload.auth({ headers })
  const req = await createLocalReq({ req: { headers }, ...(user ? { user } : {}) }, payload)
  return new URL(toPreviewAddress(req, { id: sites[side].tenant, slug: side }, subject))
}

const ticketFor = async (token: string | null, side: Side, subject: PreviewSubject) =>
  (await previewAddress(token, side, subject)).searchParams.get('ticket')

/** Checks whether a ticket shows a preview, in the same way as the preview page. */
async function isShown(ticket: string | null, side: Side, subject: PreviewSubject, at = now): Promise<boolean> {
  const tenantId = world.sites[side].tenant
  const viewer = await findPreviewViewer(ticket, { tenantId, subject }, at)
  if (!viewer) return false
  return subject.kind === 'page'
    ? (await findDraftForStaff(viewer.user, tenantId, subject.id)) !== null
    : maySeeSettings(viewer.user, tenantId)
}

/** Creates a member of staff with a session of their own. */
async function makeColleague(name: string): Promise<{ id: number; token: string }> {
  const email = `${name}@previews.example`
  const tenants = [{ tenant: world.sites.own.tenant }]
  const { id } = await world.payload.create({ collection: 'users', data: { name, email, password: PASSWORD, role: 'marketing', tenants } })
  const answer = await call('POST', '/users/login', null, { json: { email, password: PASSWORD } })
  return { id, token: String(pick(answer.json, 'token')) }
}

describe.each(ROLES)('as %s', (role) => {
  test.each(SIDES)('SEC-08, SEC-01: the preview of a page of the %s tenant, with a ticket for their own session', async (side) => {
    const ticket = await ticketFor(world.tokens[role], side, pageOf(side))
    expect(await isShown(ticket, side, pageOf(side))).toBe(SEES_PAGES[role].includes(side))
  })

  test.each(SIDES)('SEC-08, SEC-01: the preview of the site settings of the %s tenant', async (side) => {
    const ticket = await ticketFor(world.tokens[role], side, SETTINGS)
    expect(await isShown(ticket, side, SETTINGS)).toBe(SEES_SETTINGS[role].includes(side))
  })

  test.each(SIDES)('SEC-08, SEC-01: no other ticket shows a page of the %s tenant', async (side) => {
    const token = world.tokens[role]
    const other = side === 'own' ? 'foreign' : 'own'
    const own = (await ticketFor(token, side, pageOf(side))) ?? 'none'
    const text = own.slice(0, own.lastIndexOf('~'))
    const tickets = {
      missing: null,
      'of another page': await ticketFor(token, side, { kind: 'page', id: world.sites[side].page + 1 }),
      'of the other tenant': await ticketFor(token, other, pageOf(other)),
      'of the page as the other tenant’s': await ticketFor(token, other, pageOf(side)),
      'of the settings': await ticketFor(token, side, SETTINGS),
      bent: `${own.slice(0, -1)}${own.endsWith('A') ? 'B' : 'A'}`,
      'of somebody else': own.replace(/^\d+/, String(world.ids.admin + 1)),
      'without its signature': text,
      'signed with the key of pages': `${text}~${createHmac('sha256', env().PAGE_KEY).update(text).digest('base64url')}`,
      longer: `${own}A`,
    }
    for (const [name, ticket] of Object.entries(tickets)) expect([name, await isShown(ticket, side, pageOf(side))]).toEqual([name, false])
    expect(await isShown(own, side, SETTINGS)).toBe(false)
    // The right page with the wrong tenant.
    expect(await isShown(own, other, pageOf(side))).toBe(false)
  })

  test.each(SIDES)(
    'SEC-08, SEC-01: the address of a share link of the %s tenant is returned to those who may read the link',
    async (side) => {
      const { tenant, page } = world.sites[side]
      const expiresAt = new Date((now + 3600) * 1000).toISOString()
      const id = idIn(await call('POST', '/share-links', world.tokens.admin, { json: { tenant, page, note: 'Ana', expiresAt } }))
      const { text } = await call('GET', `/share-links/${id}`, world.tokens[role])
      expect(text.includes('http://preview.localhost:3000/shared/')).toBe(SEES_PAGES[role].includes(side))
      expect(text.includes('/shared/')).toBe(SEES_PAGES[role].includes(side))
    },
  )
})

describe('SEC-08: the end of a ticket', () => {
  const shows = (ticket: string | null, at = now) => isShown(ticket, 'own', pageOf('own'), at)

  test('SEC-08: a ticket ends with its session, by expiry or sign-out', async () => {
    const { token } = await makeColleague('leaver')
    const ticket = await ticketFor(token, 'own', pageOf('own'))
    expect(await shows(ticket)).toBe(true)
    // A session lasts eight hours, the ticket longer.
    expect(await shows(ticket, now + 8 * 3600 + 60)).toBe(false)
    expect(await shows(ticket, now + 17 * 3600)).toBe(false)
    expect((await call('POST', '/users/logout', token)).status).toBe(200)
    expect(await shows(ticket)).toBe(false)
  })

  test('SEC-08: signing out in one browser keeps the previews of another', async () => {
    const { id, token } = await makeColleague('two-browsers')
    const { email } = await world.payload.findByID({ collection: 'users', id, depth: 0 })
    const second = String(pick((await call('POST', '/users/login', null, { json: { email, password: PASSWORD } })).json, 'token'))
    const [first, other] = [await ticketFor(token, 'own', pageOf('own')), await ticketFor(second, 'own', pageOf('own'))]
    await call('POST', '/users/logout', token)
    expect([await shows(first), await shows(other)]).toEqual([false, true])
  })

  test.each([
    ['the role', { role: 'sales' as const }],
    ['the tenant', { tenants: [] }],
  ])('SEC-08, SEC-01: a ticket ends with %s of its user', async (_name, data) => {
    const { id, token } = await makeColleague(`without-${_name.replace(' ', '-')}`)
    const ticket = await ticketFor(token, 'own', pageOf('own'))
    expect(await shows(ticket)).toBe(true)
    await world.payload.update({ collection: 'users', id, data })
    expect(await shows(ticket)).toBe(false)
  })

  test('SEC-08: a ticket ends with the account', async () => {
    const { id, token } = await makeColleague('gone')
    const ticket = await ticketFor(token, 'own', pageOf('own'))
    await world.payload.delete({ collection: 'users', id })
    expect(await shows(ticket)).toBe(false)
  })

  test('SEC-08: without a session there is an address, which keeps the preview enabled, but no ticket', async () => {
    const address = await previewAddress(null, 'own', pageOf('own'))
    expect([address.origin, address.search]).toEqual(['http://preview.localhost:3000', ''])
  })

  test('SEC-08: the address stays the same from save to save', async () => {
    const { token } = await makeColleague('saver')
    const addresses = [await previewAddress(token, 'own', pageOf('own')), await previewAddress(token, 'own', pageOf('own'))]
    expect(new Set(addresses.map(String)).size).toBe(1)
  })
})

test('SEC-08, SEC-01: a share link opens its page only under its own tenant', async () => {
  const { own, foreign } = world.sites
  const json = { tenant: own.tenant, page: own.page, note: 'Ana', expiresAt: new Date((now + 3600) * 1000).toISOString() }
  const address = String(
    pick(
      (
        await call(
          'GET',
          `/share-links/${idIn(await call('POST', '/share-links', world.tokens.marketing, { json }))}`,
          world.tokens.marketing,
        )
      ).json,
      'address',
    ),
  )
  const ticket = address.split('/').at(-1) ?? ''
  expect((await findSharedDraft(own.tenant, ticket, now))?.id).toBe(own.page)
  expect(await findSharedDraft(foreign.tenant, ticket, now)).toBeNull()
  // A preview ticket doesn't work as a share link, and a share link doesn't work as a preview ticket.
  expect(await isShown(ticket, 'own', pageOf('own'))).toBe(false)
  expect(await findSharedDraft(own.tenant, (await ticketFor(world.tokens.marketing, 'own', pageOf('own'))) ?? '', now)).toBeNull()
})

test.each([
  ['slug', { slug: 'Preview' }],
  ['domains', { slug: 'taker', domains: ['Preview.localhost'] }],
])("SEC-08, TEN-03: a tenant can't use the preview host as its %s", async (path, given) => {
  const data = { name: 'Taker', template: 'dealer' as const, timeZone: 'Australia/Brisbane' as const, ...given }
  const errors = [{ path, message: expect.stringContaining('is where the admin shows previews. Choose another') }]
  await expect(world.payload.create({ collection: 'tenants', data })).rejects.toMatchObject({ data: { errors } })
})
