import type { z } from 'zod'
import type { Contract } from '@/contract/contract'
import { runSql } from '@/server/database/run-sql'
import { checkReadRateLimit } from '@/server/rate-limit/read-rate-limit'
import { type RateLimit, checkVisitorRateLimit } from '@/server/rate-limit/rate-limit'
import { isSearchUnavailable } from '@/server/search/port'
import type { AudienceRule } from './audience'
import { answerOrKeepForm } from './away-answer'
import { isPlain, readSubmission, type Submission } from './read-submission'
import { drawRefusal, refuse, Refusal, refuseForNow, writeRefusal } from './refusal'
import { readText } from './read-text'
import { isSameSite } from './same-site'

/** What one visitor may read in a minute: many times what a person does, also in an office that shares an address. */
const READ_LIMIT: RateLimit = { name: 'read', calls: 1200, seconds: 60 }
/** The same for what is drawn anew or asked of another service: brochures, pictures, quotes. */
export const COSTLY_LIMIT: RateLimit = { name: 'costly', calls: 120, seconds: 60 }
/** Forms are small; anything larger is no form. */
const FORM_BYTES = 64_000

const BUSY = 'That is more than one visitor does in a minute. Please wait a minute and try again.'
const TOO_LONG = 'That is more than this call can take.'
const FIX = 'Please fix the following errors:'

/** A request as it came: `parameters` are those of its address, `submission.fields` those of the path and of the query or form. */
type Asked = { request: Request; headers: Headers; parameters: URLSearchParams; submission: Submission }

/** A request that was admitted and checked. `input` is what the contract's schema made of `submission.fields`. */
export type Call<Who, Input> = Who & Asked & { input: Input }

type CommonRules = {
  /** How often one visitor may call, counted by all processes together (SEC-02); `busy` is what is said beyond. */
  limit?: RateLimit & { busy?: string }
  /** The same, counted in memory before anything is looked up. Internal calls have none. */
  readLimit?: RateLimit
  /** The longest body in bytes. */
  body?: number
  /** The body is signed, so it is not parsed: the request's `body` is its text. */
  isRaw?: boolean
  /** Whether only pages of the same site may call (SEC-04); by default those calls that change something. */
  sameSite?: boolean
  /** The Cache-Control of a success; by default nobody keeps it. */
  cache?: string
  /** What is answered to a request that the schema refuses: by default 400 to GET and 422 to POST. */
  invalid?: { status?: 400 | 422; message?: string }
  /** What is answered beside the error of a refusal. */
  alsoInRefusal?: (refusal: Refusal) => Record<string, unknown>
  /** Gives a form back to a browser without scripts while the database is away (REL-11). */
  keepsForm?: true
}

export type CallRules<Sent extends z.ZodType, Answer extends z.ZodType, Who extends object> = CommonRules & {
  contract: Contract<Sent, Answer>
  audience: AudienceRule<Who>
  /** How a refusal is shown to a browser without scripts, instead of on a page by itself. */
  refusePlain?: (refusal: Refusal, call: Who & { submission: Submission }) => Promise<Response>
}

type Described = CommonRules & { contract: Contract }

/** What a handler returns: the answer of its contract, a refusal, or a response that only HTTP can say (a file, a redirect, a cookie). */
export type Outcome<Answer extends z.ZodType> = z.input<Answer> | Refusal | Response

type RouteContext = { params: Promise<object> }
type Route = (request: Request, context?: RouteContext) => Promise<Response>

/** The first message of each wrong field, in the order of the fields; what is wrong with the request as a whole is under 'form'. */
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

/** Refuses what needs no look at the site: too many calls (SEC-02), and pages of other sites (SEC-04). */
function refuseEarly({ contract, readLimit = READ_LIMIT, sameSite }: Described, headers: Headers): Refusal | null {
  if (contract.audience === 'internal') return null
  const turn = checkReadRateLimit(headers, readLimit)
  if (turn.kind === 'refused')
    return refuseForNow(429, 'That is more than one visitor asks for in a minute. Please try again in a moment.', turn.waitSeconds)
  const isOwnAlone = sameSite ?? (contract.method === 'POST' || contract.audience === 'shopper')
  return isOwnAlone && !isSameSite(headers) ? refuse(403, 'Please send this from our own site.') : null
}

/** The fields of the path and of the query or body. Of a parameter that is given several times, the first counts. */
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
 * Defines a public call: who may make it, how often, how large, from where, and what it takes and answers (SEC-02, SEC-04). Whatever is refused has the
 * one body of `RefusalBody`, or is a page where a browser sent a form without scripts.
 * @returns The handler that the route exports as its method.
 * @throws When the rules name another audience than the contract, so that the build fails.
 */
export function defineCall<Sent extends z.ZodType, Answer extends z.ZodType, Who extends object>(
  rules: CallRules<Sent, Answer, Who>,
  handle: (call: Call<Who, z.output<Sent>>) => Promise<Outcome<Answer>>,
): Route {
  const { contract, audience, refusePlain } = rules
  if (contract.audience !== audience.name) throw new Error(`${contract.path} is for '${contract.audience}', not for '${audience.name}'.`)
  const write = (refusal: Refusal, headers: Headers) =>
    contract.isForm && isPlain(headers) ? drawRefusal(refusal) : writeRefusal(refusal, rules.alsoInRefusal?.(refusal))

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
  return rules.keepsForm ? (request, context) => answerOrKeepForm(request, (own) => answer(own, context)) : answer
}
