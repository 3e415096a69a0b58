import type { FieldHook } from 'payload'
import { maskSecrets, sealSecrets } from '@/domain/switches/secret-switches'
import { openSecret, sealSecret } from '@/server/lead-dispatch/sealed-secret'

/** Seals the secrets among switches as they are saved (SEC-02). */
const sealSecretSwitches: FieldHook = ({ value, previousValue, req }) =>
  sealSecrets(value, previousValue, (text) => (openSecret(text, req.payload.secret) === null ? sealSecret(text, req.payload.secret) : text))

/** Shows staff, over every API, that a secret is set and not what it is; the platform's own reads get its sealed form. */
const maskSecretSwitches: FieldHook = ({ value, overrideAccess }) => (overrideAccess === true ? value : maskSecrets(value))

/** Hooks of a field that holds switches. */
export const switchHooks = { beforeChange: [sealSecretSwitches], afterRead: [maskSecretSwitches] }
