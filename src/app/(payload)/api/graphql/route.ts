import config from '@payload-config'
import { GRAPHQL_POST, REST_OPTIONS } from '@payloadcms/next/routes'
import { env } from '@/env'
import { untilLive } from '@/server/invalidation/announce'

const post = GRAPHQL_POST(config)

/** GraphQL is disabled unless the operator enables it (SEC-17). */
const refuse = () => Response.json({ errors: [{ message: 'GraphQL is switched off on this platform.' }] }, { status: 404 })

export const POST = (request: Request) => (env().GRAPHQL === 'on' ? untilLive(() => post(request)) : refuse())
export const OPTIONS = REST_OPTIONS(config)
