import type { CollectionBeforeValidateHook } from 'payload'
import { nameAccountOf } from '@/domain/account/shopper'

function tenantIdOf(value: unknown): number | null {
  if (typeof value === 'number') return value
  return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'number' ? value.id : null
}

/** The name by which an account is found follows its site and email, whoever changes them. */
export const nameAccount: CollectionBeforeValidateHook = ({ data, originalDoc }) => {
  const tenantId = tenantIdOf(data?.tenant ?? originalDoc?.tenant)
  const email: unknown = data?.email ?? originalDoc?.email
  if (!data || tenantId === null || typeof email !== 'string') return data
  return { ...data, email: email.trim().toLowerCase(), username: nameAccountOf(tenantId, email) }
}
