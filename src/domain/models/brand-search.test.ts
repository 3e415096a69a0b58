import fc from 'fast-check'
import { expect, test } from 'vitest'
import { matchesBrand } from './brand-search'

test.each([
  ['Mercedes-Benz', 'merc', true],
  ['Mercedes-Benz', 'Benz', true],
  ['Mercedes-Benz', 'mercedesb', true],
  ['Mercedes-Benz', 'cedes', false],
  ['Citroën', 'citroe', true],
  ['Škoda', 'SKO', true],
  ['Isuzu UTE', 'ute', true],
  ['BYD', 'bmw', false],
  ['BYD', '  ', true],
])('BRD-01: %s matches “%s”: %s', (name, typed, matches) => {
  expect(matchesBrand(name, typed)).toBe(matches)
})

test('BRD-01: every prefix of a name matches it', () => {
  const names = fc.constantFrom('Alfa Romeo', 'Harley-Davidson', 'Citroën', 'Isuzu UTE', 'MG')
  fc.assert(fc.property(names, fc.nat(14), (name, length) => matchesBrand(name, name.slice(0, length))))
})
