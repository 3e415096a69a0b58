import type { CollectionBeforeChangeHook } from 'payload'
import { isSecretOutdated, type LeadSecret } from '@/domain/leads/outgoing/changed-destinations'
import { sealSecret } from '@/server/lead-dispatch/sealed-secret'

const SECRETS = ['smtp_password', 'webhook_secret'] as const satisfies readonly LeadSecret[]

/**
 * What was typed as a secret is sealed and forgotten: neither the database nor an answer of the API ever holds it readable. A stored secret is dropped when
 * what it belongs to changes, unless a new one comes with the change: it would be sent to the new server otherwise (SEC-20).
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
