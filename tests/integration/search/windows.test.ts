import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { GET as search } from '@/app/api/search/route'
import { DAY_SECONDS } from '@/domain/time/zone'
import { payloadClient } from '@/server/process/payload-client'
import type { Vehicle } from '@payload-types'
import { aSeededTenant } from './seeded-tenant'

const HOST = 'harbour.localhost'
const answer = z.object({
  cells: z.array(z.object({ card: z.object({ name: z.string(), tag: z.object({ text: z.string() }).nullable() }).optional() })),
})

let sample: Vehicle
beforeAll(async () => {
  const payload = await payloadClient()
  const { dealershipIds } = await aSeededTenant('harbour')
  const { docs } = await payload.find({ collection: 'vehicles', where: { dealership: { in: dealershipIds } }, depth: 0, limit: 1 })
  const [first] = docs
  if (!first) throw new Error('the demo has cars')
  sample = first
})
afterEach(() => vi.useRealTimers())

/** Adds a car as an editor does: its hooks send invalidations. */
async function addCar(fields: Pick<Vehicle, 'status'> & Partial<Pick<Vehicle, 'sold_date_timestamp' | 'createdAt'>>): Promise<string> {
  const word = `Trial ${randomUUID().slice(0, 8)}`
  const { tenant, dealership, location, images, photos_count } = sample
  const own = {
    name: word,
    make: 'Trial',
    model: word,
    stocknum: word,
    slug: word.toLowerCase().replace(' ', '-'),
    car_type: 'used' as const,
  }
  const payload = await payloadClient()
  await payload.create({ collection: 'vehicles', data: { tenant, dealership, location, images, photos_count, ...own, ...fields } })
  return word
}

/** Retries, because a save through Payload, like the admin's API, doesn't wait until the process has reloaded its maps. */
const retryUntilLive = (look: () => Promise<void>) => vi.waitFor(look, { timeout: 8_000 })

/** Returns what the search call shows for a car when the process's clock is at an instant. */
async function showAt(name: string, seconds: number): Promise<{ tag: string | null } | null> {
  vi.useFakeTimers({ toFake: ['Date'], now: seconds * 1000 })
  const address = `http://${HOST}/api/search?query=${encodeURIComponent(name)}`
  const { cells } = answer.parse(await (await search(new Request(address, { headers: { host: HOST } }))).json())
  vi.useRealTimers()
  const found = cells.find(({ card }) => card?.name.includes(name))?.card
  return found ? { tag: found.tag?.text ?? null } : null
}

test('CAR-16, CAR-17, PERF-06: a sold car leaves the listing three days after its sale, on the second and not at midnight', async () => {
  const end = Math.floor(Date.now() / 1000) + 3_601
  const name = await addCar({ status: 'sold', sold_date_timestamp: end - 3 * DAY_SECONDS })
  await retryUntilLive(async () => expect(await showAt(name, end)).toBeNull())
  expect(await showAt(name, end - 1)).toEqual({ tag: 'JUST SOLD' })
})

test('CAR-12, PERF-06: a car is a new arrival for eight days, until the second and not until midnight', async () => {
  const last = Math.floor(Date.now() / 1000) + 3_601
  const name = await addCar({ status: 'in_stock', createdAt: new Date((last - 8 * DAY_SECONDS) * 1000).toISOString() })
  await retryUntilLive(async () => expect(await showAt(name, last + 1)).toEqual({ tag: null }))
  expect(await showAt(name, last)).toEqual({ tag: 'Just in' })
})

test('CAR-16: selling a listed car sets the end of its display period', async () => {
  const name = await addCar({ status: 'in_stock' })
  const payload = await payloadClient()
  const sold = { status: 'sold' as const }
  const { docs } = await payload.update({ collection: 'vehicles', where: { name: { equals: name } }, data: sold, depth: 0 })
  const end = (docs[0]?.sold_date_timestamp ?? 0) + 3 * DAY_SECONDS
  await retryUntilLive(async () => expect(await showAt(name, end)).toBeNull())
  expect(await showAt(name, end - 1)).toEqual({ tag: 'JUST SOLD' })
})
