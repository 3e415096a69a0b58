import type { CollectionBeforeOperationHook } from 'payload'
import { roleOf } from '@collections/shared/access'
import { refusal } from '@collections/shared/refusal'
import { bareReference } from '@/domain/json/id-of'

/** Fields of a site that only admins may change, with their labels. */
const ADMINS_FIELDS = {
  name: 'Name',
  slug: 'Slug',
  template: 'Template',
  owner: 'Owner',
  domains: 'Domains',
  timeZone: 'Time zone',
  sells: 'Sells the stock of',
  group: 'Belongs to the group',
} as const

const bare = (value: unknown) => bareReference(value) ?? null
/** Treats documents like their ids, and an empty list like none. */
const comparable = (value: unknown) => JSON.stringify(Array.isArray(value) ? value.map(bare) : [bare(value)].filter((one) => one !== null))

/**
 * Refuses changes to admin-only fields with a message at the field (CARD-03). Field access alone would drop the value and report success.
 * An unchanged value is accepted, because the form sends every field.
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
