import type { z } from 'zod'
import type { Contract } from '@/contract/contract'
import { runSql } from '@/server/database/run-sql'
import { checkReadRateLimit } from '@/server/rate-limit/read-rate-limit'
import { type RateLimit, checkVisitorRateLimit } from '@/server/rate-limit/rate-limit'
import { isSearchUnavailable } from '@/server/search/port'
import type { AudienceRule } from './audience'
import { answerOrReturnForm } from './fallback-answer'
import { isPlain, readSubmission, type Submission } from './read-submission'
import { writeRefusalPage, refuse, Refusal, refuseForNow, writeRefusal } from './refusal'
import { readText } from './read-text'
import { isSameSite } from './same-site'

/** The requests of one visitor per minute: far above what a person makes, even in an office that shares an address. */
const READ_LIMIT: RateLimit = { name: 'read', calls: 1200, seconds: 60 }
/** The limit for calls that render files or use another service: brochures, pictures, quotes. */
export const COSTLY_LIMIT: RateLimit = { name: 'costly', calls: 120, seconds: 60 }
/** Forms are small: larger bodies are refused. */
const FORM_BYTES = 64_000

const BUSY = 'Too many requests. Please wait a minute and try again.'
const TOO_LONG = 'The request is too large.'
const FIX = 'Please fix the following errors:'

/** A raw request: `parameters` are those of its address, `submission.fields` those of the path and of the query or form. */
type Asked = { request: Request; headers: Headers; parameters: URLSearchParams; submission: Submission }

/** An admitted and validated request. `input` is `submission.fields` parsed by the contract's schema. */
export type Call<Who, Input> = Who & Asked & { input: Input }

type CommonRules = {
  /** The rate limit for one visitor, counted across all processes (SEC-02). `busy` is the message when it is exceeded. */
  limit?: RateLimit & { busy?: string }
  /** The rate limit that is counted in memory before anything is looked up. Internal calls have none. */
  readLimit?: RateLimit
  /** The largest body in bytes. */
  body?: number
  /** The body is signed and not parsed: the field `body` has its text. */
  isRaw?: boolean
  /** Whether only pages of the same site may call (SEC-04). Defaults to true for calls that change something. */
  sameSite?: boolean
  /** The Cache-Control header of a success. By default it is not stored. */
  cache?: string
  /** The status and message of a request that the schema refuses. Defaults to 400 for GET and 422 for POST. */
  invalid?: { status?: 400 | 422; message?: string }
  /** Returns additional fields for the body of a refusal. */
  alsoInRefusal?: (refusal: Refusal) => Record<string, unknown>
  /** Returns the form to a browser without JavaScript while the database is unavailable (REL-11). */
  keepsForm?: true
}

export type CallRules<Sent extends z.ZodType, Answer extends z.ZodType, Who extends object> = CommonRules & {
  contract: Contract<Sent, Answer>
  audience: AudienceRule<Who>
  /** Responds with a refusal to a browser without JavaScript, instead of the default page. */
  refusePlain?: (refusal: Refusal, call: Who & { submission: Submission }) => Promise<Response>
}

type Described = CommonRules & { contract: Contract }

/** A handler's result: the contract's answer, a refusal, or a response for a file, redirect or cookie. */
export type Outcome<Answer extends z.ZodType> = z.input<Answer> | Refusal | Response

type RouteContext = { params: Promise<object> }
type Route = (request: Request, context?: RouteContext) => Promise<Response>

/** Returns the first message of each invalid field, in the order of the fields. Errors of the whole request are under 'form'. */
function listProblems({ issues }: z.core.$ZodError): Record<string, string> {
  const problems: Record<string, string> = {}
  for (const { path, message } of issues) problems[path.map(String).join('.') || 'form'] ??= message
  return problems
}

function refuseInvalid({ contract, invalid }: Described, error: z.core.$ZodError): Refusal {
  const status = invalid?.status ?? (contract.method === 'GET' ? 400 : 422)
  const first = error.issues[0]?.message ?? FIX
  return refuse(status, invalid?.message ?? (status === 422 ? FIX : first), { fields: listProblems(error) })
}

/** Refuses requests without looking up the site: rate limits (SEC-02), and pages of other sites (SEC-04). */
function refuseEarly({ contract, readLimit = READ_LIMIT, sameSite }: Described, headers: Headers): Refusal | null {
  if (contract.audience === 'internal') return null
  const turn = checkReadRateLimit(headers, readLimit)
  if (turn.kind === 'refused') return refuseForNow(429, 'Too many requests. Please try again in a moment.', turn.waitSeconds)
  const isOwnAlone = sameSite ?? (contract.method === 'POST' || contract.audience === 'shopper')
  return isOwnAlone && !isSameSite(headers) ? refuse(403, 'Please send this from our own site.') : null
}

/** Reads the fields of the path and of the query or body. The first value of a repeated parameter counts. */
async function readFields(
  { contract, body = FORM_BYTES, isRaw = false }: Described,
  request: Request,
  parameters: URLSearchParams,
  context?: RouteContext,
): Promise<Submission | Refusal> {
  const params = (await context?.params) ?? {}
  if (isRaw) {
    const text = await readText(request, body)
    return text === null ? refuse(413, TOO_LONG) : { kind: 'ok', isPlainForm: false, fields: { ...params, body: text } }
  }
  if (contract.method === 'GET') {
    const query = Object.fromEntries([...parameters].toReversed())
    return { kind: 'ok', isPlainForm: false, fields: { ...query, ...params } }
  }
  const submission = await readSubmission(request, body)
  return submission.kind === 'refused'
    ? refuse(submission.status, submission.problem)
    : { ...submission, fields: { ...submission.fields, ...params } }
}

async function decide<Sent extends z.ZodType, Answer extends z.ZodType, Who extends object>(
  rules: CallRules<Sent, Answer, Who>,
  handle: (call: Call<Who, z.output<Sent>>) => Promise<Outcome<Answer>>,
  call: Who & Asked,
): Promise<Outcome<Answer>> {
  const { limit, contract, audience } = rules
  const turn = limit ? await checkVisitorRateLimit(runSql, call.headers, audience.tenantOf(call), limit) : null
  if (turn?.kind === 'refused') return refuseForNow(429, limit?.busy ?? BUSY, turn.waitSeconds)
  const parsed = contract.request.safeParse(call.submission.fields)
  if (!parsed.success) return refuseInvalid(rules, parsed.error)
  try {
    return await handle({ ...call, input: parsed.data })
  } catch (error) {
    if (!isSearchUnavailable(error)) throw error
    return refuseForNow(503, 'Search is taking a break. Please try again in a moment.', 5)
  }
}

function writeAnswer(answer: unknown, cache = 'private, no-store'): Response {
  const headers = { 'cache-control': cache }
  return answer === null ? new Response(null, { status: 204, headers }) : Response.json(answer, { headers })
}

/**
 * Defines a public call: who may make it, how often, how large, from where, and its request and answer (SEC-02, SEC-04). A refusal is JSON
 * as in `RefusalBody`, or a page if a browser sent a form without JavaScript.
 * @returns The route handler to export.
 * @throws When the audience differs from the contract's, so that the build fails.
 */
export function defineCall<Sent extends z.ZodType, Answer extends z.ZodType, Who extends object>(
  rules: CallRules<Sent, Answer, Who>,
  handle: (call: Call<Who, z.output<Sent>>) => Promise<Outcome<Answer>>,
): Route {
  const { contract, audience, refusePlain } = rules
  if (contract.audience !== audience.name) throw new Error(`${contract.path} is for '${contract.audience}', not for '${audience.name}'.`)
  const write = (refusal: Refusal, headers: Headers) =>
    contract.isForm && isPlain(headers) ? writeRefusalPage(refusal) : writeRefusal(refusal, rules.alsoInRefusal?.(refusal))

  const answer = async (request: Request, context?: RouteContext): Promise<Response> => {
    const { headers } = request
    const who = refuseEarly(rules, headers) ?? (await audience.admit(request))
    if (who instanceof Refusal) return write(who, headers)
    const parameters = new URL(request.url).searchParams
    const submission = await readFields(rules, request, parameters, context)
    if (submission instanceof Refusal) return write(submission, headers)
    const call = { ...who, request, headers, parameters, submission }
    const outcome = await decide(rules, handle, call)
    if (outcome instanceof Response) return outcome
    if (!(outcome instanceof Refusal)) return writeAnswer(outcome, rules.cache)
    return submission.isPlainForm && refusePlain ? refusePlain(outcome, call) : write(outcome, headers)
  }
  return rules.keepsForm ? (request, context) => answerOrReturnForm(request, (own) => answer(own, context)) : answer
}
