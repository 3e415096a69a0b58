import { expect, test } from 'vitest'
import { isTowLimit } from './tow-limit'
import { sortByLimit, TOW_CARS } from './tow-cars'

test('KIND-04: every car of the table has a limit and a source, once and in alphabetical order', () => {
  expect(TOW_CARS.every(({ limit, source }) => isTowLimit(limit) && source.name !== '' && URL.canParse(source.href))).toBe(true)
  const names = TOW_CARS.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  expect(names.map((name) => name.split(' ')[0])).toEqual(names.map((name) => name.split(' ')[0]).sort())
})

test('KIND-04: a table of limits starts with what may tow the most, and has cars of the same limit in alphabetical order', () => {
  const sorted = sortByLimit(TOW_CARS)
  expect(sorted.map(({ limit }) => limit)).toEqual(TOW_CARS.map(({ limit }) => limit).toSorted((one, other) => other - one))
  const strongest = sorted.filter(({ limit }) => limit === sorted[0]?.limit).map(({ name }) => name)
  expect(strongest).toEqual(strongest.toSorted())
  expect(new Set(sorted)).toEqual(new Set(TOW_CARS))
})
