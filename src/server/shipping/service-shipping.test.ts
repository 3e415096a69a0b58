import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openJsonService } from '@tests/builders/json-service'
import { createServiceShipping } from './service-shipping'
import { createZoneShipping } from './zone-shipping'

let service: Awaited<ReturnType<typeof openJsonService>>
beforeAll(async () => {
  service = await openJsonService((response) => response.end())
})
beforeEach(() => service.answerWith((response) => response.end('{"name":"Toowoomba","price":240.5}')))
afterAll(() => service.close())

const carrier = (timeoutMs = 10_000) => createServiceShipping({ address: `${service.origin}/v1/estimates`, key: 'secret', timeoutMs })
const question = { postcode: '4350', from: '4105' }

test('API-21: sends both postcodes, and returns the region with its price in cents', async () => {
  expect(await carrier().ask(question, [])).toEqual({ name: 'Toowoomba', price: 240_50 })
  expect(service.calls.at(-1)).toEqual({ authorization: 'Bearer secret', body: question })
})

test('DEL-02: returns null for a postcode that the carrier does not serve', async () => {
  service.answerWith((response) => response.writeHead(404).end())
  expect(await carrier().ask(question, [])).toBeNull()
})

test.each([
  ['an error', (response: { writeHead: (status: number) => { end: () => void } }) => response.writeHead(500).end()],
  ['no name', (response: { end: (text: string) => void }) => response.end('{"price":240}')],
  ['a negative price', (response: { end: (text: string) => void }) => response.end('{"name":"Toowoomba","price":-1}')],
])('API-21: %s is a failure', async (_, answer) => {
  service.answerWith(answer)
  await expect(carrier().ask(question, [])).rejects.toThrow()
})

test('API-21: a timeout is a failure', async () => {
  service.answerWith(() => undefined)
  await expect(carrier(50).ask(question, [])).rejects.toThrow()
})

test('API-21: without a carrier the tenant’s zones are used', async () => {
  const zones = [{ name: 'Downs', postcodes: '4340-4413', price: 100_00 }]
  expect(await createZoneShipping().ask(question, zones)).toEqual({ name: 'Downs', price: 100_00 })
  expect(await createZoneShipping().ask({ postcode: '6000', from: null }, zones)).toBeNull()
})
