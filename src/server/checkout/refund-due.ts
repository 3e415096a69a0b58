import type { Payload } from 'payload'
import { RESERVATION_STAGES } from '@/domain/journeys/checkout/journey'
import { formatMoney } from '@/domain/money/money'
import { inTransaction } from '../database/in-transaction'
import { onTransaction, type RunSql, type SqlRow } from '../database/transaction'
import { advanceLead } from '../leads/advance-lead'
import { logger } from '../log/log'
import { findPayments } from '../payments/open-payments'
import type { PaymentProvider, SettledPayment } from '../payments/port'

type DueRefund = SettledPayment & { provider: string; leadId: number | null }
type FindPayments = (kind: string) => PaymentProvider | null

const BATCH = 5
/** A refusal is not asked again at once; whoever has put it right meanwhile sets the state by hand. */
const RETRY_MINUTES = 15
const DUE = `state = 'refund_due' and payment_id is not null and (refund_tried_at is null or refund_tried_at < now() - interval '${RETRY_MINUTES} minutes')`

const toDue = (row: SqlRow): DueRefund => ({
  reservationId: Number(row.id),
  provider: String(row.payment_provider),
  paymentId: String(row.payment_id),
  amount: Number(row.amount),
  leadId: row.lead_id === null ? null : Number(row.lead_id),
})

/** Whether a fee waits to be given back. */
export async function hasDueRefunds(run: RunSql): Promise<boolean> {
  return (await run(`select 1 from reservations where ${DUE} limit 1`)).rows.length > 0
}

/** Takes refunds that nobody else tries just now. */
async function claimRefunds(run: RunSql): Promise<DueRefund[]> {
  const { rows } = await run(
    `update reservations set refund_tried_at = now() where id in (select id from reservations where ${DUE} order by id limit ${BATCH} for update skip locked)
     returning id, payment_provider, payment_id, amount::int, lead_id`,
  )
  return rows.map(toDue)
}

async function noteRefund(payload: Payload, { reservationId, leadId, amount }: DueRefund, refundId: string): Promise<void> {
  await inTransaction(payload, async (req) => {
    const run = await onTransaction(req)
    await run(
      `update reservations set state = 'refunded', refund_id = $2, refund_problem = null, updated_at = now() where id = $1::integer and state = 'refund_due'`,
      [reservationId, refundId],
    )
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
    await run('update reservations set refund_problem = $2 where id = $1::integer', [due.reservationId, reason.slice(0, 300)])
  }
}

/**
 * Gives back the fees that are owed, through the provider that took them (BUY-03). What a provider refuses stays owed, says why, and is tried again
 * later; any number of processes may do so at once.
 * @returns how many were tried.
 */
export async function refundDue(payload: Payload, run: RunSql, find: FindPayments = findPayments): Promise<number> {
  const claimed = await claimRefunds(run)
  for (const due of claimed) await refundOne(payload, run, due, find)
  return claimed.length
}
