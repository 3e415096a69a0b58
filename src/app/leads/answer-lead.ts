import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Tenant } from '@/domain/tenant/tenant'
import { keepDraft } from '@/server/leads/form-draft'
import { storeLead } from '@/server/leads/store-lead'
import { readClock } from '@/server/time/now'
import { payloadClient } from '@/server/payload-client'
import { type CallLimit, takeCall } from '@/server/rate-limit/take-call'
import { readSession } from '@/server/account/session'
import { PROBLEMS_ID } from '@/ui/primitives/alert'
import { answerBusy, answerNoWay, answerRefusal, answerSuccess } from './lead-answers'
import { type LeadProblems, type LeadSubject, readLead, readSubject } from './read-lead'
import { isScript, readOwnForm, runSql, typedTexts } from '../account/own-form'
import type { Submission } from '../http/read-submission'

/** Attempts, valid or not, and leads, of one visitor on one site (SEC-02). */
const ATTEMPT_LIMIT: CallLimit = { name: 'lead-attempt', calls: 40, seconds: 60 }
const LEAD_LIMIT: CallLimit = { name: 'lead', calls: 5, seconds: 60 }

const frame = z.object({
  idempotency_key: z.string().min(8).max(80).optional().catch(undefined),
  /** How long the form was open, by the browser's own measure; absent without JavaScript. */
  open_seconds: z.number().optional().catch(undefined),
})

/** A form without scripts brings no key: the same content on the same day is the same lead (REL-06). */
function keyOfContent({ fields }: Submission, { kind, carSlug }: LeadSubject): string {
  const day = new Date().toISOString().slice(0, 10)
  return `plain-${createHash('sha256')
    .update(JSON.stringify([day, kind, carSlug, Object.entries(fields).toSorted()]))
    .digest('hex')}`
}

/** What has to be put right: as data for our script, or on a page that shows the form again with all that was typed (LEAD-15, LEAD-16). */
async function refuse(tenant: Tenant, submission: Submission, subject: LeadSubject, problems: LeadProblems): Promise<Response> {
  if (!submission.isPlainForm) return answerRefusal(problems)
  const token = await keepDraft(runSql, tenant.id, {
    kind: subject.kind,
    carSlug: subject.carSlug,
    values: typedTexts(submission),
    problems: Object.entries(problems).flatMap(([name, messages = []]) =>
      messages.map((message) => ({ name: name === 'form' ? '' : name, message })),
    ),
  })
  return new Response(null, { status: 303, headers: { location: `/forms/${subject.kind}?draft=${token}#${PROBLEMS_ID}` } })
}

async function store(
  tenant: Tenant,
  submission: Submission,
  subject: LeadSubject,
  headers: Headers,
  givenKey: string | undefined,
): Promise<Response> {
  const read = await readLead({ tenant, subject, submission, headers, now: readClock() })
  if (read.kind === 'wrong') return refuse(tenant, submission, subject, read.problems)
  const turn = await takeCall(runSql, headers, tenant.id, LEAD_LIMIT)
  if (turn.kind === 'refused') return answerBusy(submission, turn.waitSeconds)
  const key = givenKey ?? keyOfContent(submission, subject)
  const session = await readSession(headers, tenant.id)
  const shopperId = session?.shopper.id ?? null
  const stored = await storeLead(await payloadClient(), { tenantId: tenant.id, form: subject.kind, lead: read.lead, key, shopperId })
  if (stored.kind === 'changed')
    return answerNoWay(submission, 'This form was sent before with something else in it. Please load the page again.', 409)
  return answerSuccess(submission, { leadId: stored.id, event: read.lead.event, carId: read.lead.car_id })
}

/** Takes a form of a tenant's site: checked, stored with its deliveries, and only then acknowledged (LEAD-17, REL-01). */
export async function answerLead(request: Request): Promise<Response> {
  const { headers } = request
  const form = await readOwnForm(request, ATTEMPT_LIMIT)
  if (form.kind === 'answer') return form.response
  const { tenant, submission } = form
  const subject = readSubject(submission, headers.get('referer') ?? '')
  if (!subject) return answerNoWay(submission, 'This form is out of date. Please load the page again.', 422)
  const { idempotency_key, open_seconds } = frame.parse(submission.fields)
  // a script is thanked and forgotten: it learns nothing
  if (isScript(submission, open_seconds)) return answerSuccess(submission, { leadId: null, event: null, carId: null })
  return store(tenant, submission, subject, headers, idempotency_key)
}
