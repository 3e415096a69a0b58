import type { CheckoutMode } from '@/domain/journeys/checkout/reservation'
import type { RunSql } from '../database/transaction'
import { isJourneyKey } from './journey-key'
import { findReservation, type StoredReservation, updateReservations } from './reservation-store'

/** A checkout with its key. */
export type OwnHold = { key: string; stored: StoredReservation }

/**
 * Returns the checkout of a vehicle that the shopper has started already, or null. Looks it up by the key of the page, so that a double
 * click makes one checkout, and by the browser's cookie, so that shoppers are not blocked by their own hold when they return (REL-06,
 * BUY-03). Refunded checkouts are ignored.
 */
export async function findOwnHold(run: RunSql, tenantId: number, carId: number, keys: readonly unknown[]): Promise<OwnHold | null> {
  for (const key of keys) {
    const stored = await findReservation(run, tenantId, key)
    if (stored?.carId === carId && stored.state.reservation !== 'released' && isJourneyKey(key)) return { key, stored }
  }
  return null
}

/** Changes a checkout between reserving and buying while keeping its hold. Does nothing once a payment was started. */
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
