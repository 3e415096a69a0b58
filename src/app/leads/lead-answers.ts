import { toRefusedFields } from '@/domain/http/refusal'
import { type Refusal, refuse } from '@/app/http/refusal'
import type { Submission } from '@/app/http/read-submission'
import type { LeadProblems } from './read-lead'

export type StoredAnswer = { lead_id: number | null; event: number | null; car_id: number | null }

/**
 * Responds after a lead is stored: with its id, event and vehicle for our script, with the thank-you page for a browser without JavaScript
 * (LEAD-17, LEAD-19).
 */
export function answerSuccess({ isPlainForm }: Submission, stored: StoredAnswer): StoredAnswer | Response {
  return isPlainForm ? new Response(null, { status: 303, headers: { location: '/success' } }) : stored
}

/** Returns the errors by field (LEAD-15). Errors of the whole form are the message. */
export function refuseProblems(problems: LeadProblems): Refusal {
  const fields = toRefusedFields(problems)
  const isWhole = Object.keys(fields).join() === 'form'
  return refuse(422, (isWhole ? fields.form : undefined) ?? 'Please fix the following errors:', { fields })
}

/** The message for a visitor who sends more forms than a person would (SEC-02). */
export const BUSY = 'You’ve sent several forms in a short time. Please wait a minute and send this one again.'
