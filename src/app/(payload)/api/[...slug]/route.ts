import config from '@payload-config'
import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes'
import { explainAdminBody, explainJson, isJsonBody } from '@/domain/http/admin-body'
import { explainAdminQuery } from '@/domain/http/admin-query'
import { untilLive } from '@/server/invalidation/announce'
import { sayWhereShown } from './say-where'

type Context = { params: Promise<{ slug?: string[] }> }
type Handler = (request: Request, context: Context) => Promise<Response>

/** The admin sends a long query as a form with this header. */
const METHOD_OVERRIDE = 'x-payload-http-method-override'

/** Returns an error message for a malformed query or an unreadable body, on which Payload would fail (SEC-25). */
async function explain(request: Request): Promise<string | null> {
  const { headers } = request
  const body = { contentType: headers.get('content-type'), contentLength: Number(headers.get('content-length') ?? 0) }
  const problem = explainAdminQuery(new URL(request.url).searchParams) ?? explainAdminBody(body)
  if (problem !== null) return problem
  if (isJsonBody(body)) return explainJson(await request.clone().text())
  return headers.has(METHOD_OVERRIDE) && body.contentLength > 0
    ? explainAdminQuery(new URLSearchParams(await request.clone().text()))
    : null
}

const checked =
  (handler: Handler): Handler =>
  async (request, context) => {
    const problem = await explain(request)
    return problem === null ? handler(request, context) : Response.json({ errors: [{ message: problem }] }, { status: 400 })
  }

/** Delays the response to a save until every process has the change. */
const live = (handler: Handler): Handler => checked((request, context) => untilLive(() => handler(request, context)))

export const GET = checked(REST_GET(config))
export const POST = live(REST_POST(config))
export const DELETE = live(REST_DELETE(config))
const patch = REST_PATCH(config)
export const PATCH = live(async (request, context) => sayWhereShown(await patch(request, context), (await context.params).slug ?? []))
export const PUT = live(REST_PUT(config))
export const OPTIONS = REST_OPTIONS(config)
