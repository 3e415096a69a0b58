import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkOption, isCheckOption, listAdditionalServices, toFieldId } from './form-field'

test.each([
  ['the set ones, without their suffix', { 'Loan car (check_option)': true, 'Wash(check_option)': true }, ['Loan car', 'Wash']],
  ['none that are not set', { 'Loan car (check_option)': false, 'Wash (check_option)': undefined }, []],
  ['set only by true', { 'Loan car (check_option)': 'true' }, []],
  ['no other key', { opt_in: true, check_option: true, '(check_option) Wash': true }, []],
])('LEAD-14: additional_services are %s', (_, values, expected) => {
  expect(listAdditionalServices(values)).toEqual(expected)
})

test('LEAD-14: every service name is read back from its field', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (service) => {
      const { name } = checkOption(service)
      expect(isCheckOption(name)).toBe(true)
      expect(listAdditionalServices({ [name]: true })).toEqual([service])
    }),
  )
})

test('A11Y-01: ids have no spaces, which would break the link from an error', () => {
  expect(toFieldId('f', 'Loan car (check_option)')).toBe('f-loan-car-check_option')
  expect(toFieldId('f', 'last_name')).toBe('f-last_name')
})
