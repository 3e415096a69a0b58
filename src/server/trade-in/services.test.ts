import { afterAll, beforeAll, expect, test } from 'vitest'
import { openJsonService } from '@tests/builders/json-service'
import { createServiceRego } from './rego/service-rego'
import { createServiceValuer } from './valuation/service-valuer'

let service: Awaited<ReturnType<typeof openJsonService>>
beforeAll(async () => {
  service = await openJsonService((response) => response.end())
})
afterAll(() => service.close())

const settings = () => ({ address: `${service.origin}/v1`, key: 'secret', timeoutMs: 10_000 })
const answers = (status: number, body: unknown) => service.answerWith((response) => response.writeHead(status).end(JSON.stringify(body)))
const plate = { rego: '123ABC', regoState: 'QLD' }
const question = { car: { make: 'Kia', model: 'Rio', badge: null, year: 2019, km: 60_000 }, rego: plate, adjustments: { tyres: 'good' } }

test('API-17: sends a plate and returns its car', async () => {
  answers(200, { make: 'Kia', model: 'Rio', badge: '', year: 2019, vin: 'more' })
  expect(await createServiceRego(settings()).ask(plate)).toEqual({ make: 'Kia', model: 'Rio', badge: null, year: 2019 })
  expect(service.calls.at(-1)).toEqual({ authorization: 'Bearer secret', body: plate })
})

test('API-17: returns null for an unknown plate and for a register that fails', async () => {
  answers(404, {})
  expect(await createServiceRego(settings()).ask(plate)).toBeNull()
  answers(200, { make: 'Kia' })
  await expect(createServiceRego(settings()).ask(plate)).rejects.toThrow()
})

test('TRD-04: returns the valuation of a service in cents', async () => {
  answers(200, { offer_price: 12_500, offer_min: 11_000, offer_max: 13_250.5, confidence: 0.7 })
  expect(await createServiceValuer(settings()).ask(question)).toEqual({
    price: 12_500_00,
    min: 11_000_00,
    max: 13_250_50,
    confidence: 0.7,
    comparables: 0,
  })
  expect(service.calls.at(-1)?.body).toEqual({ ...plate, ...question.car, adjustments: { tyres: 'good' } })
})

test.each([
  ['outside of its range', { offer_price: 9_000, offer_min: 10_000 }],
  ['of nothing', { offer_price: 0 }],
  ['without a price', {}],
])('TRD-04: ignores an offer %s', async (_, body) => {
  answers(200, body)
  await expect(createServiceValuer(settings()).ask(question)).rejects.toThrow()
})
