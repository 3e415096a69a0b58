import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { GET as listCars } from '@/app/api/cars/route'
import { GET as findSimilar } from '@/app/api/cars/[slug]/similar/route'
import { GET as search } from '@/app/api/search/route'
import { GET as countForPanel } from '@/app/api/search/counts/route'
import { parseSearchAddress, toSearchAddress } from '@/domain/search/search-address'
import { ALL_STOCK, type SearchState } from '@/domain/search/search-state'
import { loadSiteMaps } from '@/server/routing/site-maps'
import { payloadClient } from '@/server/process/payload-client'
import { databasePool } from '@/server/database/pool'
import { aSeededTenant } from './seeded-tenant'

const card = z.object({ id: z.number(), href: z.string(), name: z.string() })
const searchAnswer = z.object({
  hits: z.array(z.object({ id: z.number(), href: z.string() })),
  count: z.number(),
  page: z.number(),
  pages: z.number(),
  ms: z.number(),
  facets: z.array(z.object({})),
  cells: z.array(z.object({ card: card.optional() })),
  near: z.array(card),
  nearby: z.object({ message: z.string().nullable() }),
})
const listAnswer = z.object({ count: z.number(), cards: z.array(card) })

const HOSTING = { baseDomain: 'localhost', scheme: 'http', port: 3000 }

type Car = { id: number; slug: string; make: string; body: string; price: number | null; status: string; dealership_id: number }
const cars = new Map<number, Car>()
let own: readonly number[]
let stock: number
beforeAll(async () => {
  own = (await aSeededTenant('harbour')).dealershipIds
  const { rows } = await databasePool().query<Car>(
    `select v.id, v.slug, v.dealership_id, v.status, d.doc->>'make' as make, d.doc->>'body' as body, (d.doc->>'price')::float8 as price
     from vehicles v join search_document d on d.id = v.id`,
  )
  for (const row of rows) cars.set(row.id, row)
  stock = (await ask('')).count
})

function toRequest(address: string): Request {
  return new Request(`http://harbour.localhost${address}`, { headers: { host: 'harbour.localhost' } })
}

async function ask(query: string) {
  const response = await search(toRequest(`/api/search?${query}`))
  expect(response.status, query).toBe(200)
  const answer = searchAnswer.parse(await response.json())
  const drawn = answer.cells.flatMap((cell) => cell.card ?? [])
  expect(answer.hits).toEqual(drawn.map(({ id, href }) => ({ id, href })))
  return { ...answer, hits: drawn }
}

async function list(query: string) {
  const response = await listCars(toRequest(`/api/cars?${query}`))
  expect(response.status, query).toBe(200)
  return listAnswer.parse(await response.json())
}

function expectOwn(shown: readonly { id: number }[]): void {
  for (const { id } of shown) expect(own).toContain(cars.get(id)?.dealership_id)
}

test('SRCH-10, SRCH-12, API-11: the search call returns hits, count, facets, pages and ms', async () => {
  const all = await ask('')
  expect(all.pages).toBe(Math.ceil(all.count / 21))
  expect(all.facets.length).toBeGreaterThan(5)
  expect(all.hits.length).toBeGreaterThan(0)
  expect(all.ms).toBeGreaterThanOrEqual(0)
  const some = await ask('path=used-cars/toyota&body=SUV&price=-60000')
  expect(some.count).toBeGreaterThan(0)
  expect(some.count).toBeLessThan(all.count)
  for (const { id } of some.hits) expect(cars.get(id)).toMatchObject({ make: 'Toyota', body: 'SUV' })
  expectOwn([...all.hits, ...some.hits])
})

test('SRCH-07, SRCH-12: a page number past the end returns the last page', async () => {
  const { page, pages, hits } = await ask('page=99')
  expect([page, hits.length > 0]).toEqual([pages, true])
  expect((await ask(`page=${pages}`)).hits).toEqual(hits)
})

test('SRP-15, SRCH-20: a panel counts the cars within the distance: a site in Brisbane has none in Perth', async () => {
  const near = 'postcode=6000&distance=25'
  const counted = z.object({ total: z.number() }).parse(await (await countForPanel(toRequest(`/api/search/counts?${near}`))).json())
  expect(counted.total).toBe((await ask(near)).count)
  expect(counted.total).toBe(0)
})

test("SRP-08, SRP-09: cards between the demonstration's cars: the sell-your-car card at the position of the switch, and every promo among used cars", async () => {
  const cellsOf = async (host: string, query: string) => {
    const response = await search(new Request(`http://${host}/api/search?${query}`, { headers: { host } }))
    return z
      .object({ cells: z.array(z.object({ key: z.string() })) })
      .parse(await response.json())
      .cells.map(({ key }) => key)
  }
  const drifter = await cellsOf('drifter.localhost', '')
  expect(drifter.flatMap((key, index) => (key.startsWith('cta-') ? [index + 1] : []))).toEqual([6])

  const { rows } = await databasePool().query<{ id: number }>("select id from tenants where slug = 'harbour'")
  const payload = await payloadClient()
  const [tenant, start] = [rows[0]?.id ?? 0, '2026-01-01T00:00:00.000Z']
  const promos = await Promise.all(
    [2, 3].map((position) =>
      payload.create({
        collection: 'promo-cards',
        data: { tenant, title: `Trial ${position}`, position, start, node: { heading: `Trial ${position}`, tone: 'brand' } },
      }),
    ),
  )
  const used = await cellsOf('harbour.localhost', 'path=used-cars')
  for (const { id } of promos) expect(used).toContain(`promo-${id}`)
  for (const { id } of promos) await payload.delete({ collection: 'promo-cards', id })
})

test('SRP-10, PERF-06: pages end with the end-of-financial-year card, on a site that has one', async () => {
  const end = '2027-06-15T16:00:00+10:00'
  const readEnds = async (positions: number[]) => {
    const switches = JSON.stringify({ eofyCardPositions: positions, eofyCardExpiry: end })
    await databasePool().query('update tenants set switches = $1::jsonb where slug = $2', [switches, 'aurora'])
    const sites = await loadSiteMaps(databasePool(), HOSTING, null)
    return sites.filter(({ boundaries }) => boundaries.includes(Date.parse(end) / 1000)).map(({ slug }) => slug)
  }
  expect(await readEnds([5, 10])).toEqual(['aurora'])
  expect(await readEnds([])).toEqual([])
})

test("SRCH-03, SRCH-04, LOC-05: the address of each yard's stock lists its cars, even if a brand has the same name", async () => {
  for (const { slug, search: known } of await loadSiteMaps(databasePool(), HOSTING, null)) {
    for (const [attribute, names] of [
      ['dealership_slug', known.dealerships],
      ['location_slug', known.locations],
    ] as const) {
      for (const yard of names.keys()) {
        const state: SearchState = { ...ALL_STOCK, lists: { [attribute]: [yard] } }
        const segments = toSearchAddress(state).split('/').slice(2)
        expect(parseSearchAddress(segments, new URLSearchParams(), known).lists, `${slug} ${yard}`).toEqual(state.lists)
      }
    }
  }
})

describe('any query', () => {
  test.each<[string, string, 'all stock' | 'no car' | 'some cars']>([
    ['an unknown segment', 'path=nowhere', 'all stock'],
    ['an unknown parameter', 'colr=red&__proto__=x&constructor=y', 'all stock'],
    ['an unknown make', 'make=Batmobile', 'all stock'],
    ['an unknown value', 'body=Spaceship', 'no car'],
    ['an operator in a value', "colour=x'%20OR%20'1'%3D'1", 'no car'],
    ['quotes and symbols in a value', 'badge=%22%5C%27%28%3B--%00', 'no car'],
    ['an operator in the text', 'query=%22%20OR%201%3D1%3B--%20%28%7C%26%21', 'some cars'],
    ['a reversed range', 'price=90000-10000', 'some cars'],
    ['a range of words', 'price=cheap&km=--&year=x', 'all stock'],
    ['page 0', 'page=0', 'all stock'],
    ['page -1', 'page=-1', 'all stock'],
    ['page one billion', 'page=1000000000', 'all stock'],
    ['a text of ten thousand letters', `query=${'a'.repeat(10_000)}`, 'no car'],
    ['a text of ten thousand symbols', `query=${'%25'.repeat(10_000)}`, 'all stock'],
    ['parameters given twice', 'make=Toyota&make=Ford&page=2&page=1&sortBy=x&sortBy=price-low', 'some cars'],
    ['a path traversal', 'path=../../admin', 'all stock'],
    ['an unknown postcode', 'postcode=99999&distance=-5', 'all stock'],
    ['another dealership by its name', 'dealership_name=Summit%20Prestige', 'no car'],
  ])('SRCH-08, SEC-01: %s is answered, with cars of the site alone', async (_, query, expected) => {
    const answer = await ask(query)
    if (expected === 'all stock') expect(answer.count).toBe(stock)
    if (expected === 'no car') expect(answer).toMatchObject({ count: 0, hits: [] })
    if (expected === 'some cars') expect(answer.count).toBeLessThan(stock)
    expectOwn([...answer.hits, ...answer.near])
  })

  test.each([
    ['12', 'Invalid postcode'],
    ['120', 'Invalid postcode'],
    ['99999', 'Invalid postcode'],
    ['0001', 'Invalid postcode'],
    ['Nowhereville', 'Invalid postcode'],
    ['x', 'Invalid postcode'],
    ['4105', null],
    ['Moorooka', null],
    ['', null],
  ])('SRCH-22: the postcode %j gets the message %j, and an unknown one filters nothing', async (postcode, message) => {
    const answer = await ask(`postcode=${postcode}&distance=25`)
    expect(answer.nearby.message).toBe(message)
    if (message !== null) expect(answer.count).toBe(stock)
  })

  test('SEC-01: a host without a site has no stock', async () => {
    const request = new Request('http://nobody.localhost/api/search', { headers: { host: 'nobody.localhost' } })
    expect((await search(request)).status).toBe(404)
  })
})

describe('a short list of cars', () => {
  test('API-13: filtered and limited as requested, with the total count', async () => {
    const filters = encodeURIComponent('make=Toyota&price=-60000')
    const { count, cards } = await list(`search_filters=${filters}&limit=3`)
    expect(cards).toHaveLength(3)
    expect(count).toBeGreaterThan(3)
    for (const { id } of cards) {
      expect(cars.get(id)?.make).toBe('Toyota')
      expect(cars.get(id)?.price).toBeLessThanOrEqual(60_000)
      expect(cars.get(id)?.status).not.toBe('sold')
    }
    expectOwn(cards)
  })

  test.each([
    ['nothing', '', 10],
    ['a limit above the maximum', 'limit=1000', 50],
    ['a limit of words', 'limit=many', 10],
    ['invalid filters', 'search_filters=%25%00%7B&limit=4', 4],
  ])('API-13: %s gets a response', async (_, query, most) => {
    const { cards } = await list(query)
    expect(cards).toHaveLength(most)
    expectOwn(cards)
  })
})

test("API-14, SIM-02, SIM-05: returns the ids of similar cars; an unknown car or another site's has none", async () => {
  const similar = (slug: string) => findSimilar(toRequest(`/api/cars/${slug}/similar`), { params: Promise.resolve({ slug }) })
  const { hits } = await ask('make=Toyota')
  const car = cars.get(hits[0]?.id ?? 0)
  if (!car) throw new Error('the demo sells Toyotas')
  const response = await similar(car.slug)
  const answer = z.object({ ids: z.array(z.number()), cards: z.array(card) }).parse(await response.json())
  expect(answer.ids.length).toBeGreaterThan(0)
  expect(answer.ids.length).toBeLessThanOrEqual(6)
  expect(answer.ids).not.toContain(car.id)
  expect(answer.cards.map(({ id }) => id)).toEqual(answer.ids)
  expectOwn(answer.cards)
  const foreign = [...cars.values()].find(({ dealership_id }) => !own.includes(dealership_id))
  expect((await similar(foreign?.slug ?? '')).status).toBe(404)
  expect((await similar('no-such-car')).status).toBe(404)
})
