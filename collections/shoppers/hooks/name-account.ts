import type { CollectionBeforeValidateHook } from 'payload'
import { toAccountName } from '@/domain/account/shopper'
import { idOf } from '@/domain/json/id-of'

/** Updates the account's unique name when its site or email changes. */
export const nameAccount: CollectionBeforeValidateHook = ({ data, originalDoc }) => {
  const tenantId = idOf(data?.tenant ?? originalDoc?.tenant)
  const email: unknown = data?.email ?? originalDoc?.email
  if (!data || tenantId === null || typeof email !== 'string') return data
  return { ...data, email: email.trim().toLowerCase(), username: toAccountName(tenantId, email) }
}
