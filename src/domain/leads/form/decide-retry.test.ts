import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type DeliveryOutcome, decideRetry, toDeliveryOutcome } from './decide-retry'

const failed: DeliveryOutcome = { kind: 'failed', note: 'no answer' }
const HOUR = 3600

test.each<[string, DeliveryOutcome, number, number, unknown]>([
  ['delivered', { kind: 'delivered', note: '' }, 1, 0, { kind: 'delivered' }],
  ['delivered, however late', { kind: 'delivered', note: '' }, 90, 100 * HOUR, { kind: 'delivered' }],
  ['refused is final', { kind: 'refused', note: '400' }, 1, 0, { kind: 'dead' }],
  ['the first failure', failed, 1, 0, { kind: 'again', inSeconds: 4 }],
  ['the second', failed, 2, 10, { kind: 'again', inSeconds: 8 }],
  ['the fourth', failed, 4, 60, { kind: 'again', inSeconds: 32 }],
  ['no longer than 45 seconds while the lead is fresh', failed, 40, HOUR, { kind: 'again', inSeconds: 45 }],
  ['a quarter of an hour later on', failed, 60, 5 * HOUR, { kind: 'again', inSeconds: 900 }],
  ['no retry after two days', failed, 200, 48 * HOUR, { kind: 'dead' }],
])('REL-01, ADM-18: %s', (_, outcome, attempts, age, expected) => {
  expect(decideRetry(outcome, attempts, age, 0.5)).toEqual(expected)
})

test('REL-01: delays have jitter, and after an hour of failures the next delivery is less than a minute away', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10_000 }),
      fc.integer({ min: 0, max: HOUR }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (n, age, r) => {
        const verdict = decideRetry(failed, n, age, r)
        expect(verdict.kind === 'again' && verdict.inSeconds >= 3 && verdict.inSeconds < 60).toBe(true)
      },
    ),
  )
  const [low, high] = [0, 1].map((random) => decideRetry(failed, 3, 0, random))
  expect([low, high]).toEqual([
    { kind: 'again', inSeconds: 12 },
    { kind: 'again', inSeconds: 20 },
  ])
})

describe('responses of a receiver', () => {
  test.each([
    [200, 'delivered'],
    [202, 'delivered'],
    [204, 'delivered'],
    [301, 'refused'],
    [400, 'refused'],
    [404, 'refused'],
    [410, 'refused'],
    [408, 'failed'],
    [429, 'failed'],
    [500, 'failed'],
    [503, 'failed'],
  ])('REL-01: %i is %s', (status, expected) => {
    expect(toDeliveryOutcome(status)).toBe(expected)
  })
})
