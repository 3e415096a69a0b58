import type { PayloadRequest } from 'payload'
import { onTransaction } from '../database/transaction'
import { requeueDeliveries } from '../lead-dispatch/outbox'

export type LeadAdvance = {
  /** Null keeps the current stage. */
  subcategory: string | null
  /** Answers to add to those that the lead has. */
  answers: Readonly<Record<string, string>>
  event?: number
  /** The reason shown for sending the lead again; null when the change is not sent. */
  sendAgain: string | null
}

function toRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.fromEntries(Object.entries(value)) : {}
}

/**
 * Moves a journey's lead to its next stage, and sends it again when the change matters to the dealer (TRD-05). Does nothing when the lead
 * has all of it already.
 */
export async function advanceLead(req: PayloadRequest, id: number, { subcategory, answers, event, sendAgain }: LeadAdvance): Promise<void> {
  const { payload } = req
  const lead = await payload.findByID({ collection: 'leads', id, depth: 0, disableErrors: true, req })
  if (!lead) return
  const attributes = toRecord(lead.lead_attributes)
  const known = toRecord(attributes.answers)
  const isAnswered = Object.entries(answers).every(([label, text]) => known[label] === text)
  if (isAnswered && (subcategory ?? lead.subcategory) === lead.subcategory && (event ?? lead.event) === lead.event) return
  await payload.update({
    collection: 'leads',
    id,
    data: {
      ...(subcategory === null ? {} : { subcategory }),
      lead_id: String(id),
      lead_attributes: { ...attributes, answers: { ...known, ...answers } },
      ...(event === undefined ? {} : { event }),
    },
    depth: 0,
    req,
  })
  if (sendAgain !== null) await requeueDeliveries(await onTransaction(req), id, sendAgain)
}
