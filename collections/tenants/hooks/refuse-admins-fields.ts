import type { CollectionBeforeOperationHook } from 'payload'
import { roleOf } from '@collections/shared/access'
import { refusal } from '@collections/shared/refusal'
import { bareReference } from '@/domain/json/id-of'

/** What admins alone decide of a site, with its words in the form. */
const ADMINS_FIELDS = {
  name: 'Name',
  slug: 'Slug',
  template: 'Template',
  owner: 'Owner',
  domains: 'Domains',
  timeZone: 'Time zone',
  sells: 'Sells the stock of',
} as const

const bare = (value: unknown) => bareReference(value) ?? null
/** Documents and their ids are the same, and so are an empty list and none. */
const comparable = (value: unknown) => JSON.stringify(Array.isArray(value) ? value.map(bare) : [bare(value)].filter((one) => one !== null))

/**
 * Says at the field that an admin has to make a change (CARD-03). Without it the right of the field would drop what was typed and answer as if it had been
 * saved. What is sent as it is stored is no change: the form sends every field.
 */
export const refuseAdminsFields: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'update' || !req.user || roleOf(req) === 'admin' || !('data' in args)) return args
  const given: Partial<Record<string, unknown>> = { ...args.data }
  const stored: Partial<Record<string, unknown>> =
    'id' in args && (typeof args.id === 'number' || typeof args.id === 'string')
      ? { ...(await req.payload.findByID({ collection: 'tenants', id: args.id, depth: 0, disableErrors: true, req })) }
      : {}
  const problems = Object.entries(ADMINS_FIELDS).flatMap(([path, place]) =>
    given[path] === undefined || comparable(given[path]) === comparable(stored[path])
      ? []
      : [{ path, message: 'Only an admin can change this. Leave it as it is, or ask one.', place }],
  )
  if (problems.length > 0) throw refusal('tenants', problems)
  return args
}
