import http from 'node:http'
import https from 'node:https'
import { readAtMost } from './read-at-most'
import { findPublicHost, pinTo, type Reach } from './find-public-host'

export type PublicCall = {
  url: URL
  method: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
  /** Limit for the whole call, including the answer. */
  timeoutMs: number
  /** How much of the answer to read; 0 reads only the status. */
  mostBytes: number
}

/**
 * `notPublic`: the host resolves to an address that may not be called, and nothing was sent. `body` is null when it is longer than
 * `mostBytes`.
 */
export type PublicAnswer = { kind: 'notPublic' } | { kind: 'answered'; status: number; body: Buffer | null }

function send({ url, method, headers, body, timeoutMs }: PublicCall, lookup: ReturnType<typeof pinTo>): Promise<http.IncomingMessage> {
  const { request } = url.protocol === 'https:' ? https : http
  return new Promise((resolve, reject) => {
    const call = request(url, { method, headers, lookup, agent: false, signal: AbortSignal.timeout(timeoutMs) })
    call.on('response', resolve)
    call.on('error', (error) =>
      reject(error.name === 'AbortError' ? new Error(`No answer within ${Math.round(timeoutMs / 1000)} seconds.`) : error),
    )
    call.end(body)
  })
}

/**
 * Calls an http or https address that a tenant chose (SEC-24). Resolves the host once, refuses it unless all of its addresses are public,
 * and connects to the checked address. Does not follow redirects.
 * @throws when the host can't be resolved or does not answer in time.
 */
export async function callPublicHost(call: PublicCall, reach: Reach): Promise<PublicAnswer> {
  if (!/^https?:$/.test(call.url.protocol)) return { kind: 'notPublic' }
  const resolved = await findPublicHost(call.url.hostname, reach)
  if (!resolved) return { kind: 'notPublic' }
  const response = await send(call, pinTo(resolved))
  const status = response.statusCode ?? 0
  if (call.mostBytes === 0) {
    response.destroy()
    return { kind: 'answered', status, body: null }
  }
  return { kind: 'answered', status, body: await readAtMost(response, call.mostBytes) }
}
