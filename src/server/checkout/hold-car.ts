import { type RawBuilder, sql } from 'kysely'
import { type CheckoutMode, HOLD_SECONDS } from '@/domain/journeys/checkout/reservation'
import type { Cents } from '@/domain/money/money'
import type { RunSql } from '../database/transaction'
import { NOW, typedQueries } from '../database/typed-queries'
import { hashJourneyKey, makeJourneyKey } from './journey-key'
import type { StoredReservation } from './reservation-store'

/** `taken`: somebody else has the car, for at most so many seconds; null for a car that is not to be had at all any more. */
export type HoldOutcome = { kind: 'held'; id: number; key: string } | { kind: 'taken'; seconds: number | null }

const UNIQUE_VIOLATION = '23505'
const fromNow = (seconds: number): RawBuilder<Date> => sql`now() + make_interval(secs => ${seconds}::float8)`

/** Ends the holds of a car that have run out, to be narrowed down and executed by its caller. */
export function expireHolds(run: RunSql, carId: number) {
  return typedQueries(run)
    .updateTable('reservations')
    .set({ state: 'expired', updated_at: NOW })
    .where('car_id', '=', String(carId))
    .where('state', '=', 'held')
    .where('held_until', '<=', NOW)
}

/** How long somebody else's hold of a car lasts, in seconds; null where it is paid for. */
async function secondsLeft(run: RunSql, carId: number): Promise<number | null> {
  const hold = await typedQueries(run)
    .selectFrom('reservations')
    .select(sql<number>`ceil(extract(epoch from held_until - now()))::int`.as('seconds'))
    .where('car_id', '=', String(carId))
    .where('state', '=', 'held')
    .executeTakeFirst()
  return hold ? Math.max(1, hold.seconds) : null
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
  // holds that have run out make way before anybody asks for their car
  await expireHolds(run, car.id).execute()
  const held = await typedQueries(run)
    .insertInto('reservations')
    .columns([
      'tenant_id',
      'state',
      'mode',
      'held_until',
      'car_id',
      'car_slug',
      'car_name',
      'stock_number',
      'amount',
      'answers',
      'key_hash',
    ])
    .expression((values) =>
      values
        .selectFrom('vehicles')
        .select([
          sql<number>`${tenantId}::integer`.as('tenant_id'),
          sql<'held'>`'held'::enum_reservations_state`.as('state'),
          sql<CheckoutMode>`${mode}::enum_reservations_mode`.as('mode'),
          fromNow(HOLD_SECONDS).as('held_until'),
          sql<number>`vehicles.id`.as('car_id'),
          sql<string>`${car.slug}::varchar`.as('car_slug'),
          sql<string>`${car.name}::varchar`.as('car_name'),
          sql<string | null>`${car.stockNumber}::varchar`.as('stock_number'),
          sql<number>`${amount}::numeric`.as('amount'),
          sql<string>`'{}'::jsonb`.as('answers'),
          sql<string>`${hashJourneyKey(tenantId, key)}::varchar`.as('key_hash'),
        ])
        .where('vehicles.id', '=', car.id)
        .where('status', '=', 'in_stock')
        .where('sold', 'is not', true)
        .where('reserved', 'is not', true),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return held ? { kind: 'held', id: held.id, key } : { kind: 'taken', seconds: await secondsLeft(run, car.id) }
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
  await expireHolds(run, carId).where('id', '<>', id).execute()
  try {
    const held = await typedQueries(run)
      .updateTable('reservations as r')
      .set({ state: 'held', held_until: fromNow(seconds), updated_at: NOW })
      .where('r.id', '=', id)
      .where('r.state', 'in', ['held', 'expired'])
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('vehicles as v')
            .select('v.id')
            .where('v.id', '=', sql<number>`r.car_id::int`)
            .where('v.status', '=', 'in_stock')
            .where('v.sold', 'is not', true)
            .where('v.reserved', 'is not', true),
        ),
      )
      .returning('r.id')
      .executeTakeFirst()
    return held ? 'held' : 'closed'
  } catch (error) {
    if (isUniqueViolation(error)) return 'taken'
    throw error
  }
}
