import type { CollectionBeforeValidateHook } from 'payload'
import { refusal } from '@collections/shared/refusal'
import { idOf } from '@/domain/json/id-of'

/** Requires the owner of a tenant to be on its staff (SEC-20). */
export const validateOwner: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  const owner = idOf(data?.owner)
  if (owner === null || owner === idOf(originalDoc?.owner)) return data
  const tenant: unknown = originalDoc?.id
  const isStaff =
    typeof tenant === 'number' &&
    (
      await req.payload.count({
        collection: 'users',
        where: { and: [{ id: { equals: owner } }, { 'tenants.tenant': { equals: tenant } }] },
        req,
      })
    ).totalDocs === 1
  if (!isStaff)
    throw refusal('tenants', [{ path: 'owner', message: 'Choose someone on this site’s staff. Add them to the site under Staff first.' }])
  return data
}
