import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSameModel, normaliseModelName } from './model-name'

test.each([
  ['Mazda', '3', 'Mazda3'],
  ['mazda', ' 2 ', 'Mazda2'],
  ['MAZDA', 'mazda 6', 'Mazda6'],
  ['Mazda', 'Mazda3', 'Mazda3'],
  ['MG', '3', 'MG3'],
  ['MG', 'mg-4', 'MG4'],
  ['MG', 'ZS', 'ZS'],
  ['Mazda', 'CX-5', 'CX-5'],
  ['Mazda', 'MX5', 'MX5'],
  ['BMW', '3', '3'],
  ['Peugeot', '308', '308'],
])('MOD-11: %s %s is normalised to %s', (make, model, name) => {
  expect(normaliseModelName(make, model)).toBe(name)
})

test('MOD-11: normalising a model name twice changes nothing', () => {
  fc.assert(
    fc.property(fc.constantFrom('Mazda', 'MG', 'Kia'), fc.oneof(fc.nat(999).map(String), fc.string()), (make, model) => {
      const once = normaliseModelName(make, model)
      expect(normaliseModelName(make, once)).toBe(once)
    }),
  )
})

test.each([
  ['Mazda', '3', 'Mazda3', true],
  ['Mazda', 'mazda 3', '3', true],
  ['Mazda', '3', '2', false],
  ['Toyota', 'rav4', 'RAV4', true],
  ['BMW', '3', 'BMW3', false],
])('MOD-11: %s models %s and %s are the same: %s', (make, one, other, isSame) => {
  expect(isSameModel(make, one, other)).toBe(isSame)
})
