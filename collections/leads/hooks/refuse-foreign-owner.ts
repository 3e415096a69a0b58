import { type CollectionBeforeChangeHook, ValidationError } from 'payload'
import { idOf } from '@/domain/json/id-of'
import { belongsToTenant } from '@/server/leads/lead-staff'

/** Requires a lead's owner to be on its tenant's staff (SEC-01, ADM-18). */
export const refuseForeignOwner: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const owner = idOf(data.owner)
  const tenant = idOf(data.tenant ?? originalDoc?.tenant)
  if (owner === null || tenant === null || owner === idOf(originalDoc?.owner)) return data
  if (await belongsToTenant(req, owner, tenant)) return data
  throw new ValidationError({ collection: 'leads', errors: [{ path: 'owner', message: 'Choose someone who works for this site.' }] })
}
