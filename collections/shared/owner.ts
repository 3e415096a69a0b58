import { type Access, type CollectionBeforeChangeHook, type CollectionConfig, Forbidden, type PayloadRequest } from 'payload'
import { idOf } from '@/domain/json/id-of'
import { type GuardedCollection, OPERATIONS, OWNER_RIGHTS } from '@/domain/staff/access-table'
import { roleOf } from './access'

/** Returns the tenants that the requester owns: assigned by an admin, and still on their staff (SEC-20). */
async function findOwned(req: PayloadRequest): Promise<number[]> {
  const { user } = req
  if (roleOf(req) === null || user?.collection !== 'users') return []
  const own = (user.tenants ?? []).flatMap(({ tenant }) => idOf(tenant) ?? [])
  if (own.length === 0) return []
  const { docs } = await req.payload.find({
    collection: 'tenants',
    where: { and: [{ id: { in: own } }, { owner: { equals: user.id } }] },
    depth: 0,
    pagination: false,
    select: {},
    req,
  })
  return docs.map(({ id }) => id)
}

function ownerOr(rule: Access): Access {
  return async (args) => {
    if ((await rule(args)) === true) return true
    const owned = await findOwned(args.req)
    return owned.length > 0 ? { tenant: { in: owned } } : false
  }
}

/** Adds the rights of a tenant's owner to those of the roles. */
export function withOwner(collection: GuardedCollection, access: NonNullable<CollectionConfig['access']>): CollectionConfig['access'] {
  const rights = OPERATIONS.filter((operation) => OWNER_RIGHTS[collection]?.includes(operation))
  return { ...access, ...Object.fromEntries(rights.map((operation) => [operation, ownerOr(access[operation] ?? (() => false))])) }
}

/**
 * Keeps an owner's document with one of their tenants: access of a create has no document to check, and an update may name another tenant.
 */
export const keepWithOwner: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  if (!req.user || roleOf(req) === 'admin') return data
  const owned = await findOwned(req)
  const tenants = [idOf(data.tenant), ...(operation === 'update' ? [idOf(originalDoc?.tenant)] : [])]
  if (tenants.some((tenant) => tenant === null || !owned.includes(tenant))) throw new Forbidden(req.t)
  return data
}
