import { expect, test } from 'vitest'
import { emptyValue, readTypedNumber, settleEdited, type ValueShape, withKey } from './value-shape'

const text: ValueShape = { kind: 'text' }

test.each<[ValueShape, unknown]>([
  [text, ''],
  [{ kind: 'number' }, null],
  [{ kind: 'flag' }, false],
  [{ kind: 'choice', options: ['a'] }, null],
  [{ kind: 'list', item: 'line', of: text }, []],
  [{ kind: 'map', key: 'Lender', of: text }, {}],
  [{ kind: 'fixed' }, []],
  [
    { kind: 'record', fields: { label: { label: 'Label', shape: text }, rate: { label: 'Rate', shape: { kind: 'number' } } } },
    { label: '' },
  ],
])('EDT-14: a new value of %j is %j', (shape, value) => {
  expect(emptyValue(shape)).toStrictEqual(value)
})

test('EDT-14: a key is replaced in place, added at the end, and removed by null', () => {
  expect(Object.entries(withKey({ a: 1, b: 2 }, 'a', 3))).toStrictEqual([
    ['a', 3],
    ['b', 2],
  ])
  expect(withKey({ a: 1 }, 'b', false)).toStrictEqual({ a: 1, b: false })
  expect(withKey({ a: 1, b: 2 }, 'a', null)).toStrictEqual({ b: 2 })
  expect(withKey('text', 'a', 1)).toStrictEqual({ a: 1 })
})

test.each([
  ['8.99', 8.99],
  ['', null],
  [' ', null],
  ['-', null],
  ['0', 0],
])('EDT-14: %j typed is %j', (typed, number) => {
  expect(readTypedNumber(typed)).toBe(number)
})

test.each<[ValueShape, unknown, unknown]>([
  [{ kind: 'text', isOptional: true }, '', null],
  [text, '', ''],
  [{ kind: 'record', isOptional: true, fields: {} }, { label: '', href: '' }, null],
  [
    { kind: 'record', isOptional: true, fields: {} },
    { label: 'a', href: '' },
    { label: 'a', href: '' },
  ],
  [{ kind: 'record', fields: {} }, {}, {}],
])('EDT-14: of %j, %j is stored as %j', (shape, value, stored) => {
  expect(settleEdited(shape, value)).toStrictEqual(stored)
})

test('EDT-14: an optional text and record begin unset', () => {
  expect(emptyValue({ kind: 'text', isOptional: true })).toBeNull()
  expect(emptyValue({ kind: 'record', isOptional: true, fields: {} })).toBeNull()
})
