import type { CollectionBeforeChangeHook } from 'payload'
import { sealSecret } from '@/server/delivery/sealed-secret'

const SECRETS = ['smtp_password', 'webhook_secret'] as const

/** What was typed as a secret is sealed and forgotten: neither the database nor an answer of the API ever holds it readable. */
export const sealSecrets: CollectionBeforeChangeHook = ({ data, req }) => {
  const sealed = SECRETS.flatMap((name) => {
    const typed: unknown = data[name]
    return typeof typed === 'string' && typed !== '' ? [[`${name}_sealed`, sealSecret(typed, req.payload.secret)]] : []
  })
  return { ...data, ...Object.fromEntries(SECRETS.map((name) => [name, null])), ...Object.fromEntries(sealed) }
}
