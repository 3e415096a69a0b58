import config from '@payload-config'
import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes'
import { explainAdminQuery } from '@/domain/http/admin-query'
import { untilLive } from '@/server/cache/announce'

type Context = { params: Promise<{ slug?: string[] }> }
type Handler = (request: Request, context: Context) => Promise<Response>

/** Refuses a query that Payload would fail on (SEC-25). */
const checked =
  (handler: Handler): Handler =>
  (request, context) => {
    const problem = explainAdminQuery(new URL(request.url).searchParams)
    return problem === null
      ? handler(request, context)
      : Promise.resolve(Response.json({ errors: [{ message: problem }] }, { status: 400 }))
  }

/** A save is answered once it is live on every process. */
const live = (handler: Handler): Handler => checked((request, context) => untilLive(() => handler(request, context)))

export const GET = checked(REST_GET(config))
export const POST = live(REST_POST(config))
export const DELETE = live(REST_DELETE(config))
export const PATCH = live(REST_PATCH(config))
export const PUT = live(REST_PUT(config))
export const OPTIONS = REST_OPTIONS(config)
