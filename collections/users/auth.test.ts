import { expect, test } from 'vitest'
import { staffAuth } from './auth'

test.each([
  ['http', false],
  ['https', true],
] as const)('SEC-04: over %s the staff cookie is host-only, SameSite, and Secure under TLS', (scheme, secure) => {
  expect(staffAuth(scheme).cookies).toEqual({ sameSite: 'Lax', secure })
})
