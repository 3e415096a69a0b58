import { expect, test } from 'vitest'
import { isTowLimit } from './tow-limit'
import { TOW_CARS } from './tow-cars'

test('KIND-04: every car of the table has a limit and a source, once and in alphabetical order', () => {
  expect(TOW_CARS.every(({ limit, source }) => isTowLimit(limit) && source.name !== '' && URL.canParse(source.href))).toBe(true)
  const names = TOW_CARS.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  expect(names.map((name) => name.split(' ')[0])).toEqual(names.map((name) => name.split(' ')[0]).sort())
})
