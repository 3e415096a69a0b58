import { expect, test } from 'vitest'
import { isSealedForm } from '@/domain/json/sealed'
import { openSecret, sealSecret } from './sealed-secret'

test('SEC-02: a sealed secret only opens with the platform’s secret, and sealing twice gives different texts', () => {
  const [first, second] = [sealSecret('hunter2 🚗', 'platform-a'), sealSecret('hunter2 🚗', 'platform-a')]
  expect(first).not.toBe(second)
  expect(first).not.toContain('hunter2')
  expect(openSecret(first, 'platform-a')).toBe('hunter2 🚗')
  expect(openSecret(first, 'platform-b')).toBeNull()
})

test.each(['k', 'k'.repeat(500), '🚗'.repeat(250)])('SEC-02: the sealed form of the longest allowed secret is recognised', (secret) => {
  expect(isSealedForm(sealSecret(secret, 'platform-a'), 500)).toBe(true)
})

test.each([[null], [undefined], [''], ['hunter2'], ['v1.'], ['v1.AAAA'], [`v1.${'A'.repeat(80)}`]])(
  'SEC-02: %s opens as null',
  (stored) => {
    expect(openSecret(stored, 'platform-a')).toBeNull()
  },
)
