import { expect, test } from 'vitest'
import { toPhoneNumber } from './phone-view'

test.each([
  [
    'PHONE-01: in asterisks',
    '0755504410',
    true,
    { text: '(07) 5550 4410', shown: '(07) **** ****', href: 'tel:+61755504410', isMasked: true },
  ],
  ['PHONE-01: whole where the site masks none', '0755504410', false, { shown: '(07) 5550 4410', isMasked: false }],
  ['PHONE-04: none', null, true, null],
  ['PHONE-04: no number', 'ask at the desk', true, null],
])('%s', (_, raw, phoneRevealEnabled, expected) => {
  const number = toPhoneNumber(raw, { phoneRevealEnabled })
  if (expected === null) expect(number).toBeNull()
  else expect(number).toMatchObject(expected)
})
