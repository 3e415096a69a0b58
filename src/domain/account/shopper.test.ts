import { expect, test } from 'vitest'
import { nameAccountOf } from './shopper'

test('AUTH-04, SEC-01: an email is one account for each site, however it is written', () => {
  expect(nameAccountOf(1, ' Anna@Example.com ')).toBe('1:anna@example.com')
  expect(nameAccountOf(2, 'anna@example.com')).not.toBe(nameAccountOf(1, 'anna@example.com'))
})
