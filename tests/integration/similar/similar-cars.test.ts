import { beforeAll, describe, expect, test } from 'vitest'
import { toDollars } from '@/domain/money/money'
import { resolveAskingPrice } from '@/domain/pricing/price-display'
import { toPriceBand } from '@/domain/vehicle/similar-cars'
import type { Tenant } from '@/domain/tenant/tenant'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import { getSearchEngine } from '@/server/search/get-search-engine'
import { type SearchEngine, SearchUnavailableError } from '@/server/search/port'
import { findSimilar, findSimilarIds } from '@/server/stock/find-similar'
import { ALL_STOCK } from '@/domain/search/search-state'
import { searchStock } from '@/server/stock/search-stock'
import { aVehicle } from '@tests/builders/vehicle'
import { aSeededTenant } from '../search/seeded-tenant'

const NOW = Math.floor(Date.now() / 1000)
let tenant: Tenant
let cars: Vehicle[] = []
beforeAll(async () => {
  tenant = await aSeededTenant('harbour', { hitsPerPage: 60 })
  const { hits } = await searchStock(tenant, ALL_STOCK, NOW)
  cars = hits.slice(0, 20).map((card) => aVehicle({ ...card }))
})

describe('similar cars of the demonstration', () => {
  test('SIM-02, SIM-04, SIM-05, SIM-06, SIM-08: up to six other cars in stock within the price band, each once', async () => {
    let shown = 0
    for (const car of cars) {
      const similar = await findSimilar(tenant, car, NOW)
      const band = toPriceBand(car)
      shown += similar.length
      expect(similar.length).toBeLessThanOrEqual(6)
      expect(new Set(similar.map(({ id }) => id)).size).toBe(similar.length)
      for (const other of similar) {
        const price = toDollars(resolveAskingPrice(other) ?? -1)
        expect(other).toMatchObject({ status: 'in_stock' })
        expect(other.id).not.toBe(car.id)
        if (band) expect([price >= (band.min ?? 0), price <= (band.max ?? 0)]).toEqual([true, true])
        expect(other.make === car.make || other.simpleBody === car.simpleBody).toBe(true)
      }
    }
    expect(shown).toBeGreaterThan(cars.length)
  })

  test('SIM-07: cars of the same model come first', async () => {
    let seen = 0
    for (const car of cars) {
      const same = (await findSimilar(tenant, car, NOW)).map(({ make, model }) => make === car.make && model === car.model)
      seen += same.filter(Boolean).length
      expect(same).toEqual(same.toSorted((one, other) => Number(other) - Number(one)))
    }
    expect(seen).toBeGreaterThan(0)
  })

  test('API-12: all queries are sent as one', async () => {
    const calls: number[] = []
    const engine: Pick<SearchEngine, 'search' | 'multiSearch'> = {
      search: () => expect.unreachable('no single search'),
      multiSearch: (queries) => {
        calls.push(queries.length)
        return getSearchEngine().multiSearch(queries)
      },
    }
    await findSimilarIds(engine, tenant, aVehicle(), NOW)
    expect(calls).toEqual([4])
  })

  test('SIM-10, SIM-11: when that fails, an ordinary search with the same limits is the fallback', async () => {
    const [car] = cars
    if (!car) throw new Error('the demo has cars')
    const engine: Pick<SearchEngine, 'search' | 'multiSearch'> = {
      search: (query) => getSearchEngine().search(query),
      multiSearch: () => Promise.reject(new SearchUnavailableError('down')),
    }
    const ids = await findSimilarIds(engine, tenant, car, NOW)
    expect(ids.length).toBe(6)
    expect(ids).not.toContain(car.id)
  })

  test('SIM-11: when that fails too, the error is reported', async () => {
    const down = () => Promise.reject(new SearchUnavailableError('down'))
    await expect(findSimilarIds({ search: down, multiSearch: down }, tenant, aVehicle(), NOW)).rejects.toThrow(SearchUnavailableError)
  })

  test("SEC-01: another tenant's cars are never included", async () => {
    const stranger = await aSeededTenant('summit')
    const own = new Set((await searchStock(tenant, { ...ALL_STOCK, page: 1 }, NOW)).hits.map(({ dealershipName }) => dealershipName))
    for (const car of cars.slice(0, 5)) {
      for (const { dealershipName } of await findSimilar(stranger, car, NOW)) expect(own).not.toContain(dealershipName)
    }
    expect(await findSimilarIds(getSearchEngine(), { ...stranger, dealershipIds: [] }, aVehicle(), NOW)).toEqual([])
  })
})
