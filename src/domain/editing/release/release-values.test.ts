import { expect, test } from 'vitest'
import { isSameInPart, isSamePart, listChangedSwitches, pickKeys, pickPart, withSwitches } from './release-values'

test('EDT-20: a part has only its own fields of a form, and a group is never null', () => {
  const form = { menuTree: null, megaPromo: null, tagline: 'Hi', theme: { brand: '#112233' } }
  expect(pickPart('menus', form)).toEqual({ menuTree: null, megaPromo: {} })
  expect(pickPart('theme', form)).toEqual({ theme: { brand: '#112233' } })
})

test('EDT-20: only switches that differ are in a release; off is not the same as not set', () => {
  expect(listChangedSwitches({ a: true, b: 'x', c: { k: 1 } }, { a: true, b: 'y', c: { k: 1 }, d: false })).toEqual(['b', 'd'])
  expect(isSameInPart('switches', false, null)).toBe(false)
  expect(isSameInPart('theme', '', null)).toBe(true)
  expect([isSamePart('theme', { theme: { a: null } }, {}), isSamePart('theme', { theme: { a: 'x' } }, {})]).toEqual([true, false])
})

test('EDT-20: setting switches keeps the others, and null follows the template again', () => {
  expect(withSwitches({ a: true, b: 1 }, { b: null, c: false })).toEqual({ a: true, c: false })
  expect(pickKeys({ a: 1 }, ['a', 'b'])).toEqual({ a: 1, b: null })
})
