import config from '@payload-config'
import { GRAPHQL_POST, REST_OPTIONS } from '@payloadcms/next/routes'
import { untilLive } from '@/server/cache/announce'

const post = GRAPHQL_POST(config)

export const POST = (request: Request) => untilLive(() => post(request))
export const OPTIONS = REST_OPTIONS(config)
