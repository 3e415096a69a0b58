import { beforeAll, expect, test } from 'vitest'
import { readSearchHref } from '@/domain/search/read-search-href'
import { ALL_STOCK } from '@/domain/search/search-state'
import type { KnownSegments } from '@/domain/search/search-address'
import { slugify } from '@/domain/text/slug'
import type { Tenant } from '@/domain/tenant/tenant'
import { databasePool } from '@/server/database/pool'
import { interpretSearch } from '@/server/stock/interpret-search'
import { searchStock } from '@/server/stock/search-stock'
import { suggestStock } from '@/server/stock/suggest-stock'
import { aSeededTenant } from './seeded-tenant'

const NOW = Math.floor(Date.now() / 1000)
let tenant: Tenant
let stranger: Tenant
let known: KnownSegments
beforeAll(async () => {
  tenant = await aSeededTenant('harbour')
  stranger = await aSeededTenant('summit')
  const { rows } = await databasePool().query<{ make: string; model: string }>('select distinct make, model from vehicles')
  known = {
    makes: new Map(rows.map(({ make }) => [slugify(make), make])),
    models: new Map(rows.map(({ make, model }) => [`${slugify(make)}/${slugify(model)}`, model])),
    dealerships: new Map(),
    locations: new Map(),
  }
})

test.each(['', 'toyota', 'hil', 'su', 'toyta'])('SRCH-09: each count for %j matches its search', async (text) => {
  const suggestions = await suggestStock(tenant, text, NOW)
  const counted = suggestions.filter((line) => 'count' in line)
  expect(counted.length).toBeGreaterThan(0)
  for (const { label, href, count } of counted) {
    const state = readSearchHref(href, known)
    expect(state, href).not.toBeNull()
    const { result } = await searchStock(tenant, state ?? ALL_STOCK, NOW)
    expect([label, result.total]).toEqual([label, count])
  }
})

test('SRCH-09: a stock number leads to its car, only on the site that sells it', async () => {
  const { hits } = await searchStock(tenant, ALL_STOCK, NOW)
  const car = hits.find(({ stockNumber }) => stockNumber !== null)
  if (!car?.stockNumber) throw new Error('cars of the demo have stock numbers')
  const lead = { kind: 'car', label: car.name, href: car.path, stockNumber: car.stockNumber }
  expect(await suggestStock(tenant, car.stockNumber.toLowerCase(), NOW)).toContainEqual(lead)
  expect(await suggestStock(tenant, car.stockNumber.slice(0, -1), NOW)).toContainEqual(expect.objectContaining({ kind: 'car' }))
  expect(await suggestStock(stranger, car.stockNumber, NOW)).not.toContainEqual(lead)
})

test("SEC-01: another tenant's makes are not suggested", async () => {
  const makes = new Set((await suggestStock({ ...tenant, dealershipIds: [] }, 'toyota', NOW)).map(({ kind }) => kind))
  expect(makes.has('make')).toBe(false)
})

test.each([
  ['a postcode', '4105', 'Moorooka QLD 4105'],
  ['a suburb', 'moorook', 'Moorooka QLD 4105'],
])('SRCH-20: %s leads to cars around it', async (_, text, label) => {
  expect(await suggestStock(tenant, text, NOW)).toContainEqual({ kind: 'place', label, postcode: '4105', href: '/search?postcode=4105' })
})

test.each([
  ['a wildcard', '%'],
  ['a statement', "'; drop table place; --"],
  ['a zero byte', '\u0000'],
  ['an emoji', '💥'],
  ['an open quote', '"toyota'],
  ['three hundred letters', 'a'.repeat(300)],
])('SRCH-09: %s gets a response', async (_, text) => {
  expect(Array.isArray(await suggestStock(tenant, text, NOW))).toBe(true)
})

test.each([
  ['white ute under 40k', { body: ['Ute'], colour_family: ['White'] }, { price: { min: null, max: 40_000 } }],
  ['used toyota hilux diesel', { car_type: ['used'], make: ['Toyota'], model: ['HiLux'], fuel: ['Diesel'] }, {}],
  ['', {}, {}],
])('LOOK-04: %j is understood from the stock, and its count matches its search', async (text, lists, ranges) => {
  const { state, count } = await interpretSearch(tenant, text, NOW)
  expect({ ...state.lists }).toEqual(lists)
  expect([state.ranges, state.query]).toEqual([ranges, ''])
  expect((await searchStock(tenant, state, NOW)).result.total).toBe(count)
  expect(count).toBeGreaterThan(0)
})

test('LOOK-04: a suburb after "near" is looked up, an unknown one stays a keyword', async () => {
  expect((await interpretSearch(tenant, 'ute near moorooka', NOW)).state).toMatchObject({
    near: { postcode: '4105', radiusKm: 50 },
    query: '',
  })
  expect((await interpretSearch(tenant, 'ute near nowherington', NOW)).state).toMatchObject({ near: null, query: 'nowherington' })
})
