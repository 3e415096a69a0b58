import http from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'

const QUIET_MS = 60_000
const READY_WITHIN_MS = 60_000
const decoders = { br: promisify(brotliDecompress), gzip: promisify(gunzip) }

export type Asked = {
  port: number
  path: string
  host?: string
  method?: string
  headers?: Record<string, string>
  body?: unknown
  /** `false` opens a connection for this request only. */
  agent?: http.Agent | false
  /** Milliseconds to wait between two pieces of the response, as a client on a slow line does. */
  pauseMs?: number
}

/** A complete response. Times are Unix time in milliseconds. */
export type Answered = { status: number; headers: http.IncomingHttpHeaders; bytes: Buffer; startedAt: number; endedAt: number }

/** Why there was no complete response. `isReused` tells whether the connection had been used before, and `received` how much arrived. */
export class NoAnswer extends Error {
  constructor(
    readonly code: string,
    readonly isReused: boolean,
    readonly received: number,
    readonly startedAt: number,
  ) {
    super(`${code} after ${received} bytes, on a ${isReused ? 'used' : 'new'} connection`)
  }
}

/** Sends a request to this machine. Rejects with `NoAnswer` unless the whole response arrives. */
export function ask({ port, path, host = 'localhost', method = 'GET', headers = {}, body, agent, pauseMs = 0 }: Asked): Promise<Answered> {
  const text = body === undefined ? undefined : JSON.stringify(body)
  const json = text === undefined ? {} : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) }
  const startedAt = Date.now()
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const options = { host: 'localhost', port, path, method, agent, headers: { host, ...json, ...headers } }
    const request = http.request(options, (response) => {
      response.on('data', (chunk: Buffer) => {
        chunks.push(chunk)
        if (pauseMs > 0) setTimeout(() => response.resume(), pauseMs)
        if (pauseMs > 0) response.pause()
      })
      response.on('error', fail)
      response.on('end', () => {
        if (!response.complete) return fail(new Error('CUT OFF'))
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          bytes: Buffer.concat(chunks),
          startedAt,
          endedAt: Date.now(),
        })
      })
    })
    function fail(error: Error): void {
      const code = 'code' in error ? String(error.code) : error.message
      reject(new NoAnswer(code, request.reusedSocket, Buffer.concat(chunks).length, startedAt))
    }
    request.on('error', fail)
    request.setTimeout(QUIET_MS, () => request.destroy(new Error('SILENCE')))
    request.end(text)
  })
}

/** Returns the text of a response in any of its codings. */
export async function readText({ headers, bytes }: Answered): Promise<string> {
  const coding = headers['content-encoding']
  return (coding === 'br' || coding === 'gzip' ? await decoders[coding](bytes) : bytes).toString('utf8')
}

/** Waits until a process can take visitors. */
export async function waitUntilReady(port: number): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS
  while (Date.now() < deadline) {
    const answer = await ask({ port, path: '/api/ready', agent: false }).catch(() => null)
    if (answer?.status === 200) return
    await sleep(50)
  }
  throw new Error(`The process on port ${port} did not become ready.`)
}
