import { judgeSubmission, SPAM_TRAP } from '@/domain/leads/form/spam-trap'
import type { Tenant } from '@/domain/tenant/tenant'
import { databasePool } from '@/server/database/pool'
import type { RunSql } from '@/server/database/transaction'
import { type CallLimit, takeCall } from '@/server/rate-limit/take-call'
import { answerBusy, answerNoWay } from '../leads/lead-answers'
import { isPlain, readSubmission, type Submission } from '../http/read-submission'
import { isSameSite } from '../http/same-site'
import { readTenantCall } from '../http/tenant-call'

export const runSql: RunSql = (text, params = []) => databasePool().query(text, [...params])

/** A form of a visitor on a site of ours, or the answer that it gets instead. */
export type OwnForm = { kind: 'form'; tenant: Tenant; submission: Submission } | { kind: 'answer'; response: Response }

const answer = (error: string, status: number): OwnForm => ({ kind: 'answer', response: Response.json({ error }, { status }) })

/** Takes what a visitor sends: only from the site's own pages, of a form's size, and no more often than `limit` says (SEC-02, SEC-04). */
export async function readOwnForm(request: Request, limit: CallLimit): Promise<OwnForm> {
  const call = await readTenantCall(request)
  if (!call) return answer('There is no site at this address.', 404)
  const { headers } = request
  if (!isSameSite(headers)) return answer('Please send this form from our own site.', 403)
  const submission = await readSubmission(request)
  if (submission.kind === 'refused')
    return { kind: 'answer', response: answerNoWay({ isPlainForm: isPlain(headers) }, submission.problem, submission.status) }
  const turn = await takeCall(runSql, headers, call.tenant.id, limit)
  if (turn.kind === 'refused') return { kind: 'answer', response: answerBusy(submission, turn.waitSeconds) }
  return { kind: 'form', tenant: call.tenant, submission }
}

/**
 * Whether a script filled a form in (SEC-02). How long it was open is what the visitor's browser measured: compared with our clock, a visitor whose own
 * is fast would count as a script and their lead be forgotten.
 * @param openSeconds Undefined where nothing measured it.
 */
export function isScript({ fields }: Submission, openSeconds?: number): boolean {
  return judgeSubmission(fields[SPAM_TRAP.fieldName], openSeconds ?? null).kind === 'script'
}

/** What was typed, as far as it is text: for a page that shows the form again. */
export function typedTexts({ fields }: Submission): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))
}
