import { type RawBuilder, sql } from 'kysely'
import { type CheckoutMode, HOLD_SECONDS } from '@/domain/journeys/checkout/reservation'
import type { Cents } from '@/domain/money/money'
import type { RunSql } from '../database/transaction'
import { NOW, typedQueries } from '../database/typed-queries'
import { hashJourneyKey, makeJourneyKey } from './journey-key'
import type { StoredReservation } from './reservation-store'

/** `taken`: another shopper has the vehicle, for at most `seconds`; null when it is no longer available at all. */
export type HoldOutcome = { kind: 'held'; id: number; key: string } | { kind: 'taken'; seconds: number | null }

const UNIQUE_VIOLATION = '23505'
const fromNow = (seconds: number): RawBuilder<Date> => sql`now() + make_interval(secs => ${seconds}::float8)`

/** Builds the update that ends a vehicle's expired holds; the caller adds conditions and executes it. */
export function expireHolds(run: RunSql, carId: number) {
  return typedQueries(run)
    .updateTable('reservations')
    .set({ state: 'expired', updated_at: NOW })
    .where('car_id', '=', String(carId))
    .where('state', '=', 'held')
    .where('held_until', '<=', NOW)
}

/** Returns how many seconds another shopper's hold of a vehicle lasts; null when it is paid for. */
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
  /** The key of the requesting page; created when missing. */
  key?: string
}

/**
 * Holds a vehicle for one shopper (BUY-03). The vehicle must be in stock and free. When two shoppers ask at the same time, or one clicks
 * twice with the same key, the database's constraint lets only one hold through.
 */
export async function holdCar(run: RunSql, { tenantId, mode, car, amount, key = makeJourneyKey() }: Holding): Promise<HoldOutcome> {
  // expired holds are removed first
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
 * Extends a checkout's hold, or renews an expired one. `run` must not be in a transaction: another shopper's hold shows as a constraint
 * error, which would abort it.
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
