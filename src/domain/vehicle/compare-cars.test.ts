import fc from 'fast-check'
import { expect, test } from 'vitest'
import { extendCompared, MAX_COMPARED, readCompared, toCompareHref, toCompareRows, toggleCompared } from './compare-cars'

test.each([
  ['FAV-05: two cars', 'a,b', ['a', 'b']],
  ['FAV-05: a car twice counts once', 'a,b,a', ['a', 'b']],
  ['FAV-05: ids and slugs', '501,b', ['501', 'b']],
  ['FAV-05: four at most', 'a,b,c,d,e', ['a', 'b', 'c', 'd']],
  ['SEC-02: leaves out invalid values', 'a,<b>,../c,,D', ['a']],
  ['SEC-02: not a text', ['a'], []],
  ['SEC-02: nothing', undefined, []],
])('%s', (_, given, expected) => {
  expect(readCompared(given)).toEqual(expected)
})

test('FAV-05: parsing an address returns its vehicles', () => {
  const slugs = fc.uniqueArray(fc.stringMatching(/^[a-z0-9-]{1,20}$/), { minLength: 0, maxLength: MAX_COMPARED })
  fc.assert(
    fc.property(slugs, (given) => {
      expect(readCompared(new URL(toCompareHref(given), 'https://a.example').searchParams.get('cars'))).toEqual(given)
    }),
  )
})

test('FAV-05: adds and removes a vehicle, and rejects a fifth', () => {
  expect(toggleCompared(['a'], 'b')).toEqual({ kind: 'added', slugs: ['a', 'b'] })
  expect(toggleCompared(['a', 'b'], 'a')).toEqual({ kind: 'removed', slugs: ['b'] })
  expect(toggleCompared(['a', 'b', 'c', 'd'], 'e')).toEqual({ kind: 'full', slugs: ['a', 'b', 'c', 'd'] })
})

test.each([
  ['continues the visitor’s own comparison', ['a', 'b'], ['a', 'b'], ['a', 'b', 'z']],
  ['makes a shared comparison the visitor’s own', [], ['x', 'y'], ['x', 'y', 'z']],
  ['keeps what the visitor chose beside a shared comparison', ['a'], ['x', 'y'], ['a', 'z']],
  ['changes nothing when it is chosen already', ['a', 'z'], ['x'], ['a', 'z']],
  ['changes nothing when four are chosen', ['a', 'b', 'c', 'd'], ['x'], ['a', 'b', 'c', 'd']],
])('FAV-05: adding a vehicle to the shown comparison %s', (_, kept, shown, expected) => {
  expect(extendCompared(kept, shown, 'z')).toEqual(expected)
})

test('FAV-05: lists facts side by side, marks differences and leaves out facts without values', () => {
  const one = [
    { label: 'Fuel', value: 'Hybrid' },
    { label: 'Seats', value: '5' },
    { label: 'Towing', value: null },
  ]
  const other = [
    { label: 'Fuel', value: 'Petrol' },
    { label: 'Seats', value: '5 ' },
    { label: 'Doors', value: '4' },
  ]
  expect(toCompareRows([one, other])).toEqual([
    { label: 'Fuel', values: ['Hybrid', 'Petrol'], isDifferent: true },
    { label: 'Seats', values: ['5', '5'], isDifferent: false },
    { label: 'Doors', values: [null, '4'], isDifferent: true },
  ])
})
