import { expect, test } from 'vitest'
import { stateOfPostcode } from './state-of-postcode'

test.each([
  ['0200', 'ACT'],
  ['0812', 'NT'],
  ['2000', 'NSW'],
  ['2601', 'ACT'],
  ['2619', 'NSW'],
  ['2914', 'ACT'],
  ['2921', 'NSW'],
  ['3220', 'VIC'],
  ['8001', 'VIC'],
  ['4105', 'QLD'],
  ['9726', 'QLD'],
  ['5000', 'SA'],
  ['6797', 'WA'],
  ['7000', 'TAS'],
  ['0100', null],
  ['410', null],
  ['4O00', null],
])('LEAD-05: the postcode %s lies in %s', (postcode, state) => {
  expect(stateOfPostcode(postcode)).toBe(state)
})
