import { APIError, type CollectionBeforeValidateHook, type Endpoint, type PayloadRequest, type SanitizedConfig } from 'payload'
import { isRecord } from '@/domain/json/is-record'
import { trimPreferences } from '@/server/staff/trim-preferences'

const PREFERENCES = 'payload-preferences'
const MAX_BYTES = 64 * 1024
const LONGEST_KEY = 300
const TOO_LARGE = 413

/** @throws When the setting is far larger than any of the admin's forms or lists needs. */
function refuseOversized(key: unknown, value: unknown): void {
  if (typeof key === 'string' && key.length > LONGEST_KEY)
    throw new APIError(`A setting’s name has at most ${LONGEST_KEY} characters.`, 400, null, true)
  if (Buffer.byteLength(JSON.stringify(value ?? null)) > MAX_BYTES)
    throw new APIError('That is more than the 64 KB that one setting of the admin can hold.', TOO_LARGE, null, true)
}

const checkSize: CollectionBeforeValidateHook = ({ data }) => {
  refuseOversized(data?.key, data?.value)
  return data
}

async function readBody(req: PayloadRequest): Promise<unknown> {
  try {
    return await req.json?.()
  } catch {
    return {}
  }
}

/** Wraps Payload's own endpoint, which bypasses hooks. */
function bounded(endpoint: Endpoint): Endpoint {
  return {
    ...endpoint,
    handler: async (req) => {
      const body = await readBody(req)
      refuseOversized(req.routeParams?.key, isRecord(body) ? (body.value ?? body) : body)
      const answer = await endpoint.handler(Object.assign(req, { json: () => Promise.resolve(body) }))
      await trimPreferences(req)
      return answer
    },
  }
}

async function hasOwn({ payload, routeParams, user }: PayloadRequest): Promise<boolean> {
  const own = { 'user.value': { equals: user?.id }, 'user.relationTo': { equals: user?.collection } }
  const { totalDocs } = await payload.count({ collection: PREFERENCES, where: { key: { equals: routeParams?.key }, ...own } })
  return totalDocs > 0
}

/** Wraps Payload's own endpoint, which fails with a database error when the requester has no setting of that name (SEC-25). */
function ofOwn(endpoint: Endpoint): Endpoint {
  return {
    ...endpoint,
    handler: async (req) =>
      req.user && !(await hasOwn(req))
        ? Response.json({ errors: [{ message: 'You have no such setting.' }] }, { status: 404 })
        : endpoint.handler(req),
  }
}

const WRAPPERS: Partial<Record<Endpoint['method'], (endpoint: Endpoint) => Endpoint>> = { post: bounded, delete: ofOwn }

/** Limits the size and number of admin settings that an account can store, for every way to store one (SEC-18). */
export async function limitPreferences(building: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const config = await building
  const preferences = config.collections.find(({ slug }) => slug === PREFERENCES)
  if (!preferences?.endpoints) throw new Error(`There is no collection ${PREFERENCES} to bound.`)
  const endpoints = preferences.endpoints.map((endpoint) =>
    endpoint.path === '/:key' ? (WRAPPERS[endpoint.method]?.(endpoint) ?? endpoint) : endpoint,
  )
  Object.assign(preferences, {
    endpoints,
    hooks: {
      ...preferences.hooks,
      beforeValidate: [...preferences.hooks.beforeValidate, checkSize],
      afterChange: [
        ...preferences.hooks.afterChange,
        async ({ req }: { req: PayloadRequest }) => {
          await trimPreferences(req)
        },
      ],
    },
  })
  return config
}
