import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readTypedCode, writeRecoveryCode } from './recovery-codes'

test('SEC-15: a recovery code is recognised in any spelling', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 10, maxLength: 10 }), (bytes) => {
      const code = writeRecoveryCode(bytes)
      expect(code).toMatch(/^[a-z2-9]{5}-[a-z2-9]{5}$/)
      for (const typed of [code, code.toUpperCase(), code.replace('-', ''), ` ${code.replace('-', ' ')} `]) {
        expect(readTypedCode(typed)).toEqual({ kind: 'recovery', code })
      }
    }),
  )
})

test.each([
  ['123456', { kind: 'totp', digits: '123456' }],
  ['123 456', { kind: 'totp', digits: '123456' }],
  ['12345', { kind: 'none' }],
  ['1234567', { kind: 'none' }],
  ['', { kind: 'none' }],
  [undefined, { kind: 'none' }],
  [123456, { kind: 'none' }],
  ['abcde-fgh1j', { kind: 'none' }],
  ['1'.repeat(50), { kind: 'none' }],
])('SEC-15: %j is read as %j', (typed, read) => {
  expect(readTypedCode(typed)).toEqual(read)
})
