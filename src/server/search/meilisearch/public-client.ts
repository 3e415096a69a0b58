import http from 'node:http'
import https from 'node:https'
import { isIP } from 'node:net'
import { findPublicHost, lookUpPublicly, type Reach } from '@/server/outside/find-public-host'
import { readAtMost } from '@/server/outside/read-at-most'

/** Search answers are far smaller. */
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
 * Creates a client for an engine that a site chose (API-11). It only connects to the public internet, checked at each connection, and
 * follows no redirects (SEC-02), as for webhooks. Connections are kept open, so that searches reuse them.
 * @returns a replacement for `fetch`. It throws when the engine refuses, answers too much or too late.
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
