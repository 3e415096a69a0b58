import fc from 'fast-check'
import { expect, test } from 'vitest'
import { describeMargin, describeTow, isTowLimit, judgeTow, readTowLimit } from './tow-limit'

test.each([
  ['2500', 2_500],
  ['2,500 kg', 2_500],
  ['2.5 t', 2_500],
  ['0', null],
  ['99999', null],
  ['a lot', null],
  ['', null],
  [null, null],
])('KIND-04: the towing limit %j is %s kg', (text, expected) => {
  expect(readTowLimit(text)).toBe(expected)
  expect(expected === null || isTowLimit(expected)).toBe(true)
})

test.each([
  [2_500, 2_000, 'Your car may tow it, with 500 kg to spare. Its ATM is 2,000 kg, your car’s limit 2,500 kg.'],
  [2_500, 2_500, 'Your car may tow it, with nothing to spare. Its ATM is 2,500 kg, your car’s limit 2,500 kg.'],
  [2_500, 2_501, 'Too heavy for your car by 1 kg. Its ATM is 2,501 kg, your car’s limit 2,500 kg.'],
  [2_500, null, 'We don’t know the ATM of this caravan. Ask us before you buy.'],
])('KIND-04: a car with a limit of %s kg and an ATM of %s', (limit, mass, expected) => {
  expect(describeTow(limit, mass, 'caravan')).toBe(expected)
})

test.each([
  [3_500, 2_200, '1,300 kg to spare'],
  [2_200, 2_200, 'Nothing to spare'],
  [1_600, 2_200, '600 kg too heavy'],
])('KIND-04: in the table, a limit of %s kg with an ATM of %s', (limit, mass, expected) => {
  expect(describeMargin(limit, mass)).toBe(expected)
})

test('KIND-04: a car may tow exactly what is not over its limit', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000 }), fc.integer({ min: 1, max: 10_000 }), (limit, mass) => {
      const verdict = judgeTow(limit, mass)
      expect(verdict.kind === 'fits').toBe(mass <= limit)
      if (verdict.kind === 'fits') expect(mass + verdict.spare).toBe(limit)
    }),
  )
})
