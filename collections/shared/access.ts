import type { Access, CollectionConfig, FieldAccess } from 'payload'
import {
  type GuardedCollection,
  hasRight,
  type Operation,
  reachesAllTenants,
  type StaffRole,
  toStaffRole,
} from '@/domain/staff/access-table'

type Requester = { user: unknown }

/** The staff role of whoever asks; null for a visitor, and for accounts that are no staff. */
export function roleOf({ user }: Requester): StaffRole | null {
  if (typeof user !== 'object' || user === null || !('collection' in user) || user.collection !== 'users' || !('role' in user)) return null
  return toStaffRole(user.role)
}

function may(collection: GuardedCollection, operation: Operation): Access {
  return ({ req }) => {
    const role = roleOf(req)
    return role !== null && hasRight(role, collection, operation)
  }
}

/**
 * Access of one collection, read off the one table (ADM-01). The multi-tenant plugin narrows each answer to the user's own
 * tenants; an anonymous reader has no role and so no right, over REST and GraphQL alike.
 */
export function accessFor(collection: GuardedCollection): NonNullable<CollectionConfig['access']> {
  return {
    read: may(collection, 'read'),
    readVersions: may(collection, 'read'),
    create: may(collection, 'create'),
    update: may(collection, 'update'),
    delete: may(collection, 'delete'),
    // open by default: nobody unlocks accounts over the API but an admin
    unlock: ({ req }) => roleOf(req) === 'admin',
  }
}

/** Field access for those roles only. */
export function onlyRoles(...roles: StaffRole[]): FieldAccess {
  return ({ req }) => {
    const role = roleOf(req)
    return role !== null && roles.includes(role)
  }
}

/** For the tenant plugin: whether this account reaches every tenant's documents. */
export function reachesAll(user: unknown): boolean {
  const role = roleOf({ user })
  return role !== null && reachesAllTenants(role)
}
