import { sql } from 'kysely'
import type { Payload, PayloadRequest } from 'payload'
import { RESERVATION_STAGES } from '@/domain/journeys/checkout/journey'
import { assessPayment, type Payment } from '@/domain/journeys/checkout/payment'
import type { ReservationState } from '@/domain/journeys/checkout/reservation'
import { formatMoney } from '@/domain/money/money'
import { inTransaction } from '../database/in-transaction'
import { onTransaction, type RunSql } from '../database/transaction'
import { typedQueries } from '../database/typed-queries'
import { advanceLead, type LeadAdvance } from '../leads/advance-lead'
import { logger } from '../process/log'
import { expireHolds } from './hold-car'
import { markReserved } from './mark-reserved'
import { lockReservation, type StoredReservation, updateReservations } from './reservation-store'

/**
 * `already`: nothing new; `refundDue`: the vehicle went to somebody else meanwhile; `second`: the fee was paid before, so this payment must
 * be refunded; `wrong`: the amount differs from the fee; `returned`: the fee was refunded; `unpaid`: it was not paid; `none`: nothing to
 * do; `unknown`: not one of our checkouts.
 */
export type Settlement = 'paid' | 'already' | 'refundDue' | 'second' | 'wrong' | 'returned' | 'unpaid' | 'none' | 'unknown'

type PaymentReport = Payment & { provider: string }

/** Checks whether this shopper can still get the vehicle: it is in stock and nobody else has it. */
async function isStillFree(run: RunSql, { id, carId }: StoredReservation): Promise<boolean> {
  await expireHolds(run, carId).where('id', '<>', id).execute()
  const car = await typedQueries(run)
    .selectFrom('vehicles as v')
    .select('v.id')
    .where('v.id', '=', carId)
    .where('v.status', '=', 'in_stock')
    .where('v.sold', 'is not', true)
    .where('v.reserved', 'is not', true)
    .where(({ not, exists, selectFrom }) => {
      const others = selectFrom('reservations as r').select('r.id').where('r.car_id', '=', String(carId)).where('r.id', '<>', id)
      return not(exists(others.where('r.state', 'in', ['held', 'paid'])))
    })
    .forUpdate('v')
    .executeTakeFirst()
  return car !== undefined
}

/** Updates the lead so that sales hear of the payment. Does nothing when the lead was erased. */
async function updateLead(req: PayloadRequest, { leadId }: StoredReservation, news: LeadAdvance): Promise<void> {
  if (leadId !== null) await advanceLead(req, leadId, news)
}

async function storeState(run: RunSql, id: number, state: ReservationState, { provider, paymentId }: PaymentReport): Promise<void> {
  const paidAt = sql<Date>`coalesce(paid_at, now())`
  await updateReservations(run)
    .set({ state, payment_provider: provider, payment_id: paymentId, paid_at: paidAt })
    .where('id', '=', id)
    .execute()
}

async function takeFee(req: PayloadRequest, stored: StoredReservation, report: PaymentReport): Promise<Settlement> {
  const run = await onTransaction(req)
  const isFree = stored.state.reservation !== 'released' && (await isStillFree(run, stored))
  await storeState(run, stored.id, isFree ? 'paid' : 'refund_due', report)
  const Fee = `${formatMoney(stored.amount)} paid`
  if (isFree) {
    await markReserved(req, stored.carId, true)
    await updateLead(req, stored, { subcategory: RESERVATION_STAGES.paid, answers: { Fee }, sendAgain: 'Sent again: the fee was paid' })
    return 'paid'
  }
  logger.error(
    { reservation: stored.id, provider: report.provider },
    'a fee was paid for a car that is no longer free; it will be refunded',
  )
  const Attention = 'The car was taken when the payment arrived. The fee is being refunded; please call the customer.'
  await updateLead(req, stored, {
    subcategory: RESERVATION_STAGES.refund,
    answers: { Fee, Attention },
    sendAgain: 'Sent again: a refund is due',
  })
  return 'refundDue'
}

/** The provider or its staff refunded the whole fee: the vehicle becomes available again. */
async function storeRefund(req: PayloadRequest, stored: StoredReservation, report: PaymentReport): Promise<Settlement> {
  await storeState(await onTransaction(req), stored.id, 'refunded', report)
  if (stored.state.reservation === 'paid') await markReserved(req, stored.carId, false)
  const answers = {
    Fee: `${formatMoney(stored.amount)} refunded`,
    Attention: 'The fee went back to the customer. Nothing is left to refund.',
  }
  await updateLead(req, stored, { subcategory: RESERVATION_STAGES.refunded, answers, sendAgain: 'Sent again: the fee was refunded' })
  return 'returned'
}

/** Flags a payment that gets no vehicle, so that staff see it once. */
async function flagForStaff(
  req: PayloadRequest,
  stored: StoredReservation,
  report: PaymentReport,
  kind: 'second' | 'wrong',
): Promise<Settlement> {
  const { provider, paymentId, amount } = report
  logger.error({ reservation: stored.id, provider, kind }, 'a payment does not match its fee')
  const got = amount === null ? 'An amount in another currency' : formatMoney(amount)
  const Attention =
    kind === 'second'
      ? `${got} was paid a second time (${paymentId}). It goes back to the customer by itself.`
      : `${got} was paid instead of ${formatMoney(stored.amount)} (${paymentId}). The car is not reserved by it: look at it in ${provider} and call the customer.`
  await updateLead(req, stored, { subcategory: null, answers: { Attention }, sendAgain: 'Sent again: a payment needs your attention' })
  return kind
}

async function settleLocked(req: PayloadRequest, report: PaymentReport): Promise<Settlement> {
  const stored = await lockReservation(await onTransaction(req), report.reservationId)
  if (!stored) {
    logger.error({ reservation: report.reservationId, provider: report.provider }, 'a payment belongs to no known checkout')
    return 'unknown'
  }
  const { amount, payment, state } = stored
  const paymentId = payment?.provider === report.provider ? payment.id : null
  const verdict = assessPayment({ reservation: state.reservation, amount, paymentId }, report)
  if (verdict === 'pay') return takeFee(req, stored, report)
  if (verdict === 'returned') return storeRefund(req, stored, report)
  if (verdict === 'second' || verdict === 'wrong') return flagForStaff(req, stored, report, verdict)
  if (verdict === 'unpaid')
    await updateLead(req, stored, {
      subcategory: null,
      answers: { Fee: `${formatMoney(amount)} not paid: the payment was ${report.state}` },
      sendAgain: null,
    })
  return verdict
}

/**
 * Brings a payment to the state that its provider reports. When it is paid, the reservation, the vehicle and the lead are updated in one
 * transaction; repeating it changes nothing. A payment for a vehicle that went to somebody else is marked for refund.
 */
export function settlePayment(payload: Payload, report: PaymentReport): Promise<Settlement> {
  return inTransaction(payload, (req) => settleLocked(req, report))
}
