import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { onTransaction } from '@/server/database/transaction'
import { listPages } from '@/server/content/list-pages'
import { call, idIn, pick, type Body, type Method } from '../access/rest'
import { buildWorld, type Role, type Side, type World } from '../access/world'
import type { MailReceiver } from '../leads/receivers'
import { mailsSentTo, receiveStaffMail } from '../staff/people'

let world: World
let receiver: MailReceiver
beforeAll(async () => {
  world = await buildWorld()
  receiver = await receiveStaffMail(world.payload)
})
afterAll(() => receiver.close())

const onPage = (method: Method, token: string | null, json?: Body, side: Side = 'own') =>
  call(method, `/pages/${world.sites[side].page}/notes`, token, json ? { json } : {})
const write = (role: Role, json: Body, side: Side = 'own') => onPage('POST', world.tokens[role], json, side)
const note = (text: string, mentions: number[] = []) => ({ block: 'a1', text, mentions })

async function addNote(text: string): Promise<number> {
  expect((await write('marketing', note(text))).status).toBe(200)
  const { docs } = await world.payload.find({ collection: 'block-notes', where: { text: { equals: text } }, depth: 0 })
  return docs[0]?.id ?? 0
}
const readNote = (id: number) => world.payload.findByID({ collection: 'block-notes', id, depth: 0 })

describe('who reads and writes notes', () => {
  test.each([
    ['anonymous', 'own', 401],
    ['support', 'own', [403, 404]],
    ['sales', 'own', [403, 404]],
    ['marketing', 'own', 200],
    ['marketing', 'foreign', 404],
    ['admin', 'own', 200],
    ['admin', 'foreign', 200],
  ] as const)('EDT-29, SEC-01: %s on a page of the %s site', async (role, side, status) => {
    const count = () => world.payload.count({ collection: 'block-notes' })
    const before = (await count()).totalDocs
    for (const answer of [await write(role, note(`By ${role}`), side), await onPage('GET', world.tokens[role], undefined, side)]) {
      expect([status].flat()).toContain(answer.status)
    }
    expect((await count()).totalDocs - before).toBe(status === 200 ? 1 : 0)
  })

  test("EDT-29, SEC-01: a note can't be changed through a page of another site", async () => {
    const id = await addNote('Ours')
    const answer = await onPage('PATCH', world.sites.foreign.staff.token, { note: id, isResolved: true }, 'foreign')
    expect(answer.status).toBe(404)
    expect((await readNote(id)).resolvedAt).toBeNull()
  })

  test('EDT-29: only the author changes the text, and anybody who may edit the page resolves and reopens', async () => {
    const id = await addNote('Too long')
    expect((await onPage('PATCH', world.tokens.admin, { note: id, text: 'Mine now' })).status).toBe(403)
    expect((await onPage('PATCH', world.tokens.marketing, { note: id, text: 'Far too long' })).status).toBe(200)
    expect((await onPage('PATCH', world.tokens.admin, { note: id, isResolved: true })).status).toBe(200)
    expect(await readNote(id)).toMatchObject({ text: 'Far too long', resolvedBy: world.ids.admin, resolvedAt: expect.any(String) })
    expect((await onPage('PATCH', world.tokens.marketing, { note: id, isResolved: false })).status).toBe(200)
    expect(await readNote(id)).toMatchObject({ resolvedBy: null, resolvedAt: null })
  })

  test.each([{ text: ' ' }, { text: 'x'.repeat(1_001) }, { text: 5 }, { block: '' }, { mentions: 'all' }])(
    'EDT-29: a note with %j is refused with a message',
    async (wrong) => {
      const answer = await write('marketing', { ...note('Fine'), ...wrong })
      expect(answer.status).toBe(400)
      expect(pick(answer.json, 'errors.0.message')).toMatch(/\w/)
    },
  )
})

describe('mentions', () => {
  test('EDT-29: a mentioned colleague gets a mail with the site, the page, the note and a link to the block', async () => {
    expect((await write('marketing', note('Is the price right?', [world.ids.admin]))).status).toBe(200)
    const mails = await mailsSentTo(world.payload, receiver, 'access-admin@access.example')
    expect(mails).toHaveLength(1)
    for (const part of ['northside cars', 'northside page', 'Is the price right?', 'access-marketing']) expect(mails[0]).toContain(part)
    expect(mails[0]).toMatch(new RegExp(`/admin/collections/pages/${world.sites.own.page}\\?note=\\d+`))
  })

  test('EDT-29, SEC-01: only staff who may open the page can be mentioned, and the choice names no others', async () => {
    for (const id of [world.ids.sales, world.ids.support, world.sites.foreign.staff.id]) {
      expect((await write('marketing', note('For others', [id]))).status).toBe(400)
    }
    const { json, text } = await onPage('GET', world.tokens.marketing)
    const people: unknown = pick(json, 'people')
    const ids = Array.isArray(people) ? people.map((person) => pick(person, 'id')) : []
    expect(ids).toContain(world.ids.admin)
    expect(ids).toContain(world.sites.own.staff.id)
    for (const id of [world.ids.sales, world.ids.support, world.sites.foreign.staff.id, world.ids.marketing]) expect(ids).not.toContain(id)
    expect(text).not.toContain('@access.example')
  })
})

test('EDT-29: open notes are counted in the list, the page itself does not change, and its notes are deleted with it', async () => {
  const { payload, sites, tokens } = world
  const made = await call('POST', '/pages', tokens.marketing, {
    json: { title: 'Counted', path: '/counted', layout: [], tenant: sites.own.tenant },
  })
  const id = idIn(made)
  const send = (method: Method, json: Body) => call(method, `/pages/${id}/notes`, tokens.marketing, { json })
  const read = () => payload.findByID({ collection: 'pages', id, depth: 0 })
  const before = await read()
  const site = { id: sites.own.tenant, name: 'Northside', timeZone: 'Australia/Brisbane' }
  const wish = { search: 'counted', blockType: '', state: '', isTrash: false, names: {}, now: Math.floor(Date.now() / 1000) }
  const count = async () => (await listPages(await onTransaction({ payload }), [site], wish)).find((page) => page.id === id)?.openNotes
  expect(await count()).toBe(0)
  await send('POST', note('One'))
  const two = await send('POST', note('Two'))
  expect(await count()).toBe(2)
  await send('PATCH', { note: pick(two.json, 'notes.0.id'), isResolved: true })
  expect(await count()).toBe(1)
  expect(await read()).toEqual(before)
  await payload.delete({ collection: 'pages', id })
  expect((await payload.count({ collection: 'block-notes', where: { page: { equals: id } } })).totalDocs).toBe(0)
})
