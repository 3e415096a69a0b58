import type { CollectionBeforeChangeHook } from 'payload'
import { isSecretOutdated, type LeadSecret } from '@/domain/leads/outgoing/changed-destinations'
import { sealSecret } from '@/server/lead-dispatch/sealed-secret'

const SECRETS = ['smtp_password', 'webhook_secret'] as const satisfies readonly LeadSecret[]

/**
 * Encrypts typed secrets, so that neither the database nor the API contains plain text. Drops a stored secret when its server changes
 * without a new secret: otherwise it would be sent to the new server (SEC-20).
 */
export const sealSecrets: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  const before = { ...originalDoc }
  const sealed = SECRETS.flatMap((name) => {
    const typed: unknown = data[name]
    if (typeof typed === 'string' && typed !== '') return [[`${name}_sealed`, sealSecret(typed, req.payload.secret)]]
    return isSecretOutdated(name, before, { ...before, ...data }) ? [[`${name}_sealed`, null]] : []
  })
  return { ...data, ...Object.fromEntries(SECRETS.map((name) => [name, null])), ...Object.fromEntries(sealed) }
}
