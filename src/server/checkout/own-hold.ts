import type { CheckoutMode } from '@/domain/journeys/checkout/reservation'
import type { RunSql } from '../database/transaction'
import { isJourneyKey } from './journey-key'
import { findReservation, type StoredReservation, updateReservations } from './reservation-store'

/** A checkout with the key that leads to it. */
export type OwnHold = { key: string; stored: StoredReservation }

/**
 * The checkout of a car that whoever asks has begun already: by the key of the page that they send, so that a double click is one, or by what their browser
 * remembers, so that nobody who comes back to a car is kept from it by their own hold (REL-06, BUY-03). One that was given back is nobody's way on.
 */
export async function findOwnHold(run: RunSql, tenantId: number, carId: number, keys: readonly unknown[]): Promise<OwnHold | null> {
  for (const key of keys) {
    const stored = await findReservation(run, tenantId, key)
    if (stored?.carId === carId && stored.state.reservation !== 'released' && isJourneyKey(key)) return { key, stored }
  }
  return null
}

/** A shopper who reserved and now buys, or the other way round, goes on with the same hold; not once a payment was begun. */
export async function changeMode(run: RunSql, stored: StoredReservation, mode: CheckoutMode): Promise<StoredReservation> {
  if (stored.state.mode === mode || stored.state.isPaying) return stored
  const changed = await updateReservations(run)
    .set({ mode })
    .where('id', '=', stored.id)
    .where('state', 'in', ['held', 'expired'])
    .where('payment_id', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return changed ? { ...stored, state: { ...stored.state, mode } } : stored
}
