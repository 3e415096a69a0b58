import { beforeAll, expect, test } from 'vitest'
import type { Payload } from 'payload'
import { payloadClient } from '@/server/process/payload-client'
import { findCards } from '@/server/vehicles/find-vehicles'
import type { Tenant } from '@/domain/tenant/tenant'
import { aSeededTenant } from './seeded-tenant'

let payload: Payload
let tenant: Tenant
let id: number
beforeAll(async () => {
  payload = await payloadClient()
  tenant = await aSeededTenant('harbour')
  const { docs } = await payload.find({
    collection: 'vehicles',
    where: { dealership: { in: tenant.dealershipIds }, status: { equals: 'in_stock' }, show_on_dealer_website: { equals: true } },
    depth: 0,
    limit: 1,
  })
  id = docs[0]?.id ?? 0
})

const readCard = async (site: Pick<Tenant, 'dealershipIds'> = tenant) => (await findCards(site, [id]))[0]

test('PERF-01, CARD-02: a cached card stays the same until its car, location or dealership changes', async () => {
  const before = await readCard()
  expect(await readCard()).toBe(before)
  const car = await payload.update({ collection: 'vehicles', id, data: { badge: 'Ascent' }, depth: 0 })
  expect((await readCard())?.badge).toBe('Ascent')
  await payload.update({ collection: 'vehicles', id, data: { images: [] }, depth: 0 })
  expect((await readCard())?.images).toEqual([])
  await payload.update({ collection: 'dealerships', id: Number(car.dealership), data: { name: 'Harbour West' } })
  expect((await readCard())?.dealershipName).toBe('Harbour West')
  await payload.update({ collection: 'locations', id: Number(car.location), data: { name: 'West Yard' } })
  expect((await readCard())?.locationName).toBe('West Yard')
})

test('SEC-01, CAR-17: a cached card appears only on sites that sell the car, and on none once the car is hidden', async () => {
  const stranger = await aSeededTenant('drifter')
  expect(await readCard()).toBeDefined()
  expect(await readCard(stranger)).toBeUndefined()
  await payload.update({ collection: 'vehicles', id, data: { show_on_dealer_website: false } })
  expect(await readCard()).toBeUndefined()
})
