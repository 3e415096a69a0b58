import { expect, test } from 'vitest'
import { browserFailureSchema } from './browser-failure'

test.each([
  ['a status', { failure: 'similar-cars', status: 503 }, { failure: 'similar-cars', status: 503 }],
  ['no answer', { failure: 'similar-cars', status: null }, { failure: 'similar-cars', status: null }],
  ['unknown fields, which are dropped', { failure: 'similar-cars', status: 500, name: 'Ana' }, { failure: 'similar-cars', status: 500 }],
  ['an unknown part', { failure: 'Ana Smith', status: 500 }, null],
  ['a text as status', { failure: 'similar-cars', status: 'ana@example.com' }, null],
  ['an invalid HTTP status', { failure: 'similar-cars', status: 7 }, null],
])('SIM-11, SEC-05: a report with %s', (_, given, taken) => {
  expect(browserFailureSchema.safeParse(given).data ?? null).toEqual(taken)
})
