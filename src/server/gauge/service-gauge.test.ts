import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { resolveGauge } from '@/domain/pricing/market-gauge'
import { openJsonService } from '@tests/builders/json-service'
import { aVehicle } from '@tests/builders/vehicle'
import { createServiceGauge } from './service-gauge'

const FIELDS = { fill: 0.7, listing_price: 42_990, market_range_min: 41_000, market_range_max: 47_000, confidence: 0.9 }
let service: Awaited<ReturnType<typeof openJsonService>>
beforeAll(async () => {
  service = await openJsonService((response) => response.end())
})
beforeEach(() => service.answerWith((response) => response.end(JSON.stringify(FIELDS))))
afterAll(() => service.close())

const gauge = (key?: string, timeoutMs = 10_000) => createServiceGauge({ address: `${service.origin}/v1/market`, key, timeoutMs })
const vehicle = aVehicle({ price: 42_990_00, offerPrice: null, km: 18_200 })

test('API-02: sends the vehicle with its price in dollars and reads the fields of GAUGE-02', async () => {
  expect(resolveGauge(await gauge('secret').ask(vehicle))).toMatchObject({ kind: 'panel', label: 'Great Deal', listing: 42_990_00 })
  expect(service.calls.at(-1)).toMatchObject({
    authorization: 'Bearer secret',
    body: { slug: vehicle.slug, make: vehicle.make, model: vehicle.model, year: vehicle.year, km: 18_200, price: 42_990 },
  })
})

test('API-02: sends no authorization without a key, and no price for a vehicle without one', async () => {
  await gauge().ask({ ...vehicle, price: null })
  expect(service.calls.at(-1)).toMatchObject({ authorization: undefined, body: { price: null } })
})

test('GAUGE-03: a vehicle that the service does not know has no gauge', async () => {
  service.answerWith((response) => response.writeHead(404).end())
  expect(await gauge().ask(vehicle)).toBeNull()
})

test.each([
  ['an error', (response: { writeHead: (status: number) => { end: () => void } }) => response.writeHead(500).end()],
  ['no JSON', (response: { end: (text: string) => void }) => response.end('<html>')],
  ['a list', (response: { end: (text: string) => void }) => response.end('[]')],
])('GAUGE-03: %s is a failure', async (_, answer) => {
  service.answerWith(answer)
  await expect(gauge().ask(vehicle)).rejects.toThrow()
})

test('GAUGE-03: a timeout is a failure', async () => {
  service.answerWith(() => undefined)
  await expect(gauge(undefined, 50).ask(vehicle)).rejects.toThrow()
})
