import { describe, expect, test } from 'vitest'
import { NO_ESTIMATE_TEXT, readEstimate, readPostcode } from './shipping-estimate'

describe('a postcode as it is typed', () => {
  test.each(['', '   ', '\n'])('DEL-01: %j is none', (typed) => {
    expect(readPostcode(typed)).toEqual({ kind: 'missing', text: 'Please enter a postcode.' })
  })

  test.each([
    ['4000', '4000'],
    [' 0 8 2 0 ', '0820'],
    ['Brisbane', 'Brisbane'],
    ['9'.repeat(5_000), '9'.repeat(20)],
  ])('DEL-01: %j is asked for', (typed, postcode) => {
    expect(readPostcode(typed)).toEqual({ kind: 'given', postcode })
  })
})

test('DEL-02: the words for no estimate', () => {
  expect(NO_ESTIMATE_TEXT).toBe(
    "Sorry, we can't provide an estimate for that location. Please use the enquiry form on this page or give us a call to get a quote.",
  )
})

test.each([
  [
    { name: 'Toowoomba', price: 240 },
    { name: 'Toowoomba', price: 240_00 },
  ],
  [
    { name: 'Brisbane', price: 0 },
    { name: 'Brisbane', price: 0 },
  ],
  [{ name: 'Brisbane', price: -1 }, null],
  [{ name: '', price: 10 }, null],
  [{ name: 'Brisbane' }, null],
  [{ name: 'Brisbane', price: '240' }, null],
  [null, null],
])('DEL-03: the answer %j has name and price', (answer, expected) => {
  expect(readEstimate(answer)).toEqual(expected)
})
