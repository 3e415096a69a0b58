import { isSettled } from '@/domain/journeys/checkout/journey'
import { findReservation } from '@/server/checkout/reservation-store'
import { seeOther } from '../journey-parts'
import { runSql } from '@/server/database/run-sql'
import { type CheckoutCall, checkoutPage } from './checkout-call'

/**
 * Redirects to the end of a checkout whose hold can't be renewed because its fee was paid a moment ago, by another click. Returns null when
 * it is not paid (REL-06).
 */
export async function redirectIfPaid(call: CheckoutCall, key: string): Promise<Response | null> {
  const stored = await findReservation(runSql, call.tenant.id, key)
  return stored && isSettled(stored.state.reservation) ? seeOther(checkoutPage(call, key, 'confirmation')) : null
}
