import type { Cents } from '@/domain/money/money'
import { type CheckoutAnswers, type CheckoutState, readCheckoutAnswers } from '@/domain/journeys/checkout/journey'
import {
  type CheckoutMode,
  HOLD_SECONDS,
  type ReservationState,
  toCheckoutMode,
  toReservationState,
} from '@/domain/journeys/checkout/reservation'
import type { RunSql, SqlRow } from '../database/transaction'
import { hashJourneyKey, isJourneyKey, makeJourneyKey } from './journey-key'
import { readOwnerKey } from './owner-key'

export type StoredReservation = {
  id: number
  tenantId: number
  state: CheckoutState
  carId: number
  carSlug: string
  carName: string
  leadId: number | null
  /** What reserving costs, as it was when it began. */
  amount: Cents
  payment: { provider: string; id: string } | null
}

/** `taken`: somebody else has the car, for at most so many seconds; null for a car that is not to be had at all any more. */
export type HoldOutcome = { kind: 'held'; id: number; key: string } | { kind: 'taken'; seconds: number | null }

const UNIQUE_VIOLATION = '23505'
const COLUMNS = `id, tenant_id, state, mode, extract(epoch from held_until)::float8 as held_until, car_id::int, car_slug, car_name, lead_id, amount::int, answers,
  payment_provider, payment_id`

function toStored(row: SqlRow): StoredReservation | null {
  const reservation = toReservationState(row.state)
  const mode = toCheckoutMode(row.mode)
  if (reservation === null || mode === null) return null
  const payment = row.payment_id ? { provider: String(row.payment_provider), id: String(row.payment_id) } : null
  return {
    id: Number(row.id),
    tenantId: Number(row.tenant_id),
    state: {
      mode,
      reservation,
      heldUntil: Math.floor(Number(row.held_until ?? 0)),
      answers: readCheckoutAnswers(row.answers),
      isPaying: payment !== null && (reservation === 'held' || reservation === 'expired'),
    },
    carId: Number(row.car_id),
    carSlug: String(row.car_slug),
    carName: String(row.car_name),
    leadId: row.lead_id === null ? null : Number(row.lead_id),
    amount: Number(row.amount),
    payment,
  }
}

/** Holds that have run out are let go of before anybody asks for their car. */
async function letGo(run: RunSql, carId: number): Promise<void> {
  await run(
    `update reservations set state = 'expired', updated_at = now() where car_id = $1::numeric and state = 'held' and held_until <= now()`,
    [carId],
  )
}

/** How long somebody else's hold of a car lasts, in seconds; null where it is paid for. */
async function secondsLeft(run: RunSql, carId: number): Promise<number | null> {
  const { rows } = await run(
    `select ceil(extract(epoch from held_until - now()))::int as seconds from reservations where car_id = $1::numeric and state = 'held'`,
    [carId],
  )
  return rows[0] ? Math.max(1, Number(rows[0].seconds)) : null
}

export type Holding = {
  tenantId: number
  mode: CheckoutMode
  car: { id: number; slug: string; name: string; stockNumber: string | null }
  amount: Cents
  /** The key of the page that asks; one is made where there is none. */
  key?: string
}

/**
 * Holds a car for one shopper (BUY-03): of two who ask at the same time, or of one who clicks twice with one key, the database gives it to one. The car
 * must be in stock and free at that very moment.
 */
export async function holdCar(run: RunSql, { tenantId, mode, car, amount, key = makeJourneyKey() }: Holding): Promise<HoldOutcome> {
  await letGo(run, car.id)
  const { rows } = await run(
    `insert into reservations (tenant_id, state, mode, held_until, car_id, car_slug, car_name, stock_number, amount, answers, key_hash)
     select $1::integer, 'held', $2::enum_reservations_mode, now() + make_interval(secs => $3::float8), v.id, $5, $6, $7, $8::numeric, '{}', $9
       from vehicles v where v.id = $4::integer and v.status = 'in_stock' and v.sold is not true and v.reserved is not true
     on conflict do nothing returning id`,
    [tenantId, mode, HOLD_SECONDS, car.id, car.slug, car.name, car.stockNumber, amount, hashJourneyKey(tenantId, key)],
  )
  return rows[0] ? { kind: 'held', id: Number(rows[0].id), key } : { kind: 'taken', seconds: await secondsLeft(run, car.id) }
}

/** The checkout of a key on this site, be it the one of whoever began it or that of the account that it belongs to; null for a key of none. */
export async function findReservation(run: RunSql, tenantId: number, key: unknown): Promise<StoredReservation | null> {
  if (!isJourneyKey(key)) return null
  const { rows } = await run(`select ${COLUMNS} from reservations where (key_hash = $1 or id = $3::integer) and tenant_id = $2::integer`, [
    hashJourneyKey(tenantId, key),
    tenantId,
    readOwnerKey(tenantId, key),
  ])
  return rows[0] ? toStored(rows[0]) : null
}

/** One checkout, locked until the end of the transaction that `run` belongs to. */
export async function lockReservation(run: RunSql, id: number): Promise<StoredReservation | null> {
  const { rows } = await run(`select ${COLUMNS} from reservations where id = $1::integer for update`, [id])
  return rows[0] ? toStored(rows[0]) : null
}

const isUniqueViolation = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === UNIQUE_VIOLATION

/**
 * Holds the car of a checkout for longer, or again when its hold had run out. `run` must not be in a transaction: another's hold is found by the
 * database's refusal.
 */
export async function renewHold(
  run: RunSql,
  { id, carId }: StoredReservation,
  seconds = HOLD_SECONDS,
): Promise<HoldOutcome['kind'] | 'closed'> {
  await run(
    `update reservations set state = 'expired', updated_at = now() where car_id = $1::numeric and state = 'held' and held_until <= now() and id <> $2::integer`,
    [carId, id],
  )
  try {
    const { rows } = await run(
      `update reservations r set state = 'held', held_until = now() + make_interval(secs => $2::float8), updated_at = now()
       where r.id = $1::integer and r.state in ('held', 'expired')
         and exists (select 1 from vehicles v where v.id = r.car_id::int and v.status = 'in_stock' and v.sold is not true and v.reserved is not true)
       returning id`,
      [id, seconds],
    )
    return rows[0] ? 'held' : 'closed'
  } catch (error) {
    if (isUniqueViolation(error)) return 'taken'
    throw error
  }
}

/** The lead of a checkout, once its person is known. */
export async function noteLead(run: RunSql, id: number, leadId: number): Promise<void> {
  await run('update reservations set lead_id = $2::integer, updated_at = now() where id = $1::integer', [id, leadId])
}

/** Keeps the answers of one step beside those of the others. */
export async function noteAnswers(run: RunSql, id: number, answers: CheckoutAnswers): Promise<void> {
  await run(`update reservations set answers = coalesce(answers, '{}'::jsonb) || $2::jsonb, updated_at = now() where id = $1::integer`, [
    id,
    JSON.stringify(answers),
  ])
}

/** Which payment a checkout waits for. */
export async function notePayment(run: RunSql, id: number, payment: { provider: string; id: string }): Promise<void> {
  await run(
    `update reservations set payment_provider = $2, payment_id = $3, updated_at = now() where id = $1::integer and state in ('held', 'expired')`,
    [id, payment.provider, payment.id],
  )
}

/** A payment that nobody can make any more is waited for no longer. */
export async function forgetPayment(run: RunSql, { provider, id }: { provider: string; id: string }): Promise<void> {
  await run(
    `update reservations set payment_provider = null, payment_id = null, updated_at = now()
     where payment_provider = $1 and payment_id = $2 and state in ('held', 'expired', 'released')`,
    [provider, id],
  )
}

/** A reservation as its shopper sees it in a list; `heldUntil` in Unix seconds. */
export type ShopperReservation = {
  id: number
  carSlug: string
  carName: string
  mode: CheckoutMode
  state: ReservationState
  heldUntil: number
  amount: Cents
}

/**
 * The reservations of an account, newest first, of each car no older hold than the latest. They are known by the account that their lead was sent from:
 * an email or a phone that was typed proves nothing (SEC-01).
 */
export async function listReservationsOf(run: RunSql, tenantId: number, shopperId: number): Promise<ShopperReservation[]> {
  const { rows } = await run(
    `select r.id, r.car_slug, r.car_name, r.mode, r.amount::int, extract(epoch from r.held_until)::float8 as held_until,
       case when r.state = 'held' and r.held_until <= now() then 'expired' else r.state::text end as state
     from reservations r join leads l on l.id = r.lead_id
     where r.tenant_id = $1::integer and l.shopper_id = $2::integer and not (r.state in ('held', 'expired') and exists (
       select 1 from reservations n join leads m on m.id = n.lead_id where n.car_id = r.car_id and n.id > r.id and m.shopper_id = l.shopper_id))
     order by r.id desc limit 30`,
    [tenantId, shopperId],
  )
  return rows.map((row) => ({
    id: Number(row.id),
    carSlug: String(row.car_slug),
    carName: String(row.car_name),
    mode: toCheckoutMode(row.mode) ?? 'reserve',
    state: toReservationState(row.state) ?? 'released',
    heldUntil: Math.floor(Number(row.held_until ?? 0)),
    amount: Number(row.amount),
  }))
}
