import { expect, test } from 'vitest'
import { readUserDetails, toUserDetails } from './user-details'

const details = { name: 'Dev', last_name: 'Patel', email: 'dev@example.com', phone: '+61491570156', postcode: '4105' }

test('LEAD-29: keeps the five details and nothing else', () => {
  expect(toUserDetails({ ...details, ...{ message: 'secret', opt_in: true } })).toEqual(details)
})

test.each([
  ['LEAD-29: stored details', JSON.stringify(details), details],
  ['LEAD-29: without other fields', JSON.stringify({ ...details, token: 'x' }), details],
  ['FAV-08: nothing stored', null, null],
  ['FAV-08: no JSON', '{name', null],
  ['FAV-08: another shape', '["Dev"]', null],
  ['FAV-08: a detail missing', JSON.stringify({ ...details, email: undefined }), null],
])('%s', (_, stored, expected) => {
  expect(readUserDetails(stored)).toEqual(expected)
})
