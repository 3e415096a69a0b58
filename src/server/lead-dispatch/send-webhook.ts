import { createHmac } from 'node:crypto'
import { type DeliveryOutcome, toDeliveryOutcome } from '@/domain/leads/form/decide-retry'
import { callPublicHost } from '../outside/call-public-host'
import type { Reach } from '../outside/find-public-host'

const PATIENCE_MS = 10_000

/** Returns the signature of a webhook request: HMAC-SHA256 of '{timestamp}.{body}', which prevents changes and replays. */
export function signWebhook(body: string, timestamp: number, secret: string): string {
  return `v1=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`
}

export type WebhookCall = {
  url: string
  secret: string | null
  body: string
  idempotencyKey: string
  timestamp: number
  timeoutMs?: number
}

function headersOf({ secret, body, idempotencyKey, timestamp }: WebhookCall): Record<string, string> {
  return {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    'user-agent': 'Forecourt',
    'idempotency-key': idempotencyKey,
    'x-forecourt-timestamp': String(timestamp),
    ...(secret ? { 'x-forecourt-signature': signWebhook(body, timestamp, secret) } : {}),
  }
}

/** Sends a webhook request. Does not follow redirects and reads only the status of the response (SEC-24). */
export async function sendWebhook(call: WebhookCall, reach: Reach): Promise<DeliveryOutcome> {
  try {
    const url = new URL(call.url)
    if (url.protocol !== 'https:' && !reach.allowsLoopback) return { kind: 'refused', note: 'A webhook’s address starts with https://.' }
    const { body, timeoutMs = PATIENCE_MS } = call
    const answer = await callPublicHost({ url, method: 'POST', headers: headersOf(call), body, timeoutMs, mostBytes: 0 }, reach)
    if (answer.kind === 'notPublic') return { kind: 'refused', note: `${url.hostname} is not on the public internet.` }
    return { kind: toDeliveryOutcome(answer.status), note: `Answered ${answer.status}` }
  } catch (error) {
    return { kind: 'failed', note: error instanceof Error ? error.message : 'No answer.' }
  }
}
