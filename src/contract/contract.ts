import { z } from 'zod'
import type { RefusalStatus } from '@/domain/http/refusal'

/**
 * Who may make a call. `site`: any visitor of a site; `shopper`: a visitor who is signed in there; `anyone`: no site is needed; `internal`: the
 * operator's monitoring or a provider's message, left out of the published description.
 */
export type Audience = 'site' | 'shopper' | 'anyone' | 'internal'

/** What one public call takes and answers. The route parses by it, the browser's client has its types from it, and `/api/openapi.json` describes it. */
export type Contract<Request extends z.ZodType = z.ZodType, Answer extends z.ZodType = z.ZodType> = {
  method: 'GET' | 'POST'
  /** As callers write it; `{name}` is a part that varies and is a field of the request. */
  path: `/${string}`
  summary: string
  audience: Audience
  /** The fields of the path, and of the query (GET) or of the form (POST). */
  request: Request
  /** The body of a success; null is answered without content. */
  answer: Answer
  /** The media type of an answer that is a file. */
  file?: string
  /** Answers with a redirect alone: an address for browsers, left out of the published description. */
  redirects?: true
  /** A form, which a browser without scripts may send too: it is then redirected, or shown a page. */
  isForm?: true
  /** Why the call itself may refuse; what every call of its kind may say is added. */
  refusals: readonly RefusalStatus[]
}

/** The request of a call that needs to be told nothing. */
export const NOTHING = z.object({})
/** The answer of a call that has nothing to say. */
export const NO_CONTENT = z.null()
/** The answer of a call that answers a file. */
export const FILE = z.string().meta({ format: 'binary' })

/** Ids as the database has them. */
export const id = z.int().positive().max(2_147_483_647)

const LONGEST_SLUG = 200
/** The slug of a car in a path. Longer ones are cut, and then no car has them. */
export const slug = z.string().overwrite((text) => text.slice(0, LONGEST_SLUG))
