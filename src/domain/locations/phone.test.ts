import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aVehicle, aVehicleLocation } from '@tests/builders/vehicle'
import { formatPhone, maskPhone, normalisePhone, resolvePhone, toTelHref } from './phone'

test.each([
  ['PHONE-01: landline', '(07) 5550 4400', '(07) **** ****'],
  ['PHONE-01: mobile', '0491 570 156', '0491 *** ***'],
  ['PHONE-01: freephone', '1800 160 401', '1800 *** ***'],
  ['PHONE-01: without spaces', '0755504400', '07555*****'],
  ['PHONE-01: international', '+61755504400', '+6175*******'],
  ['PHONE-01: letters', '1300 TOYOTA', '1300 ******'],
  ['PHONE-01: six digits', '13 22 33', '13 22 **'],
  ['PHONE-01: five characters are all visible', '13223', '13223'],
  ['PHONE-01: outer spaces do not count', '  0491 570 156', '0491 *** ***'],
])('%s', (_, phone, expected) => {
  expect(maskPhone(phone)).toBe(expected)
})

test('PHONE-01: no digit after the fifth character is visible, and the length stays the same', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9+() -]{1,20}$/), (phone) => {
      const masked = maskPhone(phone)
      expect(masked.slice(0, 5)).toBe(phone.trim().slice(0, 5))
      expect(masked.slice(5)).not.toMatch(/\d/)
      expect(masked).toHaveLength(phone.trim().length)
    }),
  )
})

test.each([
  ['LEAD-06: mobile', '0491 570 156', '+61491570156', '0491 570 156', 'tel:+61491570156'],
  ['LEAD-06: landline with brackets', '(07) 5550 4400', '+61755504400', '(07) 5550 4400', 'tel:+61755504400'],
  ['LEAD-06: international', '+61 7 5550 4400', '+61755504400', '(07) 5550 4400', 'tel:+61755504400'],
  ['LEAD-06: international with the zero', '+61 (0)7 5550 4400', '+61755504400', '(07) 5550 4400', 'tel:+61755504400'],
  ['LEAD-06: with the international prefix', '0061 491 570 156', '+61491570156', '0491 570 156', 'tel:+61491570156'],
  ['LEAD-06: with hyphens and dots', '03-5550.1234', '+61355501234', '(03) 5550 1234', 'tel:+61355501234'],
  ['PHONE-02: freephone is dialled as it is', '1800 160 401', '+611800160401', '1800 160 401', 'tel:1800160401'],
  ['PHONE-02: local rate', '1300 975 707', '+611300975707', '1300 975 707', 'tel:1300975707'],
  ['PHONE-02: six digits', '13 22 33', '+61132233', '13 22 33', 'tel:132233'],
  ['LEAD-06: a digit short', '0491 570 15', null, '0491 570 15', 'tel:049157015'],
  ['LEAD-06: a digit long', '0491 570 1567', null, '0491 570 1567', 'tel:04915701567'],
  ['LEAD-06: an unknown area code', '(01) 5550 4400', null, '(01) 5550 4400', 'tel:0155504400'],
  ['LEAD-06: without an area code', '5550 4400', null, '5550 4400', 'tel:55504400'],
  ['LEAD-06: another country', '+64 21 123 456', null, '+64 21 123 456', 'tel:+6421123456'],
  ['LEAD-06: letters', '0491 570 156 ext 2', null, '0491 570 156 ext 2', 'tel:04915701562'],
  ['PHONE-04: not a number', 'call us', null, 'call us', null],
  ['PHONE-04: empty', '', null, '', null],
])('%s', (_, raw, normalised, formatted, href) => {
  expect([normalisePhone(raw), formatPhone(raw), toTelHref(raw)]).toEqual([normalised, formatted, href])
})

test('LEAD-06: normalising is idempotent, and formatting loses nothing', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^0[23478][0-9]{8}$|^1[38]00[0-9]{6}$|^13[0-9]{4}$/), (raw) => {
      const normal = normalisePhone(raw) ?? ''
      expect(normal).toMatch(/^\+61\d+$/)
      expect(normalisePhone(normal)).toBe(normal)
      expect(normalisePhone(formatPhone(normal))).toBe(normal)
    }),
  )
})

test.each([
  ['PHONE-02: of the location', {}, {}, '(07) 5550 4400'],
  ['PHONE-03: overridden for used cars', {}, { used: '1300 975 707' }, '1300 975 707'],
  ['PHONE-03: an override of another type', {}, { new: '1300 975 707' }, '(07) 5550 4400'],
  ['PHONE-03: an empty override is ignored', {}, { used: ' ' }, '(07) 5550 4400'],
  ['PHONE-03: without a phone of its own', { location: null }, { used: '1300 975 707' }, '1300 975 707'],
  ['PHONE-04: no location', { location: null }, {}, null],
  ['PHONE-04: location without a phone', { location: aVehicleLocation({ phone: '' }) }, {}, null],
])('%s', (_, overrides, phoneOverrides, expected) => {
  expect(resolvePhone(aVehicle(overrides), { phoneOverrides })).toBe(expected)
})
