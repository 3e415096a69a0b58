import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { beforeAll, describe, expect, test } from 'vitest'
import { payloadClient } from '@/server/process/payload-client'
import { call, idIn, pick, type Body } from '../access/rest'
import { buildWorld, type World } from '../access/world'

let world: World
beforeAll(async () => {
  world = await buildWorld()
}, 180_000)

let count = 0
async function makePage(): Promise<{ id: number; version: string }> {
  count += 1
  const json = { tenant: world.sites.own.tenant, title: 'Begun', path: `/pages/late-${count}`, layout: [], _status: 'draft' }
  const made = await call('POST', '/pages?draft=true&depth=0', world.tokens.marketing, { json })
  return { id: idIn(made), version: String(pick(made.json, 'doc.updatedAt')) }
}
const save = (id: number, json: Body, base?: string) =>
  call('PATCH', `/pages/${id}?draft=true&autosave=true&depth=0`, world.tokens.marketing, {
    json: { ...json, _status: 'draft' },
    headers: base === undefined ? {} : { 'x-base': base },
  })
const titleOf = async (id: number) => pick((await call('GET', `/pages/${id}?draft=true&depth=0`, world.tokens.marketing)).json, 'title')

describe('EDT-02: a late save', () => {
  test('that names its version in the header is refused with the newest version', async () => {
    const { id, version } = await makePage()
    const first = await save(id, { title: 'First' }, version)
    expect(first.status).toBe(200)
    const late = await save(id, { title: 'Late' }, version)
    expect([late.status, pick(late.json, 'errors.0.data.newest')]).toEqual([409, pick(first.json, 'doc.updatedAt')])
    expect(await titleOf(id)).toBe('First')
    expect((await save(id, { title: 'Second' }, String(pick(first.json, 'doc.updatedAt')))).status).toBe(200)
  })

  test('that names it in the hidden field of Payload’s own form is refused too, also when publishing', async () => {
    const { id, version } = await makePage()
    expect((await save(id, { title: 'First', updatedAt: version })).status).toBe(200)
    expect((await save(id, { title: 'Late', updatedAt: version })).status).toBe(409)
    const json = { title: 'Late', updatedAt: version, _status: 'published' }
    expect((await call('PATCH', `/pages/${id}?depth=0`, world.tokens.marketing, { json })).status).toBe(409)
    expect(await titleOf(id)).toBe('First')
  })

  test('SEC-01: of another site’s document gets the response of a missing document', async () => {
    const path = `/locations/${world.sites.foreign.location}?depth=0`
    const change = (headers: Record<string, string>) =>
      call('PATCH', path, world.tokens.marketing, { json: { name: 'Taken over' }, headers })
    const [plain, late] = [await change({}), await change({ 'x-base': '2020-01-01T00:00:00.000Z' })]
    expect([late.status, late.text]).toEqual([plain.status, plain.text])
    expect([403, 404]).toContain(late.status)
  })

  test('EDT-18: a block of an old version that is put back while somebody saves is refused, and the save stays', async () => {
    const { id } = await makePage()
    const heading = (text: string) => ({
      layout: [{ blockType: 'callToAction' as const, heading: text, tone: 'plain' as const, id: 'block-a' }],
    })
    // an autosave would replace the version before it
    for (const text of ['Old', 'New'])
      await call('PATCH', `/pages/${id}?draft=true&depth=0`, world.tokens.marketing, { json: { ...heading(text), _status: 'draft' } })
    const versions = (await call('GET', `/pages/versions?where[parent][equals]=${id}&sort=createdAt&depth=0`, world.tokens.marketing)).json
    const old = [0, 1, 2, 3].find((at) => pick(versions, `docs.${at}.version.layout.0.heading`) === 'Old')
    expect(old).toBeDefined()
    const lock = new pg.Client({ connectionString: process.env.DATABASE_URL })
    await lock.connect()
    await lock.query('begin')
    await lock.query(`select pg_advisory_xact_lock(hashtext('save of pages'), $1)`, [id])
    const json = { version: Number(pick(versions, `docs.${old}.id`)), block: 'block-a' }
    const restore = call('POST', `/pages/${id}/restore-block`, world.tokens.marketing, { json })
    const waiting = () => lock.query(`select 1 from pg_locks where locktype = 'advisory' and not granted and objid = $1`, [id])
    await expect.poll(async () => (await waiting()).rowCount, { timeout: 20_000 }).toBe(1)
    const payload = await payloadClient()
    await payload.update({ collection: 'pages', id, draft: true, data: heading('Newest') })
    await lock.query('rollback')
    await lock.end()
    expect((await restore).status).toBe(409)
    expect(pick((await call('GET', `/pages/${id}?draft=true&depth=0`, world.tokens.marketing)).json, 'layout.0.heading')).toBe('Newest')
  })

  test('is refused when eight arrive at one moment: only one is written', async () => {
    const { id, version } = await makePage()
    const answers = await Promise.all(Array.from({ length: 8 }, (_, at) => save(id, { title: `At once ${at}` }, version)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409, 409, 409])
    expect(await titleOf(id)).toBe(`At once ${answers.findIndex(({ status }) => status === 200)}`)
  })

  test('is refused in a collection without drafts too; a call without a version is written', async () => {
    const id = world.sites.own.location
    const read = await call('GET', `/locations/${id}?depth=0`, world.tokens.marketing)
    const change = (json: Body) => call('PATCH', `/locations/${id}?depth=0`, world.tokens.marketing, { json })
    expect((await change({ name: 'The yard' })).status).toBe(200)
    expect((await change({ name: 'Late', updatedAt: pick(read.json, 'updatedAt') })).status).toBe(409)
  })
})

describe('EDT-01: presence', () => {
  const newTab = () => randomBytes(16).toString('hex')
  const report = async (token: string | null, id: number, tab: string, wish = 'stay') =>
    call('POST', `/pages/${id}/presence`, token, { json: { tab, wish } })

  test('the first person edits, the second reads until they take over, and each sees the other', async () => {
    const { id, version } = await makePage()
    const [a, b] = [newTab(), newTab()]
    const first = await report(world.tokens.marketing, id, a)
    expect(first.json).toMatchObject({ edits: true, others: [], takenBy: null, version })
    const second = await report(world.tokens.admin, id, b)
    expect(second.json).toMatchObject({ edits: false, others: [{ edits: true, isSelf: false, since: expect.any(String) }] })
    expect((await report(world.tokens.admin, id, b, 'takeOver')).json).toMatchObject({ edits: true, others: [{ edits: false }] })
    expect((await report(world.tokens.marketing, id, a)).json).toMatchObject({ edits: false, takenBy: expect.any(String) })
    expect((await report(world.tokens.marketing, id, a, 'join')).json).toMatchObject({
      edits: true,
      takenBy: null,
      others: [{ edits: true }],
    })
    await report(world.tokens.admin, id, b, 'leave')
    expect((await report(world.tokens.marketing, id, a)).json).toMatchObject({ edits: true, others: [] })
  })

  test('EDT-12: the response names who saved the newest version of a page, and nobody for other documents', async () => {
    const { id } = await makePage()
    const mine = pick((await report(world.tokens.admin, id, newTab())).json, 'editor')
    await call('PATCH', `/pages/${id}?draft=true&depth=0`, world.tokens.admin, { json: { title: 'Taken on', _status: 'draft' } })
    const theirs = pick((await report(world.tokens.admin, id, newTab())).json, 'editor')
    expect([mine, theirs]).toEqual([expect.any(String), expect.any(String)])
    expect(theirs).not.toBe(mine)
    const json = { tab: newTab(), wish: 'stay' }
    const place = await call('POST', `/locations/${world.sites.own.location}/presence`, world.tokens.admin, { json })
    expect(place.json).toMatchObject({ edits: true, editor: null })
  })

  test('two tabs of one person both edit, and a tab that is left alone edits', async () => {
    const { id } = await makePage()
    const [a, b, c] = [newTab(), newTab(), newTab()]
    expect((await report(world.tokens.marketing, id, a)).json).toMatchObject({ edits: true })
    expect((await report(world.tokens.marketing, id, b)).json).toMatchObject({ edits: true, others: [{ isSelf: true }] })
    expect((await report(world.tokens.admin, id, c)).json).toMatchObject({ edits: false })
    await report(world.tokens.marketing, id, a, 'leave')
    await report(world.tokens.marketing, id, b, 'leave')
    expect((await report(world.tokens.admin, id, c)).json).toMatchObject({ edits: true, others: [] })
  })

  test('SEC-01: staff of another site, other roles and visitors see nothing and leave no trace', async () => {
    const { id } = await makePage()
    for (const token of [world.tokens.sales, world.tokens.support, null])
      expect((await report(token, id, newTab())).status).toBeGreaterThanOrEqual(400)
    const foreign = await call('POST', `/pages/${world.sites.foreign.page}/presence`, world.tokens.marketing, {
      json: { tab: newTab(), wish: 'stay' },
    })
    expect(foreign.status).toBe(404)
    expect((await report(world.tokens.marketing, id, newTab())).json).toMatchObject({ edits: true, others: [] })
    const tab = newTab()
    await report(world.tokens.marketing, id, tab)
    // nobody can report for another person's tab
    await report(world.tokens.admin, id, tab, 'takeOver')
    expect((await report(world.tokens.marketing, id, tab)).json).toMatchObject({ others: [{ isSelf: true }] })
  })

  test.each([{}, { tab: 'x', wish: 'stay' }, { tab: newTab(), wish: 'rule' }])('refuses a report of %j', async (json) => {
    const { id } = await makePage()
    expect((await call('POST', `/pages/${id}/presence`, world.tokens.marketing, { json })).status).toBe(400)
  })
})
