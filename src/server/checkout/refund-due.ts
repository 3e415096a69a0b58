import { sql } from 'kysely'
import type { Payload } from 'payload'
import { RESERVATION_STAGES } from '@/domain/journeys/checkout/journey'
import { formatMoney } from '@/domain/money/money'
import { inTransaction } from '../database/in-transaction'
import { onTransaction, type RunSql } from '../database/transaction'
import { NOW, typedQueries } from '../database/typed-queries'
import { advanceLead } from '../leads/advance-lead'
import { logger } from '../process/log'
import { findPayments } from '../payments/open-payments'
import type { PaymentProvider, SettledPayment } from '../payments/port'
import { updateReservations } from './reservation-store'

type DueRefund = SettledPayment & { provider: string; leadId: number | null }
type FindPayments = (kind: string) => PaymentProvider | null

const BATCH = 5
/** The wait before a refused refund is tried again. Staff who have solved the problem meanwhile set the state by hand. */
const RETRY_MINUTES = 15

function dueRefunds(run: RunSql) {
  const retryBefore = sql<Date>`now() - make_interval(mins => ${RETRY_MINUTES}::integer)`
  return typedQueries(run)
    .selectFrom('reservations')
    .select('id')
    .where('state', '=', 'refund_due')
    .where('payment_id', 'is not', null)
    .where((is) => is.or([is('refund_tried_at', 'is', null), is('refund_tried_at', '<', retryBefore)]))
}

/** Checks whether a refund is due. */
export async function hasDueRefunds(run: RunSql): Promise<boolean> {
  return (await dueRefunds(run).limit(1).executeTakeFirst()) !== undefined
}

/** Claims due refunds that no other process is working on. */
async function claimRefunds(run: RunSql): Promise<DueRefund[]> {
  const claimed = await typedQueries(run)
    .updateTable('reservations')
    .set({ refund_tried_at: NOW })
    .where('id', 'in', dueRefunds(run).orderBy('id').limit(BATCH).forUpdate().skipLocked())
    .returning(['id', 'payment_provider', 'payment_id', 'lead_id', sql<number>`amount::int`.as('amount')])
    .execute()
  return claimed.map(({ id, payment_provider, payment_id, lead_id, amount }) => ({
    ...{ reservationId: id, provider: payment_provider ?? '', paymentId: payment_id ?? '' },
    ...{ amount, leadId: lead_id },
  }))
}

async function noteRefund(payload: Payload, { reservationId, leadId, amount }: DueRefund, refundId: string): Promise<void> {
  await inTransaction(payload, async (req) => {
    const run = await onTransaction(req)
    await updateReservations(run)
      .set({ state: 'refunded', refund_id: refundId, refund_problem: null })
      .where('id', '=', reservationId)
      .where('state', '=', 'refund_due')
      .execute()
    if (leadId === null) return
    const answers = { Fee: `${formatMoney(amount)} refunded`, Attention: 'The fee went back to the customer. Nothing is left to refund.' }
    await advanceLead(req, leadId, { subcategory: RESERVATION_STAGES.refunded, answers, sendAgain: 'Sent again: the fee was refunded' })
  })
}

async function refundOne(payload: Payload, run: RunSql, due: DueRefund, find: FindPayments): Promise<void> {
  try {
    const provider = find(due.provider)
    if (!provider) throw new Error(`The keys of ${due.provider} are not set any more.`)
    await noteRefund(payload, due, await provider.refund(due))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    logger.error({ reservation: due.reservationId, provider: due.provider, reason }, 'a fee could not be refunded')
    const problem = { refund_problem: reason.slice(0, 300) }
    await typedQueries(run).updateTable('reservations').set(problem).where('id', '=', due.reservationId).execute()
  }
}

/**
 * Refunds the fees that are due, through the provider that took them (BUY-03). A refused refund stays due with the reason, and is retried
 * later. Any number of processes may run this at once.
 * @returns how many refunds were tried.
 */
export async function refundDue(payload: Payload, run: RunSql, find: FindPayments = findPayments): Promise<number> {
  const claimed = await claimRefunds(run)
  for (const due of claimed) await refundOne(payload, run, due, find)
  return claimed.length
}
