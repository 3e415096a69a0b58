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

/** Returns the staff role of the requester; null for visitors and other accounts. */
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
 * Returns the access functions of a collection from the access table (ADM-01). The multi-tenant plugin narrows each result to the user's
 * own tenants. Anonymous requests have no role and no access, over REST and GraphQL alike.
 */
export function accessFor(collection: GuardedCollection): NonNullable<CollectionConfig['access']> {
  return {
    read: may(collection, 'read'),
    readVersions: may(collection, 'read'),
    create: may(collection, 'create'),
    update: may(collection, 'update'),
    delete: may(collection, 'delete'),
    // Payload allows it to every user by default.
    unlock: ({ req }) => roleOf(req) === 'admin',
  }
}

/** Field access for the given roles only. */
export function onlyRoles(...roles: StaffRole[]): FieldAccess {
  return ({ req }) => {
    const role = roleOf(req)
    return role !== null && roles.includes(role)
  }
}

/** For the tenant plugin: checks whether the account has access to every tenant's documents. */
export function reachesAll(user: unknown): boolean {
  const role = roleOf({ user })
  return role !== null && reachesAllTenants(role)
}
