import { beforeAll, describe, expect, test } from 'vitest'
import type { Payload } from 'payload'
import { ALL_STOCK } from '@/domain/search/search-state'
import type { Tenant } from '@/domain/tenant/tenant'
import { payloadClient } from '@/server/process/payload-client'
import { searchStock } from '@/server/stock/search-stock'
import { aSeededTenant } from './seeded-tenant'

const NOW = Math.floor(Date.now() / 1000)

let payload: Payload
let harbour: Tenant
let group: Tenant
beforeAll(async () => {
  payload = await payloadClient()
  harbour = await aSeededTenant('harbour')
  group = await aSeededTenant('meridian')
})

const namesOf = async (tenant: Tenant, facet: 'dealership_name' | 'location_name') =>
  ((await searchStock(tenant, ALL_STOCK, NOW)).result.facets[facet] ?? []).map(({ value }) => value)

const countAt = async (tenant: Tenant, lists: (typeof ALL_STOCK)['lists']) =>
  (await searchStock(tenant, { ...ALL_STOCK, lists }, NOW)).result.total

async function aYardWithStock() {
  const { docs } = await payload.find({
    collection: 'vehicles',
    where: { and: [{ dealership: { in: harbour.dealershipIds } }, { location: { exists: true } }, { status: { equals: 'in_stock' } }] },
    depth: 1,
    limit: 1,
  })
  const [car] = docs
  if (typeof car?.location !== 'object' || !car.location) throw new Error('the demo has no car at a yard')
  return car.location
}

const idOf = (reference: number | { id: number }) => (typeof reference === 'object' ? reference.id : reference)

describe('the location of cars', () => {
  test('TEN-06, SRCH-09: renaming a dealership renames it in the filters of every site that sells its cars', async () => {
    const [id = 0] = harbour.dealershipIds
    const { name } = await payload.findByID({ collection: 'dealerships', id })
    const before = await countAt(group, { dealership_name: [name] })
    expect(before).toBeGreaterThan(0)
    await payload.update({ collection: 'dealerships', id, data: { name: 'Southbank Motors' } })
    expect(await countAt(group, { dealership_name: ['Southbank Motors'] })).toBe(before)
    expect(await namesOf(group, 'dealership_name')).not.toContain(name)
  })

  test('LIM-01, SRCH-09: when a location moves, its cars are found near the new address', async () => {
    const yard = await aYardWithStock()
    const there = await countAt(harbour, { location_name: [yard.name] })
    await payload.update({
      collection: 'locations',
      id: yard.id,
      data: {
        name: 'Alice Yard',
        address: { ...yard.address, city: 'Alice Springs', state: 'NT', postcode: '0870', lat: -23.7, long: 133.88 },
      },
    })
    expect(await countAt(harbour, { location_name: ['Alice Yard'] })).toBe(there)
    const near = await searchStock(harbour, { ...ALL_STOCK, near: { postcode: '0870', radiusKm: 50 } }, NOW)
    expect(near.result.total).toBe(there)
  })

  test('SRCH-09: when a location is deleted, its cars stay, and no filter names it', async () => {
    const { id: old, tenant, dealership } = await aYardWithStock()
    const owner = { tenant: tenant && typeof tenant === 'object' ? tenant.id : tenant, dealership: idOf(dealership) }
    const yard = await payload.create({
      collection: 'locations',
      data: { name: 'Pop-up Yard', slug: 'pop-up-yard', visible: true, ...owner },
    })
    const { docs } = await payload.find({ collection: 'vehicles', where: { location: { equals: old } }, depth: 0, limit: 3 })
    await payload.update({ collection: 'vehicles', where: { id: { in: docs.map(({ id }) => id) } }, data: { location: yard.id } })
    const all = await countAt(harbour, {})
    expect(await namesOf(harbour, 'location_name')).toContain('Pop-up Yard')
    await payload.delete({ collection: 'locations', id: yard.id })
    expect(await countAt(harbour, {})).toBe(all)
    expect(await namesOf(harbour, 'location_name')).not.toContain('Pop-up Yard')
  })

  test("TEN-06: a dealership with stock can't be deleted, and the message says why", async () => {
    const [id = 0] = harbour.dealershipIds
    await expect(payload.delete({ collection: 'dealerships', id })).rejects.toThrow(/cars belong to this dealership/)
  })
})
