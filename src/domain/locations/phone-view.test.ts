import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hidePhone, readHiddenPhone, toPhoneNumber } from './phone-view'

test.each([
  ['PHONE-01: in asterisks', '0755504410', true, { shown: '(07) **** ****', code: hidePhone('(07) 5550 4410'), isMasked: true }],
  [
    'PHONE-01: unmasked if the site does not mask phones',
    '0755504410',
    false,
    { text: '(07) 5550 4410', href: 'tel:+61755504410', isMasked: false },
  ],
  ['PHONE-04: none', null, true, null],
  ['PHONE-04: no number', 'ask at the desk', true, null],
])('%s', (_, raw, phoneRevealEnabled, expected) => {
  expect(toPhoneNumber(raw, { phoneRevealEnabled })).toEqual(expected)
})

test('PHONE-01: any number survives encoding', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (text) => readHiddenPhone(hidePhone(text)) === text))
})

test.each(['(07) 5550 4410', '0491 570 156', '1800 160 401'])('PHONE-01: the code of %s contains no run of its digits', (text) => {
  const digits = text.replace(/\D/g, '')
  const code = hidePhone(text).replace(/\D/g, '')
  for (let at = 0; at + 4 <= digits.length; at += 1) {
    const run = digits.slice(at, at + 4)
    expect([code.includes(run), code.includes([...run].reverse().join(''))], run).toEqual([false, false])
  }
})

test.each(['', '!', 'zzzz', '1.-2'])('PHONE-01: %j is an invalid code', (code) => expect(readHiddenPhone(code)).toBe(''))
