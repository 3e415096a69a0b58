import { toRefusedFields } from '@/domain/http/refusal'
import { type Refusal, refuse } from '@/app/http/refusal'
import type { Submission } from '@/app/http/read-submission'
import type { LeadProblems } from './read-lead'

export type StoredAnswer = { lead_id: number | null; event: number | null; car_id: number | null }

/** After a lead is stored: its id, and its event with the car, for our script, the thank-you page for a browser without it (LEAD-17, LEAD-19). */
export function answerSuccess({ isPlainForm }: Submission, stored: StoredAnswer): StoredAnswer | Response {
  return isPlainForm ? new Response(null, { status: 303, headers: { location: '/success' } }) : stored
}

/** What has to be put right, by field (LEAD-15). What is wrong with the form as a whole is its message. */
export function refuseProblems(problems: LeadProblems): Refusal {
  const fields = toRefusedFields(problems)
  const isWhole = Object.keys(fields).join() === 'form'
  return refuse(422, (isWhole ? fields.form : undefined) ?? 'Please fix the following errors:', { fields })
}

/** What is said to somebody who sends more forms than a person would (SEC-02). */
export const BUSY = 'You have sent several forms in a short time. Please wait a minute and send this one again.'
