import { createHash } from 'node:crypto'
import { z } from 'zod'
import { judgeSubmission, SPAM_TRAP } from '@/domain/leads/spam-trap'
import type { Tenant } from '@/domain/tenant/tenant'
import { databasePool } from '@/server/database/pool'
import type { RunSql } from '@/server/database/transaction'
import { keepDraft } from '@/server/leads/form-draft'
import { storeLead } from '@/server/leads/store-lead'
import { readClock } from '@/server/now'
import { payloadClient } from '@/server/payload-client'
import { type CallLimit, takeCall } from '@/server/rate/take-call'
import { readSession } from '@/server/shoppers/session'
import { answerBusy, answerRefusal, answerSuccess } from './lead-answers'
import { type LeadProblems, type LeadSubject, readLead, readSubject } from './read-lead'
import { readSubmission, type Submission } from './read-submission'
import { isSameSite } from './same-site'
import { readTenantCall } from './tenant-call'

/** Attempts, valid or not, and leads, of one visitor on one site (SEC-02). */
const ATTEMPT_LIMIT: CallLimit = { name: 'lead-attempt', calls: 40, seconds: 60 }
const LEAD_LIMIT: CallLimit = { name: 'lead', calls: 5, seconds: 60 }

const run: RunSql = (text, params = []) => databasePool().query(text, [...params])

const frame = z.object({
  idempotency_key: z.string().min(8).max(80).optional().catch(undefined),
  /** Milliseconds since 1970, when the form was opened; absent without JavaScript. */
  started_at: z.coerce.number().int().positive().optional().catch(undefined),
})

const OTHER_SITE = Response.json({ error: 'Please send this form from our own site.' }, { status: 403 })

function isScript({ fields }: Submission, startedAt: number | undefined): boolean {
  const openSeconds = startedAt === undefined ? null : (Date.now() - startedAt) / 1000
  return judgeSubmission(fields[SPAM_TRAP.fieldName], openSeconds).kind === 'script'
}

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
  const values = Object.entries(submission.fields).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
  const token = await keepDraft(run, tenant.id, {
    kind: subject.kind,
    carSlug: subject.carSlug,
    values: Object.fromEntries(values),
    problems: Object.entries(problems).flatMap(([name, messages = []]) =>
      messages.map((message) => ({ name: name === 'form' ? '' : name, message })),
    ),
  })
  return new Response(null, { status: 303, headers: { location: `/forms/${subject.kind}?draft=${token}` } })
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
  const turn = await takeCall(run, headers, tenant.id, LEAD_LIMIT)
  if (turn.kind === 'refused') return answerBusy(submission, turn.waitSeconds)
  const key = givenKey ?? keyOfContent(submission, subject)
  const session = await readSession(headers, tenant.id)
  const shopperId = session?.shopper.id ?? null
  const stored = await storeLead(await payloadClient(), { tenantId: tenant.id, form: subject.kind, lead: read.lead, key, shopperId })
  if (stored.kind === 'changed')
    return Response.json({ error: 'This form was sent before with something else in it. Please load the page again.' }, { status: 409 })
  return answerSuccess(submission, { leadId: stored.id, event: read.lead.event })
}

/** Takes a form of a tenant's site: checked, stored with its deliveries, and only then acknowledged (LEAD-17, REL-01). */
export async function answerLead(request: Request): Promise<Response> {
  const call = await readTenantCall(request)
  if (!call) return Response.json({ error: 'There is no site at this address.' }, { status: 404 })
  const { headers } = request
  if (!isSameSite(headers)) return OTHER_SITE.clone()
  const submission = await readSubmission(request)
  if (submission.kind === 'refused') return Response.json({ error: submission.problem }, { status: submission.status })
  const turn = await takeCall(run, headers, call.tenant.id, ATTEMPT_LIMIT)
  if (turn.kind === 'refused') return answerBusy(submission, turn.waitSeconds)
  const subject = readSubject(submission, headers.get('referer') ?? '')
  if (!subject) return answerRefusal({ form: ['This form is out of date. Please load the page again.'] })
  const { idempotency_key, started_at } = frame.parse(submission.fields)
  // a script is thanked and forgotten: it learns nothing
  if (isScript(submission, started_at)) return answerSuccess(submission, { leadId: null, event: null })
  return store(call.tenant, submission, subject, headers, idempotency_key)
}
