import type { z } from 'zod'
import type { Contract } from '@/contract/contract'
import { ACCOUNT_PROBLEMS, type AccountProblem } from '@/domain/account/account-forms'
import { toSafePath } from '@/domain/account/safe-path'
import type { RefusalStatus } from '@/domain/http/refusal'
import type { Tenant } from '@/domain/tenant/tenant'
import { accountSite, shopper, type ShopperCaller, type SiteCaller } from '@/app/http/audience'
import { type Call, defineCall, type Outcome } from '@/app/http/define-call'
import type { Submission } from '@/app/http/read-submission'
import { Refusal } from '@/app/http/refusal'
import { runSql } from '@/server/database/run-sql'
import { ACCOUNT_DRAFT, storeDraft } from '@/server/leads/form-draft'
import type { RateLimit } from '@/server/rate-limit/rate-limit'
import { PROBLEMS_ID } from '@/ui/primitives/alert'
import { typedTexts } from '@/app/http/typed-form'

/** The outcome of an account form. `cookie` is a cookie to set, `to` the page that a form without JavaScript redirects to. */
export type AccountAnswer = { kind: 'done'; body?: Record<string, unknown>; cookie?: string; to: string }

const PRIVATE = { 'cache-control': 'private, no-store' }

/** The parameters that say what a form's page is for. */
const QUERY_PARAMETERS = ['type', 'redirect', 'back', 'token']

/** Stores the form as typed, without passwords, to show it again. */
function storeTyped(tenant: Tenant, submission: Submission, problems: Readonly<Record<string, string>> = {}): Promise<string> {
  const typed = Object.entries(typedTexts(submission)).filter(([name]) => name !== 'password' && !QUERY_PARAMETERS.includes(name))
  const listed = Object.entries(problems).map(([name, message]) => ({ name, message }))
  return storeDraft(runSql, tenant.id, { kind: ACCOUNT_DRAFT, carSlug: null, values: Object.fromEntries(typed), problems: listed })
}

const PROBLEMS: Partial<Record<RefusalStatus, AccountProblem>> = { 401: 'wrong', 410: 'expired', 429: 'busy' }

/** Redirects to the form's page with its parameters and an error. The address never has typed values (SEC-05). */
async function showAgain(page: string, { status, options }: Refusal, { tenant, submission }: SiteCaller & { submission: Submission }) {
  const known = QUERY_PARAMETERS.flatMap((name) => (typeof submission.fields[name] === 'string' ? [[name, submission.fields[name]]] : []))
  const draft = await storeTyped(tenant, submission, options.fields)
  const asked = new URLSearchParams([...known, ['problem', PROBLEMS[status] ?? 'form'], ['draft', draft]])
  return new Response(null, { status: 303, headers: { ...PRIVATE, location: `${page}?${asked}#${PROBLEMS_ID}` } })
}

function writeDone({ body, cookie, to }: AccountAnswer, { isPlainForm }: Submission): Response {
  const headers = new Headers(PRIVATE)
  if (cookie) headers.append('set-cookie', cookie)
  if (!isPlainForm) return Response.json({ success: true, to, ...body }, { headers })
  headers.set('location', to)
  return new Response(null, { status: 303, headers })
}

type AccountForm<Request extends z.ZodType, Answer extends z.ZodType> = {
  contract: Contract<Request, Answer>
  limit: RateLimit
  /** The page with the form. */
  page: string
}

/** Defines the call of an account form (AUTH-04). `redirect` is the next page, a path on this site (SEC-04). */
export function defineAccountForm<Request extends z.ZodType, Answer extends z.ZodType>(
  { contract, limit, page }: AccountForm<Request, Answer>,
  act: (call: Call<SiteCaller, z.output<Request>> & { redirect: string }) => Promise<AccountAnswer | Refusal>,
) {
  return defineCall(
    {
      contract,
      audience: accountSite,
      limit: { ...limit, busy: ACCOUNT_PROBLEMS.busy },
      keepsForm: true,
      refusePlain: (refusal, call) => showAgain(page, refusal, call),
    },
    async (call) => {
      const outcome = await act({ ...call, redirect: toSafePath(call.submission.fields.redirect, '/my-garage') })
      return outcome instanceof Refusal ? outcome : writeDone(outcome, call.submission)
    },
  )
}

/** A limit for shoppers who change their own data, far above what a person does. */
const OWN_LIMIT = { name: 'own', calls: 240, seconds: 60, busy: ACCOUNT_PROBLEMS.busy }

/** Defines a call that changes a shopper's own data. @param also Returns additional fields for a refusal. */
export function defineOwnCall<Request extends z.ZodType, Answer extends z.ZodType>(
  contract: Contract<Request, Answer>,
  act: (call: Call<ShopperCaller, z.output<Request>>) => Promise<Outcome<Answer>>,
  also?: (refusal: Refusal) => Record<string, unknown>,
) {
  return defineCall({ contract, audience: shopper, limit: OWN_LIMIT, alsoInRefusal: also }, act)
}
