import type { ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import type { ServiceSettings } from '@/server/outside/service-settings'
import { ServiceUnavailableError } from '@/server/outside/service-unavailable'
import { openJsonService } from '@tests/builders/json-service'

const KEY = 'a-key-that-stays-inside'

/** Opens a service on this machine that answers each question with `answer`; null means it has no answer. */
export async function openAnsweringService(answer: (question: unknown, path: string) => object | null) {
  const service = await openJsonService((response) => {
    const found = answer(service.calls.at(-1)?.body, service.paths.at(-1) ?? '')
    response.writeHead(found === null ? 404 : 200, { 'content-type': 'application/json' }).end(JSON.stringify(found))
  })
  const settings: ServiceSettings = { address: `${service.origin}/v1`, key: KEY, timeoutMs: 10_000 }
  return { settings, close: service.close }
}

const FAILURES: [name: string, answer: (response: ServerResponse) => void][] = [
  ['status 500', (response) => void response.writeHead(500).end('oops')],
  ['a refused key', (response) => void response.writeHead(401).end()],
  ['no JSON', (response) => void response.end('<html>')],
  ['a list', (response) => void response.end('[]')],
  ['a redirect', (response) => void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
  ['a connection that breaks', (response) => void response.destroy()],
  ['no answer', () => undefined],
  ['half an answer', (response) => void response.write('{"name":')],
]

/**
 * Describes the contract shared by every adapter of an outside service: an unusable response is a ServiceUnavailableError, in time and
 * without the key, and the adapter works again afterwards.
 * @param requirement Cited in the titles.
 * @param usable An answer that the adapter accepts.
 */
export function describeFailures(requirement: string, usable: object, ask: (settings: ServiceSettings) => Promise<unknown>): void {
  test.each(FAILURES)(`${requirement}: %s is a ServiceUnavailableError without the key`, async (_, answer) => {
    const service = await openJsonService(answer)
    const settings = { address: `${service.origin}/v1`, key: KEY, timeoutMs: 300 }
    const failure: unknown = await ask(settings).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(ServiceUnavailableError)
    expect(JSON.stringify(failure instanceof Error ? [failure.message, failure.stack, String(failure.cause)] : [])).not.toContain(KEY)
    service.answerWith((response) => response.end(JSON.stringify(usable)))
    await expect(ask({ ...settings, timeoutMs: 10_000 })).resolves.not.toBeNull()
    await service.close()
  })
}
