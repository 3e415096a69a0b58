import { createLocalReq } from 'payload'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { findAnnouncements, findFaqs, findOffers, findShownPromos } from '@/server/content/find-lists'
import { findForTenant } from '@/server/content/find-for-tenant'
import { readContentStates } from '@/server/content/content-states'
import { payloadClient } from '@/server/process/payload-client'

// without a cache, so that each read sees what is stored
vi.mock('@/server/cache/cached-read', () => ({ cachedRead: (_key: unknown, _tags: unknown, read: () => unknown) => read() }))

const now = Math.floor(Date.now() / 1000)
const iso = (seconds: number) => new Date((now + seconds) * 1000).toISOString()
const DAY = 86_400
const answerOf = (text: string) => ({
  root: {
    type: 'root',
    version: 1,
    format: '' as const,
    indent: 0,
    direction: null,
    children: [{ type: 'paragraph', version: 1, children: [{ type: 'text', version: 1, text }] }],
  },
})

let harbour: number
let summit: number

beforeAll(async () => {
  const { docs } = await (await payloadClient()).find({ collection: 'tenants', depth: 0, pagination: false })
  harbour = docs.find(({ slug }) => slug === 'harbour')?.id ?? 0
  summit = docs.find(({ slug }) => slug === 'summit')?.id ?? 0
})

const node = (heading: string) => ({ heading, tone: 'brand' as const })
const place = { now, display: [], isExactlyDisplay: false }

/** What visitors see of each collection, as words of the documents. */
async function seen(tenant: number): Promise<string[]> {
  const payload = await payloadClient()
  const site = await payload.findByID({ collection: 'tenants', id: tenant, depth: 0 })
  const switches = { promoNodes: [] }
  const promos = await findShownPromos(Object.assign(Object.create(null), { id: site.id, switches }), place)
  return [
    ...promos.map((card) => card.node.heading),
    ...(await findOffers(tenant)).map(({ title }) => title),
    ...(await findFaqs(tenant)).map(({ question }) => question),
    ...(await findAnnouncements(tenant)).map(({ text }) => text),
  ]
}

const CASES = [
  ['promo-cards', (word: string) => ({ title: word, position: 1, node: node(word) }), (word: string) => ({ node: node(word) })],
  ['offers', (word: string) => ({ title: word, slug: word.toLowerCase() }), (word: string) => ({ title: word })],
  ['faqs', (word: string) => ({ question: word, answer: answerOf('Yes.'), category: 'buying' }), (word: string) => ({ question: word })],
  ['announcements', (word: string) => ({ text: word }), (word: string) => ({ text: word })],
] as const

describe.each(CASES)('%s', (collection, data, change) => {
  test('EDT-16, SEC-01: a draft never reaches visitors, neither a new one nor one of a published document', async () => {
    const payload = await payloadClient()
    const [fresh, live, newer] = [`Fresh-${collection}`, `Live-${collection}`, `Newer-${collection}`]
    const draft = await payload.create({ collection, data: { ...data(fresh), tenant: harbour, _status: 'draft' }, draft: true })
    const doc = await payload.create({ collection, data: { ...data(live), tenant: harbour } })
    expect(doc._status, 'documents created without a status are published, as before').toBe('published')
    await payload.update({ collection, id: doc.id, data: change(newer), draft: true })
    const words = await seen(harbour)
    expect([fresh, live, newer].map((word) => words.includes(word))).toEqual([false, true, false])
    expect((await findForTenant(harbour, collection)).map(({ id }) => id)).not.toContain(draft.id)

    await payload.update({ collection, id: doc.id, data: { _status: 'published', ...change(newer) } })
    expect(await seen(harbour)).toContain(newer)
    await payload.update({ collection, id: doc.id, data: { _status: 'draft' } })
    expect(await seen(harbour)).not.toContain(newer)
    expect(await seen(summit)).not.toContain(live)
  })

  test('EDT-16: a copy is a draft', async () => {
    const payload = await payloadClient()
    const doc = await payload.create({ collection, data: { ...data(`Copied-${collection}`), tenant: harbour } })
    const copy = await payload.duplicate({
      collection,
      id: doc.id,
      data: { ...change(`Copy-${collection}`), ...(collection === 'offers' ? { slug: 'copy-of-offer' } : {}) },
    })
    expect(copy._status).toBe('draft')
    expect(await seen(harbour)).not.toContain(`Copy-${collection}`)
  })
})

test('EDT-16: the states of a site are read with the instants of its documents', async () => {
  const payload = await payloadClient()
  const make = (title: string, window: object, isDraft = false) =>
    payload.create({ collection: 'offers', data: { title, slug: title, tenant: harbour, ...window }, draft: isDraft })
  const [ended, coming, draft] = [
    await make('state-ended', { expiry: iso(-DAY) }),
    await make('state-coming', { start: iso(DAY) }),
    await make('state-draft', {}, true),
  ]
  const stateOf = await readContentStates({ payload, tenantId: harbour }, 'offers')
  expect([ended, coming, draft].map(({ id }) => stateOf(id, now))).toEqual([
    { kind: 'ended', at: now - DAY },
    { kind: 'coming', from: now + DAY },
    { kind: 'draft' },
  ])
})

test('EDT-16, SEC-01: states of another tenant are not read', async () => {
  const payload = await payloadClient()
  const { docs } = await payload.find({ collection: 'users', where: { email: { equals: 'marketing@harbour.example' } }, depth: 0 })
  const [account] = docs
  if (!account) throw new Error('no marketing of harbour')
  const user = { ...account, collection: 'users' as const }
  const { id } = await payload.create({ collection: 'offers', data: { title: 'Foreign', slug: 'foreign-state', tenant: summit } })
  const asked = await payload.find({
    collection: 'offers',
    where: { id: { equals: id } },
    user,
    overrideAccess: false,
    req: await createLocalReq({ user }, payload),
  })
  expect(asked.docs).toEqual([])
  expect((await readContentStates({ payload, user, tenantId: summit }, 'offers', id))(id, now)).toEqual({ kind: 'draft' })
})
