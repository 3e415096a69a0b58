import { expect, test } from 'vitest'
import { type DrawnRow, nameRow, nameRowControls } from './row-name'

test.each<[DrawnRow, string]>([
  [{ kind: 'block', place: 3, title: 'Hero' }, 'block 3, Hero'],
  [{ kind: 'block', place: 1, title: '' }, 'block 1'],
  [
    { kind: 'row', place: 2, title: 'Summer sale', list: 'Slides', within: 'block 3, Hero' },
    'row 2 of Slides, Summer sale, in block 3, Hero',
  ],
  [{ kind: 'row', place: 2, title: 'harbour.example', list: 'Domains', within: null }, 'row 2 of Domains, harbour.example'],
  [{ kind: 'row', place: 1, title: '', list: '', within: null }, 'row 1'],
  [{ kind: 'part', title: 'Search engines' }, 'Search engines'],
])('A11Y-01: %j is called “%s”', (row, name) => {
  expect(nameRow(row)).toBe(name)
})

test('A11Y-01: each control of a row says what it does and to which row', () => {
  expect(nameRowControls('block 3, Hero')).toEqual({
    toggle: 'Toggle block 3, Hero',
    move: 'Move block 3, Hero',
    actions: 'Actions of block 3, Hero',
  })
})
