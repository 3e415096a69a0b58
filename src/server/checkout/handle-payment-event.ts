import { sql } from 'kysely'
import type { Payload } from 'payload'
import { RESERVATION_STAGES } from '@/domain/journeys/checkout/journey'
import { inTransaction } from '../database/in-transaction'
import { onTransaction, type RunSql } from '../database/transaction'
import { NOW, typedQueries } from '../database/typed-queries'
import { advanceLead } from '../leads/advance-lead'
import { logger } from '../process/log'
import { findPayments } from '../payments/open-payments'
import type { PaymentEvent, PaymentProvider } from '../payments/port'
import { forgetPayment, updateReservations } from './reservation-store'
import { type Settlement, settlePayment } from './settle-payment'

type FailedRefund = Extract<PaymentEvent, { kind: 'refundFailed' }>

/** Marks a refund as due again when the bank returned it, and tells staff: the card may be closed, so a retry may fail as well. */
async function markRefundDue(payload: Payload, { paymentId, refundId, reason }: FailedRefund): Promise<void> {
  await inTransaction(payload, async (req) => {
    const run = await onTransaction(req)
    const owed = await updateReservations(run)
      .set({ state: 'refund_due', refund_id: null, refund_problem: reason, refund_tried_at: NOW })
      .where('payment_id', '=', paymentId)
      .where('refund_id', '=', refundId)
      .where('state', '=', 'refunded')
      .returning('lead_id')
      .executeTakeFirst()
    const leadId = owed?.lead_id ?? null
    if (leadId === null) return
    const news = { subcategory: RESERVATION_STAGES.refund, answers: { Attention: reason }, sendAgain: 'Sent again: a refund failed' }
    await advanceLead(req, leadId, news)
  })
}

/**
 * Handles a payment event from the provider; repeated events change nothing (BUY-03). A fee that was paid twice is refunded immediately.
 * @throws when the provider refuses the refund: the provider then sends the event again.
 */
export async function handlePaymentEvent(
  payload: Payload,
  run: RunSql,
  provider: PaymentProvider,
  event: PaymentEvent,
): Promise<Settlement> {
  if (event.kind === 'refundFailed') await markRefundDue(payload, event)
  if (event.kind === 'ended') await forgetPayment(run, { provider: provider.kind, id: event.startedId })
  if (event.kind !== 'payment') return 'none'
  const { reservationId, paymentId, amount } = event.payment
  const settlement = await settlePayment(payload, { ...event.payment, provider: provider.kind })
  if (settlement === 'second' && amount !== null) await provider.refund({ reservationId, paymentId, amount })
  return settlement
}

const BATCH = 5
const ASK_AGAIN_MINUTES = 5
/** Selects payments that were started and never confirmed, though their time to pay is over. */
function unconfirmedPayments(run: RunSql) {
  return typedQueries(run)
    .selectFrom('reservations')
    .select('id')
    .where('payment_id', 'is not', null)
    .where('payment_provider', '<>', 'demo')
    .where('state', 'in', ['held', 'expired', 'released'])
    .where('held_until', '<', NOW)
    .where('updated_at', '<', sql<Date>`now() - make_interval(mins => ${ASK_AGAIN_MINUTES}::integer)`)
}

/** Checks whether any started payment still has no result. */
export async function hasUnconfirmedPayments(run: RunSql): Promise<boolean> {
  return (await unconfirmedPayments(run).limit(1).executeTakeFirst()) !== undefined
}

/**
 * Asks the provider about payments that were started and never confirmed, in case its event was lost and the shopper never returned
 * (REL-01, BUY-03).
 * @returns how many payments were checked.
 */
export async function checkUnconfirmedPayments(payload: Payload, run: RunSql, find = findPayments): Promise<number> {
  const rows = await updateReservations(run)
    .where('id', 'in', unconfirmedPayments(run).orderBy('id').limit(BATCH).forUpdate().skipLocked())
    .returning(['id', 'payment_provider', 'payment_id'])
    .execute()
  for (const { id, payment_provider, payment_id } of rows) {
    const provider = find(payment_provider ?? '')
    try {
      if (provider) await handlePaymentEvent(payload, run, provider, await provider.check(id, payment_id ?? ''))
    } catch (error) {
      logger.warn({ reservation: id, reason: error instanceof Error ? error.message : String(error) }, 'a payment could not be looked up')
    }
  }
  return rows.length
}
