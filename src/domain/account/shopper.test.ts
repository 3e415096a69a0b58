import { expect, test } from 'vitest'
import { toAccountName } from './shopper'

test('AUTH-04, SEC-01: an email has one account per site, whatever its case', () => {
  expect(toAccountName(1, ' Anna@Example.com ')).toBe('1:anna@example.com')
  expect(toAccountName(2, 'anna@example.com')).not.toBe(toAccountName(1, 'anna@example.com'))
})
