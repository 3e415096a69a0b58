import type { Payload, PayloadRequest } from 'payload'
import { RESERVATION_STAGES } from '@/domain/checkout/journey'
import type { ReservationState } from '@/domain/checkout/reservation'
import { formatMoney } from '@/domain/money'
import { inTransaction } from '../database/in-transaction'
import { onTransaction, type RunSql } from '../database/transaction'
import { advanceLead } from '../leads/advance-lead'
import { logger } from '../log'
import type { SettledPayment } from '../payments/port'
import { markReserved } from './mark-reserved'
import { lockReservation, type StoredReservation } from './reservation-store'

/** `already`: this payment was settled before; `refundDue`: the car was somebody else's by then; `unknown`: no checkout of ours asked for it. */
export type Settlement = 'paid' | 'already' | 'refundDue' | 'unknown'

type Paid = SettledPayment & { provider: string }

/** Whether the car can still be this shopper's: nobody else has it, and it is in stock. */
async function isStillFree(run: RunSql, { id, carId }: StoredReservation): Promise<boolean> {
  await run(
    `update reservations set state = 'expired', updated_at = now() where car_id = $1::numeric and state = 'held' and held_until <= now() and id <> $2::integer`,
    [carId, id],
  )
  const { rows } = await run(
    `select v.id from vehicles v where v.id = $1::integer and v.status = 'in_stock' and v.sold is not true and v.reserved is not true
       and not exists (select 1 from reservations r where r.car_id = v.id::numeric and r.state in ('held', 'paid') and r.id <> $2::integer)
     for update of v`,
    [carId, id],
  )
  return rows.length === 1
}

async function tellLead(req: PayloadRequest, stored: StoredReservation, state: ReservationState): Promise<void> {
  if (stored.leadId === null) return
  const isPaid = state === 'paid'
  await advanceLead(req, stored.leadId, {
    subcategory: isPaid ? RESERVATION_STAGES.paid : RESERVATION_STAGES.refund,
    answers: {
      Fee: `${formatMoney(stored.amount)} paid`,
      ...(isPaid ? {} : { Attention: 'The car was taken when the payment arrived. Refund the fee and call the customer.' }),
    },
    sendAgain: isPaid ? 'Sent again: the fee was paid' : 'Sent again: a refund is due',
  })
}

async function settle(req: PayloadRequest, { reservationId, paymentId, amount, provider }: Paid): Promise<Settlement> {
  const run = await onTransaction(req)
  const stored = await lockReservation(run, reservationId)
  if (!stored) return 'unknown'
  const { reservation } = stored.state
  const isSettled = reservation === 'paid' || reservation === 'refund_due'
  if (isSettled && stored.payment?.provider === provider && stored.payment.id === paymentId) return 'already'
  if (isSettled || amount !== stored.amount) {
    logger.error({ reservation: reservationId, provider }, 'a payment is not the one that was asked for: look at it in the provider')
    return 'unknown'
  }
  const isFree = reservation !== 'released' && (await isStillFree(run, stored))
  const state: ReservationState = isFree ? 'paid' : 'refund_due'
  await run(
    `update reservations set state = $2::enum_reservations_state, payment_provider = $3, payment_id = $4, paid_at = now(), updated_at = now()
     where id = $1::integer`,
    [reservationId, state, provider, paymentId],
  )
  if (isFree) await markReserved(req, stored.carId, true)
  else logger.error({ reservation: reservationId, provider }, 'a fee was paid for a car that is taken: refund it')
  await tellLead(req, stored, state)
  return isFree ? 'paid' : 'refundDue'
}

/**
 * Settles a payment: the reservation is paid, its car is reserved and its lead says so, all in one transaction; the same payment a second time changes
 * nothing. A payment that comes when the car is somebody else's is written down as to be refunded.
 */
export function settlePayment(payload: Payload, paid: Paid): Promise<Settlement> {
  return inTransaction(payload, (req) => settle(req, paid))
}
