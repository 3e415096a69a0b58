import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSameMake, normaliseMakeName, toMakeSlug } from './make-name'

test.each([
  ['Suzuki Australia', 'Suzuki', 'suzuki'],
  ['Mercedes Benz', 'Mercedes-Benz', 'mercedes-benz'],
  ['MERCEDES-BENZ', 'Mercedes-Benz', 'mercedes-benz'],
  ['Isuzu UTE', 'Isuzu', 'isuzu'],
  [' isuzu  ute ', 'Isuzu', 'isuzu'],
  ['Viscount Caravans', 'Viscount', 'viscount'],
  ['Isuzu Trucks', 'Isuzu Trucks', 'isuzu-trucks'],
  ['Škoda', 'Škoda', 'skoda'],
  ['', '', ''],
])('BRD-05: %j is normalised to the make %j', (name, make, slug) => {
  expect([normaliseMakeName(name), toMakeSlug(name)]).toEqual([make, slug])
  expect(isSameMake(name, make.toUpperCase())).toBe(true)
})

test('BRD-05: normalising a make name twice changes nothing', () => {
  fc.assert(
    fc.property(fc.string(), (name) => {
      expect(normaliseMakeName(normaliseMakeName(name))).toBe(normaliseMakeName(name))
    }),
  )
})
