import { expect, test } from 'vitest'
import { travelCall } from './time-travel'

test.each([
  ['/search/used-cars?body=Ute', '/search/used-cars?body=Ute'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['https://evil.example', '/'],
  ['javascript:alert(1)', '/'],
  ['', '/'],
])('EDT-22, SEC-04: time travel to %j leads to %j', (to, expected) => {
  expect(travelCall.request.parse({ ticket: 'x', to }).to).toBe(expected)
})
