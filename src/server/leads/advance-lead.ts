import type { PayloadRequest } from 'payload'
import { onTransaction } from '../database/transaction'
import { planAgain } from '../lead-dispatch/outbox'

export type LeadAdvance = {
  /** Null where its stage stays as it is. */
  subcategory: string | null
  /** What the lead answers besides its fields: added to what it has. */
  answers: Readonly<Record<string, string>>
  event?: number
  /** Why it is sent again; null where it is not worth a message of its own. */
  sendAgain: string | null
}

function toRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.fromEntries(Object.entries(value)) : {}
}

/** Takes a lead of a journey to its next stage, and to its destinations again where that matters to the dealer (TRD-05); what it says already is not said twice. */
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
  if (sendAgain !== null) await planAgain(await onTransaction(req), id, sendAgain)
}
