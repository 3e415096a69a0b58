import { type InferResult, sql } from 'kysely'
import type { Cents } from '@/domain/money/money'
import { type CheckoutAnswers, type CheckoutState, readCheckoutAnswers } from '@/domain/journeys/checkout/journey'
import type { CheckoutMode, ReservationState } from '@/domain/journeys/checkout/reservation'
import type { RunSql } from '../database/transaction'
import { NOW, typedQueries } from '../database/typed-queries'
import { hashJourneyKey, isJourneyKey } from './journey-key'
import { readOwnerKey } from './owner-key'

export type StoredReservation = {
  id: number
  tenantId: number
  state: CheckoutState
  carId: number
  carSlug: string
  carName: string
  leadId: number | null
  /** The reservation fee at the time the checkout started. */
  amount: Cents
  payment: { provider: string; id: string } | null
}

const toUnix = (instant: number | null) => Math.floor(instant ?? 0)

function selectReservations(run: RunSql) {
  return typedQueries(run)
    .selectFrom('reservations')
    .select(['id', 'tenant_id', 'state', 'mode', 'car_slug', 'car_name', 'lead_id', 'answers', 'payment_provider', 'payment_id'])
    .select([
      sql<number>`car_id::int`.as('car_id'),
      sql<number>`amount::int`.as('amount'),
      sql<number | null>`extract(epoch from held_until)::float8`.as('held_until'),
    ])
}

function toStored(row: InferResult<ReturnType<typeof selectReservations>>[number]): StoredReservation {
  const { id, state: reservation, mode, payment_provider: provider, payment_id: paymentId } = row
  const payment = provider && paymentId ? { provider, id: paymentId } : null
  return {
    id,
    tenantId: row.tenant_id ?? 0,
    state: {
      mode,
      reservation,
      heldUntil: toUnix(row.held_until),
      answers: readCheckoutAnswers(row.answers),
      isPaying: payment !== null && (reservation === 'held' || reservation === 'expired'),
    },
    carId: row.car_id,
    carSlug: row.car_slug ?? '',
    carName: row.car_name ?? '',
    leadId: row.lead_id,
    amount: row.amount,
    payment,
  }
}

/** Returns the checkout of a key on this site, be it the browser's key or the account's; null for an unknown key. */
export async function findReservation(run: RunSql, tenantId: number, key: unknown): Promise<StoredReservation | null> {
  if (!isJourneyKey(key)) return null
  const ownerId = readOwnerKey(tenantId, key)
  const found = await selectReservations(run)
    .where('tenant_id', '=', tenantId)
    .where((is) => is.or([is('key_hash', '=', hashJourneyKey(tenantId, key)), ...(ownerId === null ? [] : [is('id', '=', ownerId)])]))
    .executeTakeFirst()
  return found ? toStored(found) : null
}

/** Returns one checkout, locked until the end of the transaction that `run` belongs to. */
export async function lockReservation(run: RunSql, id: number): Promise<StoredReservation | null> {
  const found = await selectReservations(run).where('id', '=', id).forUpdate().executeTakeFirst()
  return found ? toStored(found) : null
}

/** Builds an update of reservations; the caller adds conditions. */
export const updateReservations = (run: RunSql) => typedQueries(run).updateTable('reservations').set({ updated_at: NOW })

/** Stores the lead of a checkout once the shopper's details are known. */
export async function noteLead(run: RunSql, id: number, leadId: number): Promise<void> {
  await updateReservations(run).set({ lead_id: leadId }).where('id', '=', id).execute()
}

/** Adds the answers of one step to those of the other steps. */
export async function noteAnswers(run: RunSql, id: number, answers: CheckoutAnswers): Promise<void> {
  const joined = sql<string>`coalesce(answers, '{}'::jsonb) || ${JSON.stringify(answers)}::jsonb`
  await updateReservations(run).set({ answers: joined }).where('id', '=', id).execute()
}

/** Stores which payment a checkout waits for. */
export async function notePayment(run: RunSql, id: number, payment: { provider: string; id: string }): Promise<void> {
  await updateReservations(run)
    .set({ payment_provider: payment.provider, payment_id: payment.id })
    .where('id', '=', id)
    .where('state', 'in', ['held', 'expired'])
    .execute()
}

/** Removes a payment that can no longer be made, so that the checkout stops waiting for it. */
export async function forgetPayment(run: RunSql, { provider, id }: { provider: string; id: string }): Promise<void> {
  await updateReservations(run)
    .set({ payment_provider: null, payment_id: null })
    .where('payment_provider', '=', provider)
    .where('payment_id', '=', id)
    .where('state', 'in', ['held', 'expired', 'released'])
    .execute()
}

/** A reservation in a shopper's list; `heldUntil` in Unix seconds. */
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
 * Returns an account's reservations, newest first, with only the latest hold of each vehicle. They are matched by the account that sent
 * their lead: a typed email or phone proves nothing (SEC-01).
 */
export async function listReservationsOf(run: RunSql, tenantId: number, shopperId: number): Promise<ShopperReservation[]> {
  const rows = await typedQueries(run)
    .selectFrom('reservations as r')
    .innerJoin('leads as l', 'l.id', 'r.lead_id')
    .select(['r.id', 'r.car_slug', 'r.car_name', 'r.mode'])
    .select([
      sql<number>`r.amount::int`.as('amount'),
      sql<number | null>`extract(epoch from r.held_until)::float8`.as('held_until'),
      sql<ReservationState>`case when r.state = 'held' and r.held_until <= now() then 'expired' else r.state::text end`.as('state'),
    ])
    .where('r.tenant_id', '=', tenantId)
    .where('l.shopper_id', '=', shopperId)
    .where(({ not, and, exists, selectFrom, eb }) =>
      not(
        and([
          eb('r.state', 'in', ['held', 'expired']),
          exists(
            selectFrom('reservations as n')
              .innerJoin('leads as m', 'm.id', 'n.lead_id')
              .select('n.id')
              .whereRef('n.car_id', '=', 'r.car_id')
              .whereRef('n.id', '>', 'r.id')
              .whereRef('m.shopper_id', '=', 'l.shopper_id'),
          ),
        ]),
      ),
    )
    .orderBy('r.id', 'desc')
    .limit(30)
    .execute()
  return rows.map(({ id, mode, state, amount, ...row }) => ({
    ...{ id, mode, state, amount },
    carSlug: row.car_slug ?? '',
    carName: row.car_name ?? '',
    heldUntil: toUnix(row.held_until),
  }))
}
