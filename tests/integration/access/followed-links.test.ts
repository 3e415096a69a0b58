import { beforeAll, describe, expect, test, vi } from 'vitest'
import { isRecord } from '@/domain/json/is-record'
import type { PreviewSubject } from '@/domain/editing/preview/preview-ticket'
import { findPreviewViewer } from '@/server/content/preview-viewer'
import { call, pick } from './rest'
import { buildWorld, ROLES, SIDES, type Role, type Side, type World } from './world'

vi.mock('@/server/cache/tagged-read', () => ({ taggedRead: (_key: unknown, _tags: unknown, read: () => unknown) => read() }))

/** Who may read pages, written separately from the access table. */
const SEES_PAGES: Record<Role, readonly Side[]> = { anonymous: [], admin: SIDES, support: [], marketing: ['own'], sales: [] }
const now = Math.floor(Date.now() / 1000)

let world: World
beforeAll(async () => {
  world = await buildWorld()
  for (const side of SIDES) await call('POST', '/site-settings', world.tokens.admin, { json: { tenant: world.sites[side].tenant } })
})

const follow = (role: Role, side: Side, href: string, place = 'content') => {
  const asked = new URLSearchParams({ tenant: String(world.sites[side].tenant), href, place })
  return call('GET', `/pages/follow-link?${asked.toString()}`, world.tokens[role])
}

/** Checks whether the ticket of an answered address opens this preview. */
async function opens(answer: unknown, side: Side, subject: PreviewSubject): Promise<boolean> {
  const ticket = new URL(String(pick(answer, 'address'))).searchParams.get('ticket')
  return (await findPreviewViewer(ticket, { tenantId: world.sites[side].tenant, subject }, now)) !== null
}

describe.each(ROLES)('as %s', (role) => {
  test.each(SIDES)('EDT-08, SEC-01: a pressed link of the %s tenant is answered to those who may read its pages', async (side) => {
    const { status, json, text } = await follow(role, side, '/about-us')
    expect(status).toBe(SEES_PAGES[role].includes(side) ? 200 : 404)
    if (status !== 200) return expect(text).not.toContain('ticket')
    const { page, tenant } = world.sites[side]
    expect(json).toMatchObject({ kind: 'page', path: '/about-us', formId: page, title: expect.stringContaining('page') })
    expect(String(pick(json, 'address'))).toContain(`/${page}?ticket=`)
    expect(tenant).toBeGreaterThan(0)
    expect(await opens(json, side, { kind: 'page', id: page })).toBe(true)
    expect(await opens(json, side, { kind: 'page', id: page + 1 })).toBe(false)
  })
})

test.each([
  ['/search', { kind: 'page', path: '/search', formId: null, address: expect.stringContaining('/at?ticket=') }],
  ['https://northside.localhost:3000/about-us', { kind: 'page', path: '/about-us' }],
  ['tel:0755504400', { kind: 'elsewhere', way: 'telephone', to: '0755504400' }],
  ['javascript:alert(1)', { kind: 'nowhere' }],
])('EDT-08: %s in the content', async (href, answer) => {
  expect((await follow('marketing', 'own', href)).json).toMatchObject(answer)
})

test('EDT-08, SEC-01: a link of the header names the site’s own settings', async () => {
  const { json } = await follow('marketing', 'own', '/search', 'header')
  const list = await call('GET', `/site-settings?where[tenant][equals]=${world.sites.own.tenant}&depth=0`, world.tokens.admin)
  const docs: unknown = pick(list.json, 'docs')
  const [settings]: unknown[] = Array.isArray(docs) ? docs : []
  expect(json).toEqual({ kind: 'settings', part: 'header', settingsId: isRecord(settings) ? settings.id : 'none' })
})

test.each(['place=sidebar&href=/', 'place=content', 'place=content&href=/&href=/'])('EDT-08: %s is refused', async (query) => {
  const { status } = await call('GET', `/pages/follow-link?tenant=${world.sites.own.tenant}&${query}`, world.tokens.marketing)
  expect(status).toBe(404)
})
