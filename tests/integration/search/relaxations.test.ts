import { beforeAll, describe, expect, test } from 'vitest'
import { toDollars } from '@/domain/money/money'
import { resolveAskingPrice } from '@/domain/pricing/price-display'
import { parseSearchParameters } from '@/domain/search/search-parameters'
import type { SearchState } from '@/domain/search/search-state'
import type { Tenant } from '@/domain/tenant/tenant'
import { findRelaxations } from '@/server/stock/find-relaxations'
import { searchStock } from '@/server/stock/search-stock'
import { aSeededTenant } from './seeded-tenant'

const NOW = Math.floor(Date.now() / 1000)
const tenants = new Map<string, Tenant>()
beforeAll(async () => {
  for (const slug of ['harbour', 'summit', 'meridian']) tenants.set(slug, await aSeededTenant(slug, { hitsPerPage: 60 }))
})

function tenantOf(slug: string): Tenant {
  const tenant = tenants.get(slug)
  if (!tenant) throw new Error(`no tenant ${slug}`)
  return tenant
}

const read = (parameters: string): SearchState => parseSearchParameters(new URLSearchParams(parameters))

describe('an empty search', () => {
  test.each([
    ['harbour', 'make=Toyota&body=Ute&fuel=Hybrid&price=-5000'],
    ['harbour', 'query=hilux&body=SUV&seats=2'],
    ['harbour', 'fuel=Electric,Hybrid&transmission=Manual&km=-500'],
    ['harbour', 'postcode=6000&distance=25&make=Toyota'],
    ['summit', 'make=Porsche&price=20000-30000&year=2026-'],
    ['meridian', 'colour=Viola%20Purple&make=Kia'],
    ['meridian', 'price=1000-1001'],
    ['meridian', 'query=zzzzzz'],
  ])('SRP-13: on %s for %s, each gain matches the search without that filter', async (slug, parameters) => {
    const [tenant, state] = [tenantOf(slug), read(parameters)]
    const { result } = await searchStock(tenant, state, NOW)
    expect(result.total).toBe(0)
    const ways = await findRelaxations(tenant, state, result, NOW)
    expect(ways.length).toBeGreaterThan(0)
    expect(ways.map(({ gain }) => gain)).toEqual(ways.map(({ gain }) => gain).toSorted((a, b) => b - a))
    for (const way of ways) {
      const dropped = await searchStock(tenant, way.without, NOW)
      expect([way.key, way.gain]).toEqual([way.key, dropped.result.total])
    }
  })

  test("SRP-13: the nearest price is that of a car, and no car's price is nearer", async () => {
    const [tenant, state] = [tenantOf('harbour'), read('make=Toyota&price=1000-1500')]
    const { result } = await searchStock(tenant, state, NOW)
    const [way] = (await findRelaxations(tenant, state, result, NOW)).filter(({ key }) => key === 'price')
    if (!way) throw new Error('the price is a way out')
    const { hits, result: all } = await searchStock(tenant, { ...way.without, sortBy: 'price-low' }, NOW)
    expect(all.total).toBe(way.gain)
    const cheapest = resolveAskingPrice(hits[0] ?? { price: null, offerPrice: null })
    expect(way.nearest).toEqual({ kind: 'number', value: cheapest === null ? null : toDollars(cheapest) })
  })

  test('SRP-13: another value of a filter finds the stated number of cars', async () => {
    const [tenant, state] = [tenantOf('harbour'), read('make=Toyota&body=Coupe,Van&fuel=Hybrid')]
    const { result } = await searchStock(tenant, state, NOW)
    const ways = await findRelaxations(tenant, state, result, NOW)
    const named = ways.flatMap((way) => (way.kind === 'list' && way.nearest?.kind === 'value' ? [{ way, nearest: way.nearest }] : []))
    expect(named.length).toBeGreaterThan(0)
    for (const { way, nearest } of named) {
      const instead = { ...state, lists: { ...state.lists, [way.attribute]: [nearest.value] } }
      expect((await searchStock(tenant, instead, NOW)).result.total).toBe(nearest.count)
    }
  })
})
