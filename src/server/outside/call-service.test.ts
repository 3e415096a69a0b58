import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { openJsonService } from '@tests/builders/json-service'
import { callService } from './call-service'
import { ServiceUnavailableError } from './service-unavailable'

const SECRET = 'alannah@example.com'
let service: Awaited<ReturnType<typeof openJsonService>>
beforeAll(async () => {
  service = await openJsonService((response) => response.end())
})
afterAll(() => service.close())

const ask = (address = service.origin) =>
  callService({ address: `${address}/v1?token=${SECRET}`, key: SECRET, timeoutMs: 300 }, { email: SECRET }, z.object({ name: z.string() }))

test.each([
  ['a status', () => service.answerWith((response) => response.writeHead(500).end(SECRET)), /status 500/],
  ['no JSON', () => service.answerWith((response) => response.end(`<p>${SECRET}`)), /not JSON/],
  ['another form', () => service.answerWith((response) => response.end(JSON.stringify({ name: [SECRET] }))), /another form/],
  ['no answer', () => service.answerWith(() => undefined), /within 300 ms/],
  ['a redirect', () => service.answerWith((response) => response.writeHead(302, { location: `/${SECRET}` }).end()), /cannot be reached/],
])('SEC-05: %s throws an error that gives the reason without question, key or answer', async (_, arrange, reason) => {
  arrange()
  const error: unknown = await ask().catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(ServiceUnavailableError)
  expect(error).toMatchObject({ message: expect.stringMatching(reason) })
  expect(JSON.stringify(error instanceof Error ? [error.message, error.stack, String(error.cause)] : null)).not.toContain(SECRET)
})

test('API-08: a failed connection is reported by its code', async () => {
  await expect(ask('http://127.0.0.1:1')).rejects.toThrow('the service cannot be reached')
})
