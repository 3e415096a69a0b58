import { expect, test } from 'vitest'
import { toAccountName } from './shopper'

test('AUTH-04, SEC-01: an email is one account for each site, however it is written', () => {
  expect(toAccountName(1, ' Anna@Example.com ')).toBe('1:anna@example.com')
  expect(toAccountName(2, 'anna@example.com')).not.toBe(toAccountName(1, 'anna@example.com'))
})
