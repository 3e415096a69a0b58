import { createHash } from 'node:crypto'
import type { leadCall } from '@/contract/leads'
import type { SiteCaller } from '@/app/http/audience'
import type { Call, Outcome } from '@/app/http/define-call'
import type { Submission } from '@/app/http/read-submission'
import { type Refusal, refuse, refuseForNow } from '@/app/http/refusal'
import { isBot, typedTexts } from '@/app/http/typed-form'
import type { Tenant } from '@/domain/tenant/tenant'
import { runSql } from '@/server/database/run-sql'
import { storeDraft } from '@/server/leads/form-draft'
import { storeLead } from '@/server/leads/store-lead'
import { readClock } from '@/server/process/now'
import { payloadClient } from '@/server/process/payload-client'
import { type RateLimit, checkVisitorRateLimit } from '@/server/rate-limit/rate-limit'
import { readSession } from '@/server/account/session'
import { PROBLEMS_ID } from '@/ui/primitives/alert'
import { answerSuccess, BUSY, refuseProblems } from './lead-answers'
import { type LeadProblems, type LeadSubject, readLead, readSubject } from './read-lead'
import type { z } from 'zod'

type LeadCall = Call<SiteCaller, z.output<(typeof leadCall)['request']>>
type LeadOutcome = Outcome<(typeof leadCall)['answer']>

/** A limit for leads of one visitor on one site. The call counts invalid attempts (SEC-02). */
const LEAD_LIMIT: RateLimit = { name: 'lead', calls: 5, seconds: 60 }

/** A form without JavaScript has no idempotency key: the same content on the same day is the same lead (REL-06). */
function keyOfContent({ fields }: Submission, { kind, carSlug }: LeadSubject): string {
  const day = new Date().toISOString().slice(0, 10)
  return `plain-${createHash('sha256')
    .update(JSON.stringify([day, kind, carSlug, Object.entries(fields).toSorted()]))
    .digest('hex')}`
}

/** Returns the errors: as JSON for our script, or on a page that shows the form again with all typed values (LEAD-15, LEAD-16). */
async function showAgain(
  tenant: Tenant,
  submission: Submission,
  subject: LeadSubject,
  problems: LeadProblems,
): Promise<Response | Refusal> {
  if (!submission.isPlainForm) return refuseProblems(problems)
  const token = await storeDraft(runSql, tenant.id, {
    kind: subject.kind,
    carSlug: subject.carSlug,
    values: typedTexts(submission),
    problems: Object.entries(problems).flatMap(([name, messages = []]) =>
      messages.map((message) => ({ name: name === 'form' ? '' : name, message })),
    ),
  })
  return new Response(null, { status: 303, headers: { location: `/forms/${subject.kind}?draft=${token}#${PROBLEMS_ID}` } })
}

async function store({ tenant, submission, headers, input }: LeadCall, subject: LeadSubject): Promise<LeadOutcome> {
  const read = await readLead({ tenant, subject, submission, headers, now: readClock() })
  if (read.kind === 'wrong') return showAgain(tenant, submission, subject, read.problems)
  const turn = await checkVisitorRateLimit(runSql, headers, tenant.id, LEAD_LIMIT)
  if (turn.kind === 'refused') return refuseForNow(429, BUSY, turn.waitSeconds)
  const key = input.idempotency_key ?? keyOfContent(submission, subject)
  const session = await readSession(headers, tenant.id)
  const shopperId = session?.shopper.id ?? null
  const stored = await storeLead(await payloadClient(), { tenantId: tenant.id, form: subject.kind, lead: read.lead, key, shopperId })
  if (stored.kind === 'changed') return refuse(409, 'This form was already sent with different details. Please reload the page.')
  return answerSuccess(submission, { lead_id: stored.id, event: read.lead.event, car_id: read.lead.car_id })
}

/** Handles a form of a tenant's site: validates it, stores it with its deliveries, and only then confirms it (LEAD-17, REL-01). */
export async function handleLead(call: LeadCall): Promise<LeadOutcome> {
  const { submission, headers, input } = call
  const subject = readSubject(submission, headers.get('referer') ?? '')
  if (!subject) return refuse(422, 'This form is out of date. Please reload the page.')
  // a bot gets a normal success response, but nothing is stored
  if (isBot(submission, input.open_seconds)) return answerSuccess(submission, { lead_id: null, event: null, car_id: null })
  return store(call, subject)
}
