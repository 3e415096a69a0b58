import { beforeAll, describe, expect, test, vi } from 'vitest'
import { findPreviewViewer } from '@/server/content/preview-viewer'
import { showRelease } from '@/server/content/release-in-view'
import { findSiteById } from '@/server/routing/find-site'
import { call, pick } from '../access/rest'
import type { World } from '../access/world'
import { openReleases } from './release-kit'

let kit: Awaited<ReturnType<typeof openReleases>>
let world: World
beforeAll(async () => {
  kit = await openReleases()
  world = kit.world
})

describe('settings and switches', () => {
  async function findSettings(): Promise<number> {
    const where = { tenant: { equals: world.sites.own.tenant } }
    return (await world.payload.find({ collection: 'site-settings', where, depth: 0, limit: 1 })).docs[0]?.id ?? 0
  }
  const readSettings = async () => world.payload.findByID({ collection: 'site-settings', id: await findSettings(), depth: 0 })
  const readSwitches = async () => (await world.payload.findByID({ collection: 'tenants', id: world.sites.own.tenant, depth: 0 })).switches
  const menu = (href: string) => ({ header: [{ id: 'own-a1', label: 'Careers', href, isHidden: false, links: [] }], footer: [] })

  test('EDT-20: a menu, colours and switches go live with the release and are rolled back with it', async () => {
    const settings = await findSettings()
    const { tenant } = world.sites.own
    const release = await kit.makeRelease(world.tokens.admin)
    const parts = [
      { part: 'menus', document: settings, value: { menuTree: menu('/about-us') } },
      { part: 'theme', document: settings, value: { theme: { radius: 'round' } } },
      { part: 'switches', document: tenant, value: { stockCountLabel: 'vans' } },
    ]
    for (const part of parts) expect((await kit.add(release, part, world.tokens.admin)).status).toBe(200)
    const before = await readSwitches()
    for (const action of ['approve', 'publish']) {
      const answer = await kit.act(release, action, {}, world.tokens.admin)
      expect(answer.status, answer.text).toBe(200)
      if (action === 'publish') expect(pick(answer.json, 'panel.state'), answer.text).toBe('live')
    }
    expect(await readSettings()).toMatchObject({ menuTree: menu('/about-us'), theme: { radius: 'round' } })
    expect(await readSwitches()).toMatchObject({ stockCountLabel: 'vans' })
    const answer = await kit.act(release, 'rollBack', {}, world.tokens.admin)
    expect(pick(answer.json, 'panel.state'), answer.text).toBe('rolledBack')
    expect((await readSettings()).theme?.radius ?? null).toBeNull()
    expect((await readSettings()).menuTree ?? null).toBeNull()
    expect(await readSwitches()).toEqual(before)
  })

  test('EDT-20: a change of the same menu since stops the release; a change of something else does not', async () => {
    const settings = await findSettings()
    const release = await kit.makeRelease()
    expect((await kit.add(release, { part: 'menus', document: settings, value: { menuTree: menu('/about-us') } })).status).toBe(200)
    expect((await kit.act(release, 'approve')).status).toBe(200)
    await world.payload.update({ collection: 'site-settings', id: settings, data: { tagline: 'Other' } })
    const panel = await call('GET', `/releases/${release}/panel`, world.tokens.marketing)
    expect(pick(panel.json, 'panel.items.0.problem')).toBeNull()
    await world.payload.update({ collection: 'site-settings', id: settings, data: { menuTree: menu('/elsewhere') } })
    const answer = await kit.act(release, 'publish')
    expect(String(pick(answer.json, 'panel.result'))).toContain('“Menus” was changed since it was added')
    expect((await readSettings()).menuTree).toEqual(menu('/elsewhere'))
  })

  test.each([
    ['nothing that differs', { switches: {} }, 400],
    ['a secret', { switches: { searchKey: 'x' } }, 400],
  ])('EDT-20: switches with %s are refused', async (_, { switches }, status) => {
    const release = await kit.makeRelease(world.tokens.admin)
    const value = { ...(await readSwitches().then((now) => (typeof now === 'object' && now ? now : {}))), ...switches }
    expect((await kit.add(release, { part: 'switches', document: world.sites.own.tenant, value }, world.tokens.admin)).status).toBe(status)
  })

  test('EDT-20: marketing, who may not change switches, can neither add nor publish them', async () => {
    const item = { part: 'switches', document: world.sites.own.tenant, value: { stockCountLabel: 'boats' } }
    expect((await kit.add(await kit.makeRelease(), item)).status).toBe(404)
    const release = await kit.makeRelease(world.tokens.admin)
    expect((await kit.add(release, item, world.tokens.admin)).status).toBe(200)
    const answer = await kit.act(release, 'approve')
    expect([answer.status, String(pick(answer.json, 'errors.0.message'))]).toEqual([422, expect.stringContaining('may not publish')])
  })

  test('EDT-20, SEC-20: marketing can’t roll back switches, which they may not change', async () => {
    const release = await kit.makeRelease(world.tokens.admin)
    const item = { part: 'switches', document: world.sites.own.tenant, value: { stockCountLabel: 'utes' } }
    expect((await kit.add(release, item, world.tokens.admin)).status).toBe(200)
    for (const action of ['approve', 'publish']) expect((await kit.act(release, action, {}, world.tokens.admin)).status).toBe(200)
    const answer = await kit.act(release, 'rollBack')
    expect([answer.status, String(pick(answer.json, 'errors.0.message'))]).toEqual([403, expect.stringContaining('You may not change')])
    expect(await readSwitches()).toMatchObject({ stockCountLabel: 'utes' })
    expect((await kit.act(release, 'rollBack', {}, world.tokens.admin)).status).toBe(200)
  })

  test('EDT-20, SEC-20: a release that changes the address of a search engine drops its stored key, and keeps it otherwise', async () => {
    const { tenant } = world.sites.own
    const keyOf = async () => {
      const { docs } = await world.payload.find({
        collection: 'tenants',
        where: { id: { equals: tenant } },
        depth: 0,
        overrideAccess: true,
      })
      return pick(docs[0], 'switches.searchKey') ?? null
    }
    const before = await readSwitches()
    const old = typeof before === 'object' && before && !Array.isArray(before) ? before : {}
    const switches = { ...old, searchHost: 'https://search.example.com', searchKey: 'secret-key' }
    const saved = await call('PATCH', `/tenants/${tenant}`, world.tokens.admin, { json: { switches } })
    expect(saved.status, saved.text).toBe(200)
    const key = await keyOf()
    expect(key).not.toBeNull()
    const publish = async (changed: object) => {
      const release = await kit.makeRelease(world.tokens.admin)
      // as the form sends them: with masked secrets
      const shown = pick((await call('GET', `/tenants/${tenant}?depth=0`, world.tokens.admin)).json, 'switches')
      const value = { ...(typeof shown === 'object' ? shown : {}), ...changed }
      const added = await kit.add(release, { part: 'switches', document: tenant, value }, world.tokens.admin)
      expect(added.status, added.text).toBe(200)
      for (const action of ['approve', 'publish']) {
        const answer = await kit.act(release, action, {}, world.tokens.admin)
        expect(answer.status, answer.text).toBe(200)
        if (action === 'publish') expect(pick(answer.json, 'panel.state'), answer.text).toBe('live')
      }
    }
    await publish({ stockCountLabel: 'trucks' })
    expect(await keyOf()).toBe(key)
    await publish({ searchHost: 'https://other.example.com' })
    expect(await keyOf()).toBeNull()
    expect(await readSwitches()).toMatchObject({ searchHost: 'https://other.example.com' })
  })
})

describe('bad input', () => {
  test("EDT-20, SEC-01: staff can't add a document of another site, and aren't told whether it exists", async () => {
    const { page } = world.sites.foreign
    const release = await kit.makeRelease()
    const answers = [await kit.addPage(release, page), await kit.addPage(release, 9_999_999)]
    expect(answers.map(({ status, text }) => [status, text])).toEqual([answers[0], answers[0]].map((one) => [404, one?.text]))
    const theirs = await kit.makeRelease(world.sites.foreign.staff.token, 'foreign')
    expect((await kit.addPage(theirs, world.sites.own.page)).status).toBe(404)
  })

  test('EDT-20: numbers beyond those of the database and characters that it can’t store are refused', async () => {
    const release = await kit.makeRelease()
    expect((await call('GET', '/releases/9999999999/panel', world.tokens.marketing)).status).toBe(404)
    expect((await kit.addPage(release, 9_999_999_999)).status).toBe(400)
    const settings = { part: 'menus', document: 1, value: { menuTree: { a: '\u0000' } } }
    const answer = await kit.add(release, settings)
    expect([answer.status, String(pick(answer.json, 'errors.0.message'))]).toEqual([400, expect.stringContaining('can’t be stored')])
  })

  test('EDT-20: only the calls change what a release does', async () => {
    const id = await kit.makeRelease()
    const { tenant } = world.sites.own
    const wish = { state: 'live', goesLiveAt: '2020-01-01T00:00:00Z', items: [{ a: 1 }], approvedBy: 1, sites: [], restore: [], tenant }
    expect((await call('PATCH', `/releases/${id}`, world.tokens.admin, { json: wish })).status).toBe(200)
    expect(await kit.readRelease(id)).toMatchObject({
      state: 'draft',
      goesLiveAt: null,
      items: null,
      approvedBy: null,
      sites: [tenant],
      restore: null,
    })
  })

  test.each([
    ['2040-10-06T02:30', 200],
    ['2020-01-01T09:00', 400],
    ['', 400],
    ['soon', 400],
    ['2040-13-45T99:99', 400],
  ])('EDT-20: a schedule at %s', async (at, status) => {
    const release = await kit.makeReady([(await kit.makePage()).id])
    const answer = await kit.act(release, 'schedule', { at })
    expect(answer.status, answer.text).toBe(status)
    if (status === 400) expect(String(pick(answer.json, 'errors.0.message'))).toMatch(/\w/)
  })

  test('EDT-20: a schedule in the hour that daylight saving skips is moved, and the answer says so', async () => {
    const { tenant } = world.sites.own
    await world.payload.update({ collection: 'tenants', id: tenant, data: { timeZone: 'Australia/Sydney' } })
    await vi.waitFor(async () => expect((await findSiteById(tenant))?.timeZone).toBe('Australia/Sydney'), 5_000)
    const release = await kit.makeReady([(await kit.makePage()).id])
    const answer = await kit.act(release, 'schedule', { at: '2030-10-06T02:30' })
    await world.payload.update({ collection: 'tenants', id: tenant, data: { timeZone: 'Australia/Brisbane' } })
    expect(pick(answer.json, 'panel.note')).toBe(
      'On 6 Oct 2030 the clocks in Sydney go forward and skip 2:30 am. The time is set to 3:30 am AEDT.',
    )
    expect((await kit.readRelease(release)).goesLiveAt).toBe('2030-10-05T16:30:00.000Z')
  })

  test.each([
    { collection: 'vehicles', document: 1 },
    { collection: 'pages', document: '1' },
    { collection: 'pages', document: -1 },
    { part: 'everything', document: 1, value: {} },
    { part: 'menus', document: 1 },
    {},
  ])('EDT-20: adding %j is refused with a message', async (item) => {
    const answer = await kit.add(await kit.makeRelease(), item)
    expect([400, 404]).toContain(answer.status)
    expect(String(pick(answer.json, 'errors.0.message'))).toMatch(/\w/)
  })

  test.each(['publish', 'schedule', 'stop', 'rollBack', 'reopen', 'delete', 7])('EDT-20: a draft refuses %s', async (action) => {
    expect([400, 409]).toContain((await kit.send(`/releases/${await kit.makeRelease()}/act`, { action, at: '2040-01-01T09:00' })).status)
  })

  test('EDT-20: an approved release refuses changes, a call that saw an older one is refused, and nothing empty is approved', async () => {
    const empty = await kit.makeRelease()
    expect((await kit.act(empty, 'approve')).status).toBe(400)
    const page = await kit.makePage()
    const release = await kit.makeReady([page.id])
    expect((await kit.addPage(release, page.id)).status).toBe(409)
    expect((await kit.send(`/releases/${release}/remove`, { key: `pages-${page.id}` })).status).toBe(409)
    expect((await kit.act(release, 'publish', { revision: '2020-01-01T00:00:00.000Z' })).status).toBe(409)
    expect((await kit.act(release, 'reopen')).status).toBe(200)
    expect((await kit.send(`/releases/${release}/remove`, { key: `pages-${page.id}` })).json).toMatchObject({ panel: { items: [] } })
  })

  test('EDT-20: a scheduled or live release is not deleted', async () => {
    const release = await kit.makeReady([(await kit.makePage()).id], 'schedule')
    const remove = () => call('DELETE', `/releases/${release}`, world.tokens.marketing)
    expect((await remove()).status).toBe(409)
    expect(pick((await kit.act(release, 'stop')).json, 'panel.state')).toBe('stopped')
    expect((await remove()).status).toBe(200)
  })

  test('EDT-20: the newest version is taken in the place of the chosen one', async () => {
    const page = await kit.makePage()
    const release = await kit.makeRelease()
    await kit.addPage(release, page.id)
    await kit.savePage(page.id, { title: 'Newest' })
    const panel = await call('GET', `/releases/${release}/panel`, world.tokens.marketing)
    expect(pick(panel.json, 'panel.items.0')).toMatchObject({
      isRenewable: true,
      problem: expect.stringContaining('newer edit by access-admin'),
    })
    const renewed = await kit.addPage(release, page.id)
    expect(pick(renewed.json, 'panel.items')).toEqual([expect.objectContaining({ label: 'Newest', problem: null, isRenewable: false })])
  })
})

test('EDT-20, SEC-08: the preview of a release opens for staff who may read it, on its own sites, with what it changes', async () => {
  const { own, foreign } = world.sites
  const page = await kit.makePage()
  const release = await kit.makeRelease()
  await kit.addPage(release, page.id)
  const open = (site: number, token: string | null) => call('GET', `/releases/${release}/preview?site=${site}`, token)
  const refused = [open(foreign.tenant, world.tokens.marketing), open(own.tenant, foreign.staff.token), open(own.tenant, null)]
  expect((await Promise.all(refused)).map(({ status }) => status)).toEqual([404, 404, 401])
  const { status, headers } = await open(own.tenant, world.tokens.marketing)
  const address = new URL(headers.get('location') ?? '')
  expect([status, address.pathname]).toEqual([302, `/preview/northside/release/${release}`])
  const ticket = address.searchParams.get('ticket')
  const now = Math.floor(Date.now() / 1000)
  const find = (id: number, tenantId = own.tenant) => findPreviewViewer(ticket, { tenantId, subject: { kind: 'release', id } }, now)
  expect([await find(release + 1), await find(release, foreign.tenant)]).toEqual([null, null])
  const viewer = await find(release)
  if (!viewer) throw new Error('the ticket opens nothing')
  const asked = { tenantId: own.tenant, releaseId: release }
  expect(await showRelease({ ...asked, user: viewer.user })).toMatchObject({ paths: [page.path], changes: { settings: {}, switches: {} } })
  const stranger = await world.payload.findByID({ collection: 'users', id: foreign.staff.id, depth: 0 })
  expect(await showRelease({ ...asked, user: { ...stranger, collection: 'users' } })).toBeNull()
})
