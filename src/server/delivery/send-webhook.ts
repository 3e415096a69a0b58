import { createHmac } from 'node:crypto'
import http from 'node:http'
import https from 'node:https'
import type { LookupFunction } from 'node:net'
import { type AttemptOutcome, judgeStatus } from '@/domain/leads/judge-attempt'
import { findPublicHost, type Reach } from './find-public-host'

const PATIENCE_MS = 10_000

/** The signature of a call: HMAC-SHA256 over '{timestamp}.{body}', so that neither can be changed nor an old call played again. */
export function signWebhook(body: string, timestamp: number, secret: string): string {
  return `v1=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`
}

export type WebhookCall = { url: string; secret: string | null; body: string; idempotencyKey: string; timestamp: number }

function post({ url, secret, body, idempotencyKey, timestamp }: WebhookCall, place: { address: string; family: number }): Promise<number> {
  const { request } = url.startsWith('https:') ? https : http
  // the address that was checked is the one that is called, whatever the name says by now
  const lookup: LookupFunction = (_name, options, done) =>
    options.all ? done(null, [{ address: place.address, family: place.family }]) : done(null, place.address, place.family)
  return new Promise((resolve, reject) => {
    const call = request(url, {
      method: 'POST',
      lookup,
      agent: false,
      timeout: PATIENCE_MS,
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'user-agent': 'Forecourt',
        'idempotency-key': idempotencyKey,
        'x-forecourt-timestamp': String(timestamp),
        ...(secret ? { 'x-forecourt-signature': signWebhook(body, timestamp, secret) } : {}),
      },
    })
    call.on('response', (response) => {
      response.destroy()
      resolve(response.statusCode ?? 0)
    })
    call.on('timeout', () => call.destroy(new Error('No answer within ten seconds.')))
    call.on('error', reject)
    call.end(body)
  })
}

/** Calls a webhook once: no redirect is followed, nothing of the answer is read but its status (SEC-02). */
export async function sendWebhook(call: WebhookCall, reach: Reach): Promise<AttemptOutcome> {
  try {
    const { hostname, protocol } = new URL(call.url)
    if (protocol !== 'https:' && !reach.allowsLoopback) return { kind: 'refused', note: 'A webhook’s address starts with https://.' }
    const place = await findPublicHost(hostname, reach)
    if (!place) return { kind: 'refused', note: `${hostname} is not on the public internet.` }
    const status = await post(call, place)
    return { kind: judgeStatus(status), note: `Answered ${status}` }
  } catch (error) {
    return { kind: 'failed', note: error instanceof Error ? error.message : 'No answer.' }
  }
}
