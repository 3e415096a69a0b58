import { expect, test } from 'vitest'
import { toSitePhone } from './site-phone'

test.each([
  ['0755504400', { text: '(07) 5550 4400', href: 'tel:+61755504400' }],
  ['1800 160 401', { text: '1800 160 401', href: 'tel:1800160401' }],
  ['', null],
  ['ask for Bob', null],
  [null, null],
])('PHONE-02: %s is shown and dialled', (stored, expected) => {
  expect(toSitePhone(stored)).toEqual(expected)
})
