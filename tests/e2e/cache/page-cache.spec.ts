import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import pg from 'pg'
import { type Cms, cmsAs, textContent } from '../support/cms'
import { ask, cacheStatus } from '../support/http'
import { startSiteServer } from '../support/site-server'

const PORT = Number(process.env.SITE_PORT)
// No other browser test publishes on this tenant, so only this file changes its cached pages.
const HOST = 'drifter.localhost'

let cms: Cms
let tenant: number

test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  cms = cmsAs('admin@forecourt.example')
  const [own] = await cms.find('tenants', 'where[slug][equals]=drifter')
  tenant = own?.id ?? 0
})

const layoutOf = (text: string, blocks: unknown[] = []) => [
  { blockType: 'richText', width: 'reading', content: textContent(text) },
  ...blocks,
]

async function publishPage(path: string, text: string, blocks: unknown[] = []) {
  return cms.create('pages', { tenant, title: 'Cache trial', path, layout: layoutOf(text, blocks), _status: 'published' })
}

const read = (path: string, port = PORT, host = HOST) => ask(port, path, { host })

test('CARD-02: a published change shows on the next request, and other pages are not rendered again', async () => {
  const [path, neighbour] = [`/trial-${randomUUID()}`, `/trial-${randomUUID()}`]
  const page = await publishPage(path, 'version 0')
  await publishPage(neighbour, 'neighbour')
  await read(path)
  await read(neighbour)
  for (let version = 1; version <= 15; version += 1) {
    await cms.update('pages', page.id, { layout: layoutOf(`version ${version}.`), _status: 'published' })
    const [fresh, beside] = await Promise.all([read(path), read(neighbour)])
    expect(fresh.body).toContain(`version ${version}.`)
    expect(cacheStatus(fresh)).toBe('MISS')
    expect(cacheStatus(beside)).toBe('HIT')
  }
  expect(cacheStatus(await read(path))).toBe('HIT')
})

test('CARD-02: a changed header also shows on the next results page, which takes its header from a cached page', async () => {
  const [settings] = await cms.find('site-settings', `where[tenant][equals]=${tenant}`)
  let lowest = 1_000
  // a search that nobody asked for yet; others are stored
  const toResults = () => `/search?price=${(lowest += 1)}-900000`
  const before = String(settings?.tagline ?? '')
  for (const tagline of ['Caravans one', 'Caravans two', 'Caravans three', before]) {
    await cms.update('site-settings', settings?.id ?? 0, { tagline })
    expect((await read(toResults())).body).toContain(tagline)
    await read('/')
    await expect.poll(async () => cacheStatus(await read('/'))).toBe('HIT')
    const taken = await read(toResults())
    expect(taken.body).toContain('"from')
    expect(taken.body).toContain(tagline)
  }
})

test('PERF-09: a search that is asked for again is sent from memory until the stock changes', async () => {
  const results = `/search?price=2000-${800_000 + Math.floor(Math.random() * 100_000)}`
  const readTitle = async (path: string) => /<title>([^<]+)/.exec((await read(path)).body)?.[1]
  expect(cacheStatus(await read(results))).toBe('none')
  const title = await readTitle(results)
  expect(title).toMatch(/^\d+ /)
  await expect.poll(async () => cacheStatus(await read(results))).toBe('HIT')
  expect(cacheStatus(await read(`${results}&utm_source=mail`))).toBe('HIT')
  expect(await readTitle(results)).toBe(title)
  const [car] = await cms.find('vehicles', `where[tenant][equals]=${tenant}&where[price][greater_than]=3000`)
  await cms.update('vehicles', car?.id ?? 0, { price: 1_900_000 })
  try {
    expect(await readTitle(results)).not.toBe(title)
    await expect.poll(async () => cacheStatus(await read(results))).toBe('HIT')
  } finally {
    await cms.update('vehicles', car?.id ?? 0, { price: car?.price })
  }
  expect(await readTitle(results)).toBe(title)
})

test("PERF-05: saving a draft doesn't change the live page", async () => {
  const path = `/trial-${randomUUID()}`
  const page = await publishPage(path, 'live words')
  await read(path)
  await cms.update('pages', page.id, { layout: layoutOf('half-typed words'), _status: 'draft' }, '&draft=true&autosave=true')
  const after = await read(path)
  expect(cacheStatus(after)).toBe('HIT')
  expect(after.body).toContain('live words')
})

test('CARD-02, SEO-04: a 404 becomes a page, a moved page redirects from its old address, an unpublished page is gone', async () => {
  const [first, second] = [`/trial-${randomUUID()}`, `/trial-${randomUUID()}`]
  expect((await read(first)).status).toBe(404)
  const page = await publishPage(first, 'here now')
  expect((await read(first)).status).toBe(200)
  await cms.update('pages', page.id, { path: second, _status: 'published' })
  const moved = await read(first)
  expect([moved.status, new URL(moved.headers.location ?? '', 'http://none').pathname]).toEqual([301, second])
  expect((await read(second)).body).toContain('here now')
  await cms.update('pages', page.id, { _status: 'draft' })
  expect((await read(second)).status).toBe(404)
  await cms.update('pages', page.id, { _status: 'published' })
  expect((await read(second)).status).toBe(200)
  await cms.remove('pages', page.id)
  expect((await read(second)).status).toBe(404)
})

test('PERF-05: a publish during a render is not lost', async () => {
  const path = `/trial-${randomUUID()}`
  const page = await publishPage(path, 'old words', [{ blockType: 'faq', heading: 'Questions' }])
  await cms.update('pages', page.id, {
    layout: layoutOf('old words again', [{ blockType: 'faq', heading: 'Questions' }]),
    _status: 'published',
  })
  // The render reads its page, then waits for the table that this transaction has locked.
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  await client.query('begin; lock table faqs in access exclusive mode')
  const inFlight = read(path)
  await sleep(400)
  await cms.update('pages', page.id, { layout: layoutOf('new words', [{ blockType: 'faq', heading: 'Questions' }]), _status: 'published' })
  const startedAfter = read(path)
  await sleep(200)
  await client.query('rollback')
  await client.end()
  await inFlight
  expect((await startedAfter).body).toContain('new words')
  expect((await read(path)).body).toContain('new words')
  expect((await read(path)).body).toContain('new words')
})

test('PERF-06: a promo card starts and ends on the second on cached pages, under load', async () => {
  const heading = `Only now ${randomUUID()}`
  const path = `/trial-${randomUUID()}`
  await publishPage(path, 'promos below', [{ blockType: 'promoCards', heading: 'Now', limit: 24 }])
  const startsAt = Math.ceil(Date.now() / 1000) * 1000 + 3_000
  const endsAt = startsAt + 2_000
  const card = await cms.create('promo-cards', {
    tenant,
    title: heading,
    start: new Date(startsAt).toISOString(),
    expiry: new Date(endsAt).toISOString(),
    position: 1,
    node: { heading, tone: 'brand' },
  })
  await read(path)
  let wrong = 0
  let count = 0
  let rendered = 0
  const visitor = async () => {
    while (Date.now() < endsAt + 1_500) {
      const answer = await read(path)
      const isOn = answer.body.includes(heading)
      count += 1
      if (cacheStatus(answer) !== 'HIT') rendered += 1
      const mustBeOff = answer.endedAt < startsAt || answer.startedAt >= endsAt
      const mustBeOn = answer.startedAt >= startsAt && answer.endedAt < endsAt
      if ((mustBeOff && isOn) || (mustBeOn && !isOn)) wrong += 1
      await sleep(15)
    }
  }
  await Promise.all(Array.from({ length: 8 }, visitor))
  expect(wrong).toBe(0)
  expect(count).toBeGreaterThan(100)
  // Three intervals, plus the requests that arrived during the first render of each.
  expect(rendered).toBeLessThan(30)
  await cms.remove('promo-cards', card.id)
})

test('CAR-12, CAR-16, CAR-17: results drop a sold car, and a new arrival its tag, on the second, both on pages and in the call', async () => {
  const [sample] = await cms.find('vehicles', `where[tenant][equals]=${tenant}&where[photos_count][greater_than]=3`)
  if (!sample) throw new Error('the demo has caravans')
  const { dealership, location, images } = sample
  const make = `Trial${randomUUID().slice(0, 8)}`
  const end = Math.ceil(Date.now() / 1000) + 6
  const add = (model: string, fields: Record<string, unknown>) => {
    const own = {
      make,
      model,
      name: `${make} ${model}`,
      stocknum: `${make}-${model}`,
      slug: `${make}-${model}`.toLowerCase(),
      car_type: 'used',
      item_type: 'caravan',
    }
    return cms.create('vehicles', { tenant, dealership, location, images, ...own, ...fields })
  }
  const day = 24 * 3_600
  const cars = [
    await add('Departed', { status: 'sold', sold_date_timestamp: end - 3 * day }),
    await add('Arrived', { status: 'in_stock', createdAt: new Date((end - 1 - 8 * day) * 1000).toISOString() }),
  ]
  const addresses = [`/search/${make.toLowerCase()}`, `/api/search?path=${make.toLowerCase()}`]
  const look = () => Promise.all(addresses.map((address) => read(address)))
  for (const { body, endedAt } of await look()) {
    expect(endedAt).toBeLessThan(end * 1000)
    for (const part of ['Departed', 'JUST SOLD', 'Arrived']) expect(body).toContain(part)
  }
  await sleep(end * 1000 - Date.now() + 20)
  for (const { body } of await look()) {
    expect(body).toContain('Arrived')
    expect(body).not.toContain('JUST SOLD')
  }
  for (const car of cars) await cms.remove('vehicles', car.id)
})

test('SEC-01: unknown addresses and parameters create no cache entries', async () => {
  const before = await read(`/${randomUUID()}`)
  expect(before.status).toBe(404)
  for (let trial = 0; trial < 5; trial += 1) {
    const answer = await read(`/${randomUUID()}?utm_source=${randomUUID()}`)
    expect(answer.status).toBe(404)
    expect(cacheStatus(answer)).toBe('HIT')
  }
  await read('/')
  expect(cacheStatus(await read(`/?utm_source=${randomUUID()}`))).toBe('HIT')
  await read('/search')
  expect(cacheStatus(await read('/search?utm_campaign=x'))).toBe('HIT')
  expect(cacheStatus(await read('/search?price=5000-20000'))).not.toBe('HIT')
})

test('PERF-05: after publish, kill -9 and restart, the old page is never served', async () => {
  const path = `/trial-${randomUUID()}`
  const page = await publishPage(path, 'round 0.')
  let server = await startSiteServer()
  for (let round = 1; round <= 3; round += 1) {
    await read(path, server.port)
    await cms.update('pages', page.id, { layout: layoutOf(`round ${round}.`), _status: 'published' })
    await server.kill('SIGKILL')
    server = await startSiteServer()
    expect((await read(path, server.port)).body).toContain(`round ${round}.`)
  }
  await server.kill('SIGTERM')
})

test('REL-03: a change published in one process shows on the next request to another', async () => {
  const path = `/trial-${randomUUID()}`
  const page = await publishPage(path, 'two 0.')
  const other = await startSiteServer()
  await read(path, other.port)
  for (let round = 1; round <= 12; round += 1) {
    await cms.update('pages', page.id, { layout: layoutOf(`two ${round}.`), _status: 'published' })
    expect((await read(path, other.port)).body).toContain(`two ${round}.`)
  }
  expect(cacheStatus(await read(path, other.port))).toBe('HIT')
  // Cuts the connection that delivers invalidations, and changes something meanwhile.
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  await client.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'forecourt-listen' and datname = current_database()",
  )
  await client.end()
  await cms.update('pages', page.id, { layout: layoutOf('after the cut.'), _status: 'published' })
  await expect.poll(async () => (await read(path, other.port)).body, { timeout: 8_000 }).toContain('after the cut.')
  await other.kill('SIGTERM')
})
