import { expect, test } from 'vitest'
import { readEnquiredCar } from './enquired-car'

test.each([
  ['{"slug":"2023-kia-rio","name":"2023 Kia Rio"}', { slug: '2023-kia-rio', name: '2023 Kia Rio' }],
  ['{"slug":"2023-kia-rio"}', { slug: '2023-kia-rio', name: '' }],
  ['{"slug":"../admin","name":"x"}', null],
  ['{"name":"x"}', null],
  ['[]', null],
  ['{', null],
  [null, null],
])('LEAD-19, FAV-08: %s is read as %j', (stored, expected) => {
  expect(readEnquiredCar(stored)).toEqual(expected)
})
