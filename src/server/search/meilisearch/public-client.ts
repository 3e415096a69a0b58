import http from 'node:http'
import https from 'node:https'
import { isIP } from 'node:net'
import { findPublicHost, lookUpPublicly, type Reach } from '@/server/outside/find-public-host'
import { readAtMost } from '@/server/outside/read-at-most'

/** An answer of a search is far smaller. */
const MOST_BYTES = 8 * 1024 * 1024

type Client = (input: string | URL | Request, init?: RequestInit) => Promise<unknown>
type Sent = { url: URL; agent: http.Agent; init: RequestInit }

function post({ url, agent, init: { method, headers, body, signal } }: Sent): Promise<http.IncomingMessage> {
  const { request } = url.protocol === 'https:' ? https : http
  return new Promise((resolve, reject) => {
    const call = request(url, { method, agent, headers: Object.fromEntries(new Headers(headers)), signal: signal ?? undefined })
    call.on('response', resolve)
    call.on('error', reject)
    call.end(typeof body === 'string' ? body : undefined)
  })
}

/**
 * Asks an engine that a site named (API-11): no connection is made but to the public internet, whatever its name says by then, and no redirect is followed
 * (SEC-02), as with webhooks. Connections are kept open, so that a search does not pay for a new one.
 * @returns what stands in for `fetch` in the engine's client. It throws for an engine that refuses, answers too much or not in time.
 */
export function createPublicClient(reach: Reach): Client {
  const settings = { keepAlive: true, maxSockets: 16, lookup: lookUpPublicly(reach) }
  const agents: Partial<Record<string, http.Agent>> = { 'http:': new http.Agent(settings), 'https:': new https.Agent(settings) }
  return async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input)
    const agent = agents[url.protocol]
    const plain = url.hostname.replace(/^\[|\]$/g, '')
    if (!agent || (isIP(plain) && !(await findPublicHost(plain, reach)))) throw new Error(`${url.host} is not on the public internet.`)
    const answer = await post({ url, agent, init })
    const text = (await readAtMost(answer, MOST_BYTES))?.toString('utf8')
    if (text === undefined || answer.statusCode !== 200) throw new Error(`The engine answered ${answer.statusCode}`)
    return JSON.parse(text)
  }
}
