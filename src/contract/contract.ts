import { z } from 'zod'
import type { RefusalStatus } from '@/domain/http/refusal'

/**
 * Who may make a call. `site`: any visitor of a site; `shopper`: a signed-in visitor; `anyone`: needs no site; `internal`: the operator's
 * monitoring or a provider's webhook, not in the published description.
 */
export type Audience = 'site' | 'shopper' | 'anyone' | 'internal'

/**
 * The request and answer of a public call. Routes parse requests with it, the browser's client takes its types from it, and
 * `/api/openapi.json` describes it.
 */
export type Contract<Request extends z.ZodType = z.ZodType, Answer extends z.ZodType = z.ZodType> = {
  method: 'GET' | 'POST'
  /** As callers write it. `{name}` is a variable part and a field of the request. */
  path: `/${string}`
  summary: string
  audience: Audience
  /** The fields of the path, and of the query (GET) or the form (POST). */
  request: Request
  /** The body of a success. Null is sent without content. */
  answer: Answer
  /** The media type, when the answer is a file. */
  file?: string
  /** Only answers with a redirect, for browsers; not in the published description. */
  redirects?: true
  /** A form that browsers without JavaScript can send too. They receive a redirect or a page. */
  isForm?: true
  /** The call's own refusals, in addition to those of every call of its kind. */
  refusals: readonly RefusalStatus[]
}

/** The request of a call without parameters. */
export const NOTHING = z.object({})
/** The answer of a call without content. */
export const NO_CONTENT = z.null()
/** The answer of a call that returns a file. */
export const FILE = z.string().meta({ format: 'binary' })

/** IDs within the range of the database's integers. */
export const id = z.int().positive().max(2_147_483_647)

const MAX_SLUG_LENGTH = 200
/** A vehicle's slug in a path. Longer text is cut and then matches no vehicle. */
export const slug = z.string().overwrite((text) => text.slice(0, MAX_SLUG_LENGTH))
