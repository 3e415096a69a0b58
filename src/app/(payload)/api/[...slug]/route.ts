import config from '@payload-config'
import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes'
import { untilLive } from '@/server/cache/announce'

type Context = { params: Promise<{ slug?: string[] }> }
type Handler = (request: Request, context: Context) => Promise<Response>

/** A save is answered once it is live on every process. */
const live =
  (handler: Handler): Handler =>
  (request, context) =>
    untilLive(() => handler(request, context))

export const GET = REST_GET(config)
export const POST = live(REST_POST(config))
export const DELETE = live(REST_DELETE(config))
export const PATCH = live(REST_PATCH(config))
export const PUT = live(REST_PUT(config))
export const OPTIONS = REST_OPTIONS(config)
