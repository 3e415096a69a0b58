import { expect, test } from 'vitest'
import { staffAuth } from './auth'

test.each([
  ['http', false],
  ['https', true],
] as const)('SEC-04: over %s the cookie of staff is of its host alone, SameSite, and bound to TLS where there is any', (scheme, secure) => {
  expect(staffAuth(scheme).cookies).toEqual({ sameSite: 'Lax', secure })
})
