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

/** What a form about an account came to. `cookie`: what the browser is to remember; `to`: the page that a form without scripts goes on to. */
export type AccountAnswer = { kind: 'done'; body?: Record<string, unknown>; cookie?: string; to: string }

const PRIVATE = { 'cache-control': 'private, no-store' }

/** What a form's page is for, which its address tells. */
const WISH = ['type', 'redirect', 'back', 'token']

/** What was typed is kept to be shown again, a password never. */
function keepTyped(tenant: Tenant, submission: Submission, problems: Readonly<Record<string, string>> = {}): Promise<string> {
  const typed = Object.entries(typedTexts(submission)).filter(([name]) => name !== 'password' && !WISH.includes(name))
  const listed = Object.entries(problems).map(([name, message]) => ({ name, message }))
  return storeDraft(runSql, tenant.id, { kind: ACCOUNT_DRAFT, carSlug: null, values: Object.fromEntries(typed), problems: listed })
}

const PROBLEMS: Partial<Record<RefusalStatus, AccountProblem>> = { 401: 'wrong', 410: 'expired', 429: 'busy' }

/** The page of a form again, with what it was for and a word for what went wrong; nothing that was typed is in the address (SEC-05). */
async function showAgain(page: string, { status, options }: Refusal, { tenant, submission }: SiteCaller & { submission: Submission }) {
  const known = WISH.flatMap((name) => (typeof submission.fields[name] === 'string' ? [[name, submission.fields[name]]] : []))
  const draft = await keepTyped(tenant, submission, options.fields)
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
  /** The page that shows the form. */
  page: string
}

/** Defines a form about an account (AUTH-04). `redirect` is where its page leads to when all is well: a path of this site (SEC-04). */
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

/** Changes of one shopper's own things: far more than a person makes. */
const OWN_LIMIT = { name: 'own', calls: 240, seconds: 60, busy: ACCOUNT_PROBLEMS.busy }

/** Defines a call by which shoppers change what is theirs. @param also What is answered beside the error of a refusal. */
export function defineOwnCall<Request extends z.ZodType, Answer extends z.ZodType>(
  contract: Contract<Request, Answer>,
  act: (call: Call<ShopperCaller, z.output<Request>>) => Promise<Outcome<Answer>>,
  also?: (refusal: Refusal) => Record<string, unknown>,
) {
  return defineCall({ contract, audience: shopper, limit: OWN_LIMIT, alsoInRefusal: also }, act)
}
