import type { CollectionBeforeDeleteHook } from 'payload'
import { refuseInUse } from '@collections/shared/refusal'
import { isTenantOwned } from '@collections/shared/tenant-owned'
import { ACCESS_TABLE } from '@/domain/staff/access-table'

/**
 * Refuses to delete a tenant with documents or staff: they would remain without a tenant, out of everybody's reach, and a staff member's
 * tenant can't be empty.
 */
export const refuseUsedTenant: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const counts = await Promise.all([
    ...Object.keys(ACCESS_TABLE)
      .filter(isTenantOwned)
      .map(async (collection) => ({
        collection,
        name: collection.replaceAll('-', ' '),
        count: (await req.payload.count({ collection, where: { tenant: { equals: id } }, req })).totalDocs,
      })),
    req.payload
      .count({ collection: 'users', where: { 'tenants.tenant': { equals: id } }, req })
      .then(({ totalDocs }) => ({ collection: 'users' as const, name: 'staff', count: totalDocs })),
  ])
  const left = counts.filter(({ count }) => count > 0).map(({ collection, name, count }) => ({ label: `${count} ${name}`, collection }))
  if (left.length === 0) return
  throw refuseInUse(`This tenant still has ${left.map(({ label }) => label).join(', ')}. Move or delete them first.`, left)
}
