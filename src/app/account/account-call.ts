import { z } from 'zod'
import { ACCOUNT_PROBLEMS, type AccountProblem } from '@/domain/account/account-forms'
import { toSafePath } from '@/domain/account/safe-path'
import type { Tenant } from '@/domain/tenant/tenant'
import { ACCOUNT_DRAFT, keepDraft } from '@/server/leads/form-draft'
import { type CallLimit, takeCall } from '@/server/rate-limit/take-call'
import { readSession, type ShopperSession } from '@/server/account/session'
import { PROBLEMS_ID } from '@/ui/primitives/alert'
import { runSql, typedTexts } from './own-form'
import { answerOrKeepForm } from '../http/away-answer'
import { readSubmission, type Submission } from '../http/read-submission'
import { isSameSite } from '../http/same-site'
import { readTenantCall } from '../http/tenant-call'

/** Where the form's page leads to when all is well and where it is shown again when not; both stay on the site (SEC-04). */
export type FormWay = { to: string; page: string; tenantId: number }

/** `cookies`: what the browser is told to remember; `to`: the page that a form without scripts goes on to. */
export type AccountAnswer = { kind: 'done'; body?: Record<string, unknown>; cookie?: string; to: string } | Wrong
type FieldProblems = Record<string, string[] | undefined>
type Wrong = { kind: 'wrong'; status: number; problem: AccountProblem; fields?: FieldProblems }

export type AccountCall = { tenant: Tenant; headers: Headers; fields: Record<string, unknown>; redirect: string }

const PRIVATE = { 'cache-control': 'private, no-store' }
const refuse = (status: number, message: string) => Response.json({ success: false, message }, { status, headers: PRIVATE })

/** The tenant of a call on a site whose visitors can sign in (TEN-07); otherwise the answer that there is no such thing. */
export async function findAccountSite(request: Request): Promise<Tenant | Response> {
  const call = await readTenantCall(request)
  if (!call?.tenant.switches.authentication) return refuse(404, 'Visitors do not sign in on this site.')
  return call.tenant
}

/** What a form's page is for, which its address tells. */
const WISH = ['type', 'redirect', 'back', 'token']

/** What was typed is kept to be shown again, a password never. */
function keepTyped(tenantId: number, submission: Submission, problems: FieldProblems = {}): Promise<string> {
  const typed = Object.entries(typedTexts(submission)).filter(([name]) => name !== 'password' && !WISH.includes(name))
  const listed = Object.entries(problems).flatMap(([name, messages = []]) => messages.map((message) => ({ name, message })))
  return keepDraft(runSql, tenantId, { kind: ACCOUNT_DRAFT, carSlug: null, values: Object.fromEntries(typed), problems: listed })
}

/** The page of a form again, with what it was for and a word for what went wrong; nothing that was typed is in the address (SEC-05). */
async function toPageAgain({ page, tenantId }: FormWay, submission: Submission, { problem, fields }: Wrong): Promise<string> {
  const known = WISH.flatMap((name) => (typeof submission.fields[name] === 'string' ? [[name, submission.fields[name]]] : []))
  const draft = await keepTyped(tenantId, submission, fields)
  return `${page}?${new URLSearchParams([...known, ['problem', problem], ['draft', draft]])}#${PROBLEMS_ID}`
}

async function write(answer: AccountAnswer, submission: Submission, way: FormWay): Promise<Response> {
  const headers = new Headers(PRIVATE)
  if (answer.kind === 'done' && answer.cookie) headers.append('set-cookie', answer.cookie)
  if (submission.isPlainForm) {
    headers.set('location', answer.kind === 'done' ? answer.to : await toPageAgain(way, submission, answer))
    return new Response(null, { status: 303, headers })
  }
  if (answer.kind === 'done') return Response.json({ success: true, to: answer.to, ...answer.body }, { headers })
  const { status, problem, fields: problems } = answer
  return Response.json(
    { success: false, message: ACCOUNT_PROBLEMS[problem], ...(problems ? { fields: problems } : {}) },
    { status, headers },
  )
}

type AccountForm<Schema extends z.ZodType> = { schema: Schema; limit: CallLimit; page: string }

/**
 * Answers a form about an account, sent by our script or by a browser without it: from the site's own pages alone, of a sensible size, and not more
 * often than a person would (SEC-02, SEC-04). While the database is away, a form sent without scripts can be sent again (REL-11).
 */
export function answerAccountForm<Schema extends z.ZodType>(
  request: Request,
  form: AccountForm<Schema>,
  act: (call: AccountCall, values: z.output<Schema>) => Promise<AccountAnswer>,
): Promise<Response> {
  return answerOrKeepForm(request, (read) => answerForm(read, form, act))
}

async function answerForm<Schema extends z.ZodType>(
  request: Request,
  { schema, limit, page }: AccountForm<Schema>,
  act: (call: AccountCall, values: z.output<Schema>) => Promise<AccountAnswer>,
): Promise<Response> {
  const tenant = await findAccountSite(request)
  if (tenant instanceof Response) return tenant
  const { headers } = request
  if (!isSameSite(headers)) return refuse(403, 'Please send this form from our own site.')
  const submission = await readSubmission(request)
  if (submission.kind === 'refused') return refuse(submission.status, submission.problem)
  const { fields } = submission
  const way = { page, to: toSafePath(fields.redirect, '/my-garage'), tenantId: tenant.id }
  const turn = await takeCall(runSql, headers, tenant.id, limit)
  if (turn.kind === 'refused') return write({ kind: 'wrong', status: 429, problem: 'busy' }, submission, way)
  const parsed = schema.safeParse(fields)
  if (!parsed.success) {
    return write({ kind: 'wrong', status: 422, problem: 'form', fields: z.flattenError(parsed.error).fieldErrors }, submission, way)
  }
  return write(await act({ tenant, headers, fields, redirect: way.to }, parsed.data), submission, way)
}

export type OwnCall = { tenant: Tenant; session: ShopperSession }

/** Answers somebody who is signed in, out of what is theirs; nobody else (AUTH-01, SEC-01). */
export async function answerShopper(request: Request, answer: (call: OwnCall) => Promise<Response>): Promise<Response> {
  const tenant = await findAccountSite(request)
  if (tenant instanceof Response) return tenant
  if (!isSameSite(request.headers)) return refuse(403, 'Please ask for this from our own site.')
  const session = await readSession(request.headers, tenant.id)
  if (!session) return refuse(401, 'Please sign in first.')
  return answer({ tenant, session })
}

/** The answer to a call about what is somebody's own: kept by nobody. */
export const answerPrivately = (body: Record<string, unknown>, status = 200) => Response.json(body, { status, headers: PRIVATE })
