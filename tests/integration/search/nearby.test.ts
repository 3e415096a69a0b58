import { beforeAll, expect, test } from 'vitest'
import { distanceKm } from '@/domain/geo/geo'
import { ALL_STOCK, type SearchState } from '@/domain/search/search-state'
import type { Tenant } from '@/domain/tenant/tenant'
import { databasePool } from '@/server/database/pool'
import { getSearchEngine } from '@/server/search/get-search-engine'
import { searchStock, toStockQuery } from '@/server/stock/search-stock'
import { aSeededTenant } from './seeded-tenant'

const NOW = Math.floor(Date.now() / 1000)
let group: Tenant
beforeAll(async () => {
  group = await aSeededTenant('meridian', { hitsPerPage: 60, nearbyRadiusKm: 75 })
})

const near = (postcode: string, radiusKm: number | null): SearchState => ({ ...ALL_STOCK, near: { postcode, radiusKm } })

/** Returns all cars of a search with their coordinates, and the requested place. */
async function findAll(state: SearchState) {
  const { query, nearby } = await toStockQuery(group, state, NOW)
  const ids: number[] = []
  for (let page = 1; ; page += 1) {
    const found = await getSearchEngine().search({ ...query, page, perPage: 1000, facets: [], stats: [], histograms: [] })
    ids.push(...found.ids)
    if (ids.length >= found.total) break
  }
  const { rows } = await databasePool().query<{ id: number; lat: number | null; lng: number | null }>(
    'select id, lat, lng from search_vehicle where id = any ($1)',
    [ids],
  )
  return { cars: rows, nearby }
}

test.each([25, 250])('SRCH-20: the cars within %i km are exactly those whose location is', async (radiusKm) => {
  const [all, found] = [await findAll(ALL_STOCK), await findAll(near('4105', radiusKm))]
  if (found.nearby.kind !== 'at') throw new Error('4105 is a postcode')
  const { place } = found.nearby
  const expected = all.cars.filter(({ lat, lng }) => lat !== null && lng !== null && distanceKm(place, { lat, lng }) <= radiusKm)
  expect(expected.length).toBeGreaterThan(0)
  expect(expected.length).toBeLessThan(all.cars.length)
  expect(new Set(found.cars.map(({ id }) => id))).toEqual(new Set(expected.map(({ id }) => id)))
})

test('LIM-01: each car has its distance from the place', async () => {
  const { hits, nearby } = await searchStock(group, near('4105', 250), NOW)
  if (nearby.kind !== 'at') throw new Error('4105 is a postcode')
  for (const { distanceKm: told, coordinates } of hits) {
    expect(told).toBeCloseTo(coordinates ? distanceKm(nearby.place, coordinates) : Number.NaN, 1)
  }
})

test('LIM-01: without a place no car has a distance', async () => {
  const { hits } = await searchStock(group, ALL_STOCK, NOW)
  expect(hits.every((card) => !('distanceKm' in card))).toBe(true)
})

test("SRCH-21: without a distance, the tenant's default applies", async () => {
  const [own, said] = await Promise.all([searchStock(group, near('4105', null), NOW), searchStock(group, near('4105', 75), NOW)])
  expect(own.result.total).toBe(said.result.total)
})

test('SRCH-22: an unknown postcode filters nothing and is reported', async () => {
  const [wrong, all] = await Promise.all([searchStock(group, near('0001', 25), NOW), searchStock(group, ALL_STOCK, NOW)])
  expect(wrong.nearby).toEqual({ kind: 'unknown', postcode: '0001' })
  expect(wrong.result.total).toBe(all.result.total)
})
