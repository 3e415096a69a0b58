import { describe, expect, test } from 'vitest'
import { decimal, dollars, whole } from './feed-field'
import { readNumber } from './read-number'

function numberOf(text: string, facts: ReturnType<typeof whole>) {
  if (facts.kind !== 'number' && facts.kind !== 'dollars') throw new Error(facts.kind)
  const reading = readNumber(text, facts)
  return reading.kind === 'value' ? reading.value : reading.reason
}

describe('ADM-19, CAR-02: dollars', () => {
  test.each([
    ['42990', 42_990],
    ['$42,990', 42_990],
    ['$42,990.00', 42_990],
    ['AUD 42 990', 42_990],
    ['A$42,990.5', 42_990.5],
    ['19.99 AUD', 19.99],
    ['$19,990*', 19_990],
    ['0', null],
    ['$0.00', null],
    ['', null],
    ['POA', null],
    ['Price on application', null],
    ['n/a', null],
    ['-', null],
  ])('ADM-19, PRC-06: %j is %j', (text, dollarsOf) => {
    expect(numberOf(text, dollars('Price'))).toBe(dollarsOf)
  })

  test.each(['-500', '42,99', '42.990', '1e9', '$42k', '42990 USD', '=1+1', '99999999999', 'NaN', 'Infinity', '0x10', '$'])(
    'ADM-19: %j is not an amount',
    (text) => {
      expect(numberOf(text, dollars('Price'))).toMatch(/^Price '.*' is (not an amount in dollars|not between)/)
    },
  )
})

describe('ADM-19, CAR-03: measures', () => {
  test.each([
    ['45,120 km', 45_120],
    ['45120kms', 45_120],
    ['45 120', 45_120],
    ['45120.4', 45_120],
    ['12 Kilometres.', 12],
    ['0', 0],
    ['', null],
    ['TBA', null],
  ])('ADM-19: %j is %j km', (text, km) => {
    expect(numberOf(text, whole(2_000_000, ['km', 'kms', 'kilometres'], 'Odometer'))).toBe(km)
  })

  test.each(['28k', '12,345 miles', '-5', '9999999', 'low'])('ADM-19: %j is not an odometer reading', (text) => {
    expect(numberOf(text, whole(2_000_000, ['km', 'kms'], 'Odometer'))).toMatch(
      /^Odometer '.*' is (not a number of km|not between 0 and 2000000)$/,
    )
  })

  test.each([
    ['2.5L', 2.5],
    ['2.5 litres', 2.5],
    ['7.4', 7.4],
  ])('ADM-19: %j is %j litres', (text, litres) => {
    expect(numberOf(text, decimal(100, ['l', 'litres'], 'Litres'))).toBe(litres)
  })
})
