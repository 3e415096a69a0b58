import http from 'node:http'
import { setTimeout } from 'node:timers/promises'

// Closes idle connections well before the server does after 65 s: a request that crosses the server's end of one is reset.
const agent = new http.Agent({ keepAlive: true, maxSockets: 32, timeout: 20_000 })
const QUIET_MS = 45_000

export type Answer = { status: number; headers: http.IncomingHttpHeaders; body: string; startedAt: number; endedAt: number }
type Ask = { host?: string; method?: string; headers?: Record<string, string>; body?: unknown }

/** Sends a request as a browser on that host would. `fetch` can't set the Host header. */
export function ask(port: number, path: string, { host = 'localhost', method = 'GET', headers = {}, body }: Ask = {}): Promise<Answer> {
  const startedAt = Date.now()
  const text = body === undefined ? undefined : JSON.stringify(body)
  const json = text === undefined ? {} : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) }
  return new Promise((resolve, reject) => {
    const request = http.request({ host: 'localhost', port, path, method, agent, headers: { host, ...json, ...headers } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks).toString('utf8'),
          startedAt,
          endedAt: Date.now(),
        }),
      )
    })
    request.on('error', reject)
    request.setTimeout(QUIET_MS, () => request.destroy(new Error(`${method} ${host}${path}: nothing was sent for ${QUIET_MS / 1000} s`)))
    request.end(text)
  })
}

/** Returns the page cache's status for a response. */
export const cacheStatus = ({ headers }: Answer) => String(headers['x-cache'] ?? 'none')

/**
 * Requests a page until it comes from the cache. The first response after a change contains the payload of its static parts
 * (docs/decisions/0014), and other tests change the sites meanwhile.
 */
export async function askCached(port: number, path: string, options: Ask = {}): Promise<Answer> {
  for (let left = 20; left > 0; left -= 1) {
    const answer = await ask(port, path, options)
    if (cacheStatus(answer) === 'HIT') return answer
    await setTimeout(250)
  }
  throw new Error(`${options.host ?? 'localhost'}${path} is not kept: twenty times it was made anew.`)
}
