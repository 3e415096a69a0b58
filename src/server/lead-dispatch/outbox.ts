import { sql } from 'kysely'
import type { DeliveryOutcome, RetryDecision } from '@/domain/leads/form/decide-retry'
import { type Destination, toDestination } from '@/domain/leads/record/lead-status'
import type { RunSql } from '../database/transaction'
import { NOW, typedQueries } from '../database/typed-queries'

/** A delivery to plan; `target` is the address as shown to staff. */
export type PlannedDelivery = { destination: Destination; target: string }

/** A delivery that this process may send until its lease ends. */
export type ClaimedDelivery = {
  id: number
  leadId: number
  tenantId: number
  destination: Destination
  target: string
  /** Includes this attempt. */
  attempts: number
  /** How often the lead was changed and sent again. Receivers accept each revision once. */
  revision: number
  /** Whether an earlier attempt succeeded and this one repeats it. */
  wasDelivered: boolean
  /** Age of the lead in seconds. */
  age: number
}

/** Marks repeats by staff in a delivery's trace. They are not a new revision. */
const BY_HAND = 'Sent again by hand'

/** Selects unclaimed, due deliveries. The column rounds to milliseconds, so a delivery due now may be slightly ahead of the clock. */
const dueDeliveries = (run: RunSql) =>
  typedQueries(run)
    .selectFrom('lead_deliveries')
    .select('id')
    .where('state', '=', 'waiting')
    .where('due_at', '<', sql<Date>`now() + interval '1 millisecond'`)
    .where((is) => is.or([is('leased_until', 'is', null), is('leased_until', '<', NOW)]))

const ONE_MORE = sql<number>`attempts + 1`
const inSeconds = (seconds: number) => sql<Date>`now() + make_interval(secs => ${seconds}::float8)`

const updateDeliveries = (run: RunSql) => typedQueries(run).updateTable('lead_deliveries').set({ updated_at: NOW })

/** The trace with one more entry. */
const addToTrace = (outcome: string, note: string) =>
  sql<string>`coalesce(trace, '[]'::jsonb) || jsonb_build_array(jsonb_build_object('at', now(), 'outcome', ${outcome}::text, 'note', ${note}::text))`

/** Makes deliveries due again; the caller adds conditions. */
const sendAgain = (run: RunSql, note: string) =>
  updateDeliveries(run).set({ state: 'waiting', due_at: NOW, leased_until: null, created_at: NOW, trace: addToTrace('resent', note) })

/** Adds a lead's deliveries to the outbox, in the transaction that stores the lead (REL-01). */
export async function planDeliveries(run: RunSql, leadId: number, tenantId: number, planned: readonly PlannedDelivery[]): Promise<void> {
  if (planned.length === 0) return
  const waiting = { lead_id: leadId, tenant_id: tenantId, state: 'waiting', attempts: 0, due_at: NOW, trace: '[]' } as const
  await typedQueries(run)
    .insertInto('lead_deliveries')
    .values(planned.map(({ destination, target }) => ({ ...waiting, destination, target })))
    .onConflict((conflict) => conflict.columns(['lead_id', 'destination']).doNothing())
    .execute()
}

/**
 * Claims due deliveries that no other process has claimed. When a process dies, its lease expires and another process takes the delivery
 * (REL-01).
 */
export async function claimDeliveries(run: RunSql, limit: number, leaseSeconds: number): Promise<ClaimedDelivery[]> {
  const revisions = sql<number>`(
    select count(*)::int from jsonb_array_elements(coalesce(trace, '[]'::jsonb)) step
    where step->>'outcome' = 'resent' and step->>'note' <> ${BY_HAND}::text
  )`
  const rows = await updateDeliveries(run)
    .set({ attempts: ONE_MORE, leased_until: inSeconds(leaseSeconds) })
    .where(
      'id',
      'in',
      dueDeliveries(run).where('lead_id', 'is not', null).orderBy('due_at').orderBy('id').limit(limit).forUpdate().skipLocked(),
    )
    .returning(['id', 'lead_id', 'tenant_id', 'destination', 'target', 'delivered_at', revisions.as('revision')])
    .returning([sql<number>`attempts::int`.as('attempts'), sql<number>`extract(epoch from now() - created_at)::float8`.as('age')])
    .execute()
  return rows.flatMap(({ lead_id, tenant_id, delivered_at, ...row }) => {
    // a newer release may know more destinations
    const destination = toDestination(row.destination)
    if (destination === null) return []
    return { ...row, destination, leadId: lead_id ?? 0, tenantId: tenant_id ?? 0, wasDelivered: delivered_at !== null }
  })
}

/** Renews the lease of deliveries that are still running in this process. Skips those that are finished or were taken over. */
export async function renewClaims(run: RunSql, claimed: Iterable<ClaimedDelivery>, leaseSeconds: number): Promise<void> {
  const held = [...claimed]
  await run(
    `update lead_deliveries d set leased_until = now() + make_interval(secs => $3::float8)
     from unnest($1::integer[], $2::numeric[]) held (id, attempts)
     where d.id = held.id and d.attempts = held.attempts and d.leased_until is not null`,
    [held.map(({ id }) => id), held.map(({ attempts }) => attempts), leaseSeconds],
  )
}

const STATE_OF = { delivered: 'delivered', again: 'waiting', dead: 'dead' } as const satisfies Record<RetryDecision['kind'], string>

/** Stores the result of an attempt and when the next one is due. Ignores an attempt whose delivery was taken over or changed meanwhile. */
export async function recordAttempt(
  run: RunSql,
  { id, attempts }: ClaimedDelivery,
  outcome: DeliveryOutcome,
  verdict: RetryDecision,
): Promise<void> {
  const state = STATE_OF[verdict.kind]
  const wait = verdict.kind === 'again' ? verdict.inSeconds : 0
  await updateDeliveries(run)
    .set({ state, leased_until: null, due_at: inSeconds(wait), trace: addToTrace(outcome.kind, outcome.note.slice(0, 300)) })
    .$if(state === 'delivered', (update) => update.set({ delivered_at: NOW }))
    .where('id', '=', id)
    .where('attempts', '=', String(attempts))
    .execute()
}

/** Makes a lead's deliveries due again: all that were not delivered, or the given one in any state. */
export async function resendDeliveries(run: RunSql, leadId: number, destination: Destination | null): Promise<number> {
  const ofLead = sendAgain(run, BY_HAND).where('lead_id', '=', leadId)
  const chosen = destination === null ? ofLead.where('state', '<>', 'delivered') : ofLead.where('destination', '=', destination)
  return (await chosen.returning('id').execute()).length
}

/**
 * Makes all deliveries of a changed lead due again, in the transaction of the change. The result of a running attempt with the earlier
 * content is then ignored, see `recordAttempt`.
 */
export async function requeueDeliveries(run: RunSql, leadId: number, reason: string): Promise<void> {
  await sendAgain(run, reason).set({ attempts: ONE_MORE }).where('lead_id', '=', leadId).execute()
}

/** Checks whether an unclaimed delivery is due. */
export async function hasDueDeliveries(run: RunSql): Promise<boolean> {
  return (await dueDeliveries(run).limit(1).executeTakeFirst()) !== undefined
}
