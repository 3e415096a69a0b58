import type { FieldHook } from 'payload'
import { maskSecrets, sealSecrets } from '@/domain/switches/secret-switches'
import { openSecret, sealSecret } from '@/server/lead-dispatch/sealed-secret'

/** Encrypts secret switches on save (SEC-02). */
const sealSecretSwitches: FieldHook = ({ value, previousValue, req }) =>
  sealSecrets(value, previousValue, (text) => (openSecret(text, req.payload.secret) === null ? sealSecret(text, req.payload.secret) : text))

/** Shows staff only that a secret is set, over every API. The platform's own reads get the encrypted value. */
const maskSecretSwitches: FieldHook = ({ value, overrideAccess }) => (overrideAccess === true ? value : maskSecrets(value))

/** Hooks of a field with switches. */
export const switchHooks = { beforeChange: [sealSecretSwitches], afterRead: [maskSecretSwitches] }
