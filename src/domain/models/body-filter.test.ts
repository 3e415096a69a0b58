import fc from 'fast-check'
import { expect, test } from 'vitest'
import { filterByBody, hasBody, listBodyChoices, readBody, readRangeRoute, toBodyRows, toRangeHref, toRangeRoute } from './body-filter'

const range = [
  { name: 'Fjell', bodies: ['Large SUV', 'Electric', '7 seats'] },
  { name: 'Vik', bodies: ['Small SUV', 'Electric'] },
  { name: 'Tind', bodies: ['Ute', 'electric'] },
]

test.each([
  [null, '/models'],
  ['SUV', '/models?body=suv'],
  ['People  Mover', '/models?body=people%20mover'],
])('MOD-02, MOD-03: the range filtered by %s has the lower-case address %s', (body, href) => {
  expect(toRangeHref(body)).toBe(href)
})

test.each([
  ['SUV', 'suv', ['Fjell', 'Vik']],
  ['large suv', 'large suv', ['Fjell']],
  ['UTE', 'ute', ['Tind']],
  ['', null, ['Fjell', 'Vik', 'Tind']],
  ['submarine', null, ['Fjell', 'Vik', 'Tind']],
  [null, null, ['Fjell', 'Vik', 'Tind']],
])('MOD-02: ?body=%s is read as %s and shows the models %j', (parameter, body, names) => {
  expect(readBody(parameter, range)).toBe(body)
  expect(filterByBody(range, readBody(parameter, range)).map(({ name }) => name)).toEqual(names)
})

test('MOD-02: only whole words match a body type', () => {
  expect(hasBody({ bodies: ['Minivan'] }, 'van')).toBe(false)
})

test('MOD-02: lists each body type once with its number of models, the most common first', () => {
  expect(listBodyChoices(range, 'ute').map(({ label, count, isChosen }) => [label, count, isChosen])).toEqual([
    ['All models', 3, false],
    ['Electric', 3, false],
    ['Large SUV', 1, false],
    ['7 seats', 1, false],
    ['Small SUV', 1, false],
    ['Ute', 1, true],
  ])
})

test('MOD-02: a general body type, such as SUV, is listed while it is selected', () => {
  expect(listBodyChoices(range, 'suv').find(({ body }) => body === 'suv')).toMatchObject({ label: 'SUV', count: 2, isChosen: true })
})

test.each([
  [0, []],
  [3, [3]],
  [4, [3, 1]],
  [8, [3, 5]],
  [12, [3, 5, 4]],
])('MOD-05: %d buttons are split into rows of %j', (count, rows) => {
  expect(toBodyRows(Array.from({ length: count }, (_, at) => at)).map(({ length }) => length)).toEqual(rows)
})

test('MOD-05: splitting into rows keeps every button and the order', () => {
  fc.assert(
    fc.property(fc.array(fc.nat()), (choices) => {
      expect(toBodyRows(choices).flat()).toEqual(choices)
    }),
  )
})

test("MOD-02: each body type has its own internal route, which visitors can't request", () => {
  expect(toRangeRoute('large suv')).toBe('/-models/large%20suv')
  expect(readRangeRoute('/-models/large suv')).toBe('large suv')
  expect([readRangeRoute('/models'), readRangeRoute('/-models/'), readRangeRoute('/-models/a/b')]).toEqual([null, null, null])
})
