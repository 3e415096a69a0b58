import { setTimeout as sleep } from 'node:timers/promises'
import type { Payload } from 'payload'
import { toAdf } from '@/domain/leads/outgoing/adf'
import { type DeliveryOutcome, decideRetry } from '@/domain/leads/form/decide-retry'
import { writeLeadMail } from '@/domain/leads/outgoing/lead-mail'
import { type LeadRecord, nameLead } from '@/domain/leads/record/lead-record'
import { writeWebhookBody } from '@/domain/leads/outgoing/webhook-body'
import type { RunSql } from '../database/transaction'
import { logger } from '../process/log'
import { reach } from './checkpoint'
import type { Reach } from '../outside/find-public-host'
import { claimDeliveries, type ClaimedDelivery, renewClaims, recordAttempt } from './outbox'
import { type LeadRoutes, readRoutes } from './read-destinations'
import { readLead, readSite } from './read-lead'
import { captureMail, type OutgoingMail, sendBySmtp } from './send-mail'
import { sendWebhook } from './send-webhook'

export type Courier = {
  payload: Payload
  run: RunSql
  reach: Reach
  /** How long a claimed delivery stays claimed after its last renewal, in seconds. */
  leaseSeconds: number
  originOf: (slug: string) => string
}

/** The number of parallel attempts. */
const AT_ONCE = 12
/** How often to look for newly due deliveries while others are running. */
const LOOK_AGAIN_MS = 500
const BEATS_PER_LEASE = 4

/** Returns the id that receivers see. A changed lead gets a new one (TRD-05), because receivers ignore ids that they know. */
function nameRevision({ revision }: ClaimedDelivery): string {
  return revision > 0 ? `-${revision + 1}` : ''
}

/** Returns a unique mail id that stays the same for every attempt. */
function toMessageId(delivery: ClaimedDelivery, lead: LeadRecord): string {
  const { leadId, tenantId, destination } = delivery
  const host = new URL(lead.site.origin).hostname
  return `<lead-${tenantId}-${leadId}-${destination}${nameRevision(delivery)}@${host}>`
}

function toMail(delivery: ClaimedDelivery, lead: LeadRecord, routes: LeadRoutes): OutgoingMail {
  const from = routes.mailFrom ?? routes.server?.user ?? `leads@${new URL(lead.site.origin).hostname}`
  const { leadId, tenantId } = delivery
  const envelope = { from, leadId, tenantId, replyTo: lead.email || null, messageId: toMessageId(delivery, lead) }
  if (delivery.destination === 'adf')
    return { ...envelope, to: routes.adfTo ?? delivery.target, subject: `ADF ${nameLead(lead)}`, text: toAdf(lead, delivery.wasDelivered) }
  return { ...envelope, to: routes.mailTo.join(', ') || delivery.target, ...writeLeadMail(lead) }
}

/** Caches what the deliveries of one batch read. */
type Batch = { leadOf: (id: number) => Promise<LeadRecord | null>; routesOf: (tenantId: number) => Promise<LeadRoutes> }

function readOnce<Value>(read: (id: number) => Promise<Value>): (id: number) => Promise<Value> {
  const known = new Map<number, Promise<Value>>()
  return (id) => {
    const value = known.get(id) ?? read(id)
    known.set(id, value)
    return value
  }
}

function openBatch({ payload, originOf }: Courier): Batch {
  const siteOf = readOnce((tenantId) => readSite(payload, tenantId, originOf))
  return { leadOf: readOnce((id) => readLead(payload, id, siteOf)), routesOf: readOnce((id) => readRoutes(payload, id)) }
}

async function send(delivery: ClaimedDelivery, courier: Courier, { leadOf, routesOf }: Batch): Promise<DeliveryOutcome> {
  const [lead, routes] = await Promise.all([leadOf(delivery.leadId), routesOf(delivery.tenantId)])
  if (!lead) return { kind: 'refused', note: 'The lead was erased.' }
  if (delivery.destination === 'webhook') {
    if (!routes.webhook) return { kind: 'refused', note: 'The webhook was removed from the settings.' }
    const timestamp = Math.floor(Date.now() / 1000)
    const idempotencyKey = `lead-${delivery.tenantId}-${delivery.leadId}${nameRevision(delivery)}`
    return sendWebhook({ ...routes.webhook, body: writeWebhookBody(lead), idempotencyKey, timestamp }, courier.reach)
  }
  const mail = toMail(delivery, lead, routes)
  return routes.server ? sendBySmtp(mail, routes.server, courier.reach) : captureMail(mail, courier.run)
}

async function deliver(delivery: ClaimedDelivery, courier: Courier, batch: Batch): Promise<void> {
  reach('before-send')
  const outcome = await send(delivery, courier, batch).catch((error: unknown): DeliveryOutcome => {
    return { kind: 'failed', note: error instanceof Error ? error.message : 'It could not be sent.' }
  })
  reach('after-send')
  const verdict = decideRetry(outcome, delivery.attempts, delivery.age, Math.random())
  await recordAttempt(courier.run, delivery, outcome, verdict)
  if (verdict.kind === 'delivered') return
  const { id, leadId, destination, attempts } = delivery
  logger.warn({ delivery: id, lead: leadId, destination, attempts, verdict: verdict.kind }, 'a lead was not delivered')
}

/** Renews the leases of running deliveries while this process lives (REL-01). */
function renewLeases({ run, leaseSeconds }: Courier, underWay: ReadonlyMap<ClaimedDelivery, unknown>): () => void {
  const beat = () => {
    if (underWay.size === 0) return
    renewClaims(run, underWay.keys(), leaseSeconds).catch(({ message }: Error) =>
      logger.warn({ reason: message }, 'a lease was not renewed'),
    )
  }
  const timer = setInterval(beat, (leaseSeconds * 1_000) / BEATS_PER_LEASE)
  return () => clearInterval(timer)
}

/**
 * Sends all due deliveries that no other process has claimed (REL-01); any number of processes may run this at once. Each result is stored
 * independently, and newly due deliveries start immediately, so that a slow destination does not delay others.
 * @returns how many attempts were made.
 * @throws the database's error, after all running attempts have ended.
 */
export async function deliverDue(courier: Courier): Promise<number> {
  const underWay = new Map<ClaimedDelivery, Promise<void>>()
  const failures: unknown[] = []
  const note = (error: unknown) => void failures.push(error)
  const claim = async () => {
    const free = failures.length > 0 ? 0 : AT_ONCE - underWay.size
    const claimed = free > 0 ? await claimDeliveries(courier.run, free, courier.leaseSeconds) : []
    const batch = openBatch(courier)
    for (const delivery of claimed) {
      const attempt = deliver(delivery, courier, batch)
        .catch(note)
        .finally(() => underWay.delete(delivery))
      underWay.set(delivery, attempt)
    }
    return claimed.length
  }
  const stopRenewing = renewLeases(courier, underWay)
  let count = 0
  for (;;) {
    const started = (await claim().catch(note)) ?? 0
    count += started
    if (started === 0 && underWay.size === 0) break
    if (underWay.size > 0) await Promise.race([...underWay.values(), sleep(LOOK_AGAIN_MS, undefined, { ref: false })])
  }
  stopRenewing()
  if (failures.length > 0) throw failures[0]
  return count
}
