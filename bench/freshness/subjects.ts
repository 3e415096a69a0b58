import { randomUUID } from 'node:crypto'
import { textContent } from '@tests/e2e/support/cms'
import type { Staff } from '../staff'

/** Something that is published again and again. Its pages show the version. */
export type Subject = {
  name: string
  /** The newest version that the server has acknowledged. */
  live: number
  /** The newest version that was sent. */
  sent: number
  /** version → when it was acknowledged, Unix time in ms */
  acknowledgedAt: Map<number, number>
  /** Returns the version that a response shows; null if it shows none. */
  read: (status: number, text: string) => number | null
  publish: (version: number, port: number) => Promise<void>
}

/** A promotion that starts and ends at full seconds (PERF-06). Unix time in ms. */
export type Window = { heading: string; startsAt: number; endsAt: number }

export type Page = { host: string; path: string; subjects: readonly Subject[]; windows: readonly Window[] }

export type Trial = { pages: readonly Page[]; subjects: readonly Subject[] }

const DEALER = 'drifter'
const HEAVY = 'harbour'
/** Far above every other price, so that a search finds only this car. */
const LOWEST_PRICE = 1_900_000
/** Its own numbers must not look like a price of the car. */
const SEARCH = '/search?price=1850000-1950000'
const WINDOW_MS = 3_000
const WINDOW_EVERY_MS = 7_000

type Change = Pick<Subject, 'name' | 'read' | 'publish'>

const toSubject = (change: Change): Subject => ({ ...change, live: 0, sent: 0, acknowledgedAt: new Map() })

/** Reads `version 12.` after a name. */
const readMark = (name: string) => (_: number, text: string) => {
  const found = new RegExp(`${name} version (\\d+)\\.`).exec(text)?.[1]
  return found === undefined ? null : Number(found)
}
const writeMark = (name: string, version: number) => `${name} version ${version}.`

const layoutOf = (text: string, blocks: object[] = []) => [
  { blockType: 'richText', width: 'reading', content: textContent(text) },
  ...blocks,
]

async function findId(staff: Staff, port: number, collection: string, query: string): Promise<number> {
  const [found] = await staff.find(port, collection, query)
  if (!found) throw new Error(`The demonstration has no ${collection} with ${query}.`)
  return Number(found.id)
}

/** A page that exists in even versions only: a published page becomes a missing one and back. */
async function makePresence(staff: Staff, port: number, tenant: number, path: string): Promise<Subject> {
  const fieldsOf = (version: number) =>
    version % 2 === 0
      ? { layout: layoutOf(writeMark('presence', version)), _status: 'published' }
      : { layout: layoutOf('hidden'), _status: 'draft' }
  const id = await staff.create(port, 'pages', { tenant, title: 'Presence', path, ...fieldsOf(0) })
  const subject = toSubject({
    name: 'a page that comes and goes',
    publish: (version, at) => staff.update(at, 'pages', id, fieldsOf(version)),
    // a missing page can be the newest version without one
    read: (status, text) => (status === 404 ? subject.sent - (subject.sent % 2 === 0 ? 1 : 0) : readMark('presence')(status, text)),
  })
  return subject
}

async function makePrice(staff: Staff, port: number, tenant: number): Promise<{ subject: Subject; path: string }> {
  const [car] = await staff.find(port, 'vehicles', `where[tenant][equals]=${tenant}&where[price][greater_than]=3000`)
  const publish = (version: number, at: number) => staff.update(at, 'vehicles', Number(car?.id), { price: LOWEST_PRICE + version })
  await publish(0, port)
  const read = (_: number, text: string) => {
    const found = /\$1,900,(\d{3})\b/.exec(text)?.[1]
    return found === undefined ? null : Number(found)
  }
  return { subject: toSubject({ name: 'a price', publish, read }), path: `/cars/${String(car?.slug)}` }
}

async function makeWindows(staff: Staff, port: number, tenant: number, count: number): Promise<Window[]> {
  // saved before the first of them starts
  const first = Math.ceil(Date.now() / 1_000) * 1_000 + 5_000
  const windows = Array.from({ length: count }, (_, place) => {
    const startsAt = first + place * WINDOW_EVERY_MS
    return { heading: `Window ${place} of ${count}.`, startsAt, endsAt: startsAt + WINDOW_MS }
  })
  for (const { heading, startsAt, endsAt } of windows)
    await staff.create(port, 'promo-cards', {
      ...{ tenant, title: heading, start: new Date(startsAt).toISOString(), expiry: new Date(endsAt).toISOString() },
      ...{ position: 2, node: { heading, tone: 'brand' } },
    })
  return windows
}

/** Creates what the run publishes, and lists the pages on which it shows. */
export async function makeTrial(staff: Staff, port: number, windowCount: number): Promise<Trial> {
  const [tenant, heavy] = await Promise.all([DEALER, HEAVY].map((slug) => findId(staff, port, 'tenants', `where[slug][equals]=${slug}`)))
  if (tenant === undefined || heavy === undefined) throw new Error('unreachable')
  const path = `/trial-${randomUUID().slice(0, 8)}`
  const textLayout = (version: number) =>
    layoutOf(writeMark('text', version), [
      { blockType: 'promoCards', heading: 'Now', limit: 24 },
      { blockType: 'faq', heading: 'Questions' },
    ])
  const pageId = await staff.create(port, 'pages', { tenant, title: 'Trial', path, layout: textLayout(0), _status: 'published' })
  const text = toSubject({
    name: 'a page',
    read: readMark('text'),
    publish: (version, at) => staff.update(at, 'pages', pageId, { layout: textLayout(version), _status: 'published' }),
  })
  const promoFields = (version: number) => ({ node: { heading: writeMark('promotion', version), tone: 'brand' } })
  const promoId = await staff.create(port, 'promo-cards', { tenant, title: 'Always', position: 1, ...promoFields(0) })
  const promotion = toSubject({
    name: 'a promotion',
    read: readMark('promotion'),
    publish: (version, at) => staff.update(at, 'promo-cards', promoId, promoFields(version)),
  })
  const settingsId = await findId(staff, port, 'site-settings', `where[tenant][equals]=${heavy}`)
  const tagline = toSubject({
    name: 'the tagline of a site',
    read: readMark('tagline'),
    publish: (version, at) => staff.update(at, 'site-settings', settingsId, { tagline: writeMark('tagline', version) }),
  })
  await tagline.publish(0, port)
  const price = await makePrice(staff, port, tenant)
  const presence = await makePresence(staff, port, tenant, `${path}-presence`)
  const windows = await makeWindows(staff, port, tenant, windowCount)
  const [host, heavyHost] = [`${DEALER}.localhost`, `${HEAVY}.localhost`]
  return {
    subjects: [text, price.subject, promotion, presence, text, price.subject, promotion, presence, tagline],
    pages: [
      { host, path, subjects: [text, promotion], windows },
      { host, path: `${path}-presence`, subjects: [presence], windows: [] },
      { host, path: price.path, subjects: [price.subject], windows: [] },
      { host, path: SEARCH, subjects: [price.subject], windows: [] },
      { host: heavyHost, path: '/', subjects: [tagline], windows: [] },
      { host: heavyHost, path: '/search', subjects: [tagline], windows: [] },
    ],
  }
}
