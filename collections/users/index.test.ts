import { expect, test } from 'vitest'
import { staffOver } from './index'

test.each([
  ['http', false],
  ['https', true],
] as const)('SEC-04: over %s the cookie of staff is of its host alone, SameSite, and bound to TLS where there is any', (scheme, secure) => {
  const { auth } = staffOver(scheme)
  expect(typeof auth === 'object' && auth.cookies).toEqual({ sameSite: 'Lax', secure })
})
