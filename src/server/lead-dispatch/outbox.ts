import type { DeliveryOutcome, RetryDecision } from '@/domain/leads/form/decide-retry'
import { type Destination, toDestination } from '@/domain/leads/record/lead-status'
import type { RunSql, SqlRow } from '../database/transaction'

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

/** Unclaimed and due. The column rounds to milliseconds, so a delivery due now may be slightly ahead of the clock. */
const IS_DUE = `state = 'waiting' and due_at < now() + interval '1 millisecond' and (leased_until is null or leased_until < now())`

/** Adds a lead's deliveries to the outbox, in the transaction that stores the lead (REL-01). */
export async function planDeliveries(run: RunSql, leadId: number, tenantId: number, planned: readonly PlannedDelivery[]): Promise<void> {
  for (const { destination, target } of planned) {
    await run(
      `insert into lead_deliveries (lead_id, tenant_id, destination, target, state, attempts, due_at, trace)
       values ($1::integer, $2::integer, $3::enum_lead_deliveries_destination, $4::varchar, 'waiting', 0, now(), '[]')
       on conflict (lead_id, destination) do nothing`,
      [leadId, tenantId, destination, target],
    )
  }
}

function toClaim(row: SqlRow): ClaimedDelivery[] {
  const destination = toDestination(row.destination)
  return destination === null
    ? []
    : [
        {
          id: Number(row.id),
          leadId: Number(row.lead_id),
          tenantId: Number(row.tenant_id),
          destination,
          target: String(row.target),
          attempts: Number(row.attempts),
          revision: Number(row.revision),
          wasDelivered: row.delivered_at !== null,
          age: Number(row.age),
        },
      ]
}

/**
 * Claims due deliveries that no other process has claimed. When a process dies, its lease expires and another process takes the delivery
 * (REL-01).
 */
export async function claimDeliveries(run: RunSql, limit: number, leaseSeconds: number): Promise<ClaimedDelivery[]> {
  const { rows } = await run(
    `update lead_deliveries d set attempts = d.attempts + 1, leased_until = now() + make_interval(secs => $2::float8), updated_at = now()
     where d.id in (
       select id from lead_deliveries
       where ${IS_DUE} and lead_id is not null
       order by due_at, id limit $1::integer for update skip locked
     )
     returning d.id, d.lead_id, d.tenant_id, d.destination, d.target, d.attempts, d.delivered_at, extract(epoch from now() - d.created_at) age,
       (select count(*) from jsonb_array_elements(coalesce(d.trace, '[]'::jsonb)) step where step->>'outcome' = 'resent' and step->>'note' <> $3::text) revision`,
    [limit, leaseSeconds, BY_HAND],
  )
  return rows.flatMap(toClaim)
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

const STATE_OF: Record<RetryDecision['kind'], string> = { delivered: 'delivered', again: 'waiting', dead: 'dead' }

/** Stores the result of an attempt and when the next one is due. Ignores an attempt whose delivery was taken over or changed meanwhile. */
export async function recordAttempt(
  run: RunSql,
  { id, attempts }: ClaimedDelivery,
  outcome: DeliveryOutcome,
  verdict: RetryDecision,
): Promise<void> {
  const wait = verdict.kind === 'again' ? verdict.inSeconds : 0
  await run(
    `update lead_deliveries set state = $2::enum_lead_deliveries_state, leased_until = null, due_at = now() + make_interval(secs => $3::float8), updated_at = now(),
       delivered_at = case when $2::text = 'delivered' then now() else delivered_at end,
       trace = coalesce(trace, '[]'::jsonb) || jsonb_build_array(jsonb_build_object('at', now(), 'outcome', $4::text, 'note', $5::text))
     where id = $1::integer and attempts = $6::integer`,
    [id, STATE_OF[verdict.kind], wait, outcome.kind, outcome.note.slice(0, 300), attempts],
  )
}

/** Makes a lead's deliveries due again: all that were not delivered, or the given one in any state. */
export async function resendDeliveries(run: RunSql, leadId: number, destination: Destination | null): Promise<number> {
  const { rows } = await run(
    `update lead_deliveries set state = 'waiting', due_at = now(), leased_until = null, created_at = now(), updated_at = now(),
       trace = coalesce(trace, '[]'::jsonb) || jsonb_build_array(jsonb_build_object('at', now(), 'outcome', 'resent', 'note', $3::text))
     where lead_id = $1::integer and ($2::text is null and state <> 'delivered' or destination::text = $2::text) returning id`,
    [leadId, destination, BY_HAND],
  )
  return rows.length
}

/**
 * Makes all deliveries of a changed lead due again, in the transaction of the change. The result of a running attempt with the earlier
 * content is then ignored, see `recordAttempt`.
 */
export async function requeueDeliveries(run: RunSql, leadId: number, reason: string): Promise<void> {
  await run(
    `update lead_deliveries set state = 'waiting', due_at = now(), leased_until = null, attempts = attempts + 1, created_at = now(), updated_at = now(),
       trace = coalesce(trace, '[]'::jsonb) || jsonb_build_array(jsonb_build_object('at', now(), 'outcome', 'resent', 'note', $2::text))
     where lead_id = $1::integer`,
    [leadId, reason],
  )
}

/** Checks whether an unclaimed delivery is due. */
export async function hasDueDeliveries(run: RunSql): Promise<boolean> {
  const { rows } = await run(`select 1 from lead_deliveries where ${IS_DUE} limit 1`)
  return rows.length > 0
}
