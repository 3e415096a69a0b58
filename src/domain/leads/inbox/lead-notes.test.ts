import { expect, test } from 'vitest'
import { joinNotes, readNotes, typeNotes } from './lead-notes'

test.each([
  ['nothing typed', undefined, 'Rang.', { kind: 'saved', text: 'Rang.' }],
  ['typed', { text: 'Rang. Comes at 4.', base: 'Rang.' }, 'Rang.', { kind: 'typed', text: 'Rang. Comes at 4.' }],
  ['typed and saved', { text: 'Rang.', base: '' }, 'Rang.', { kind: 'saved', text: 'Rang.' }],
  ['typed and reverted, while somebody else saved', { text: '', base: '' }, 'Sold.', { kind: 'saved', text: 'Sold.' }],
  ['somebody else saved meanwhile', { text: 'Mine', base: '' }, 'Theirs', { kind: 'conflict', text: 'Mine', theirs: 'Theirs' }],
] as const)('ADM-18: notes: %s', (_, draft, saved, expected) => {
  expect(readNotes(draft, saved)).toEqual(expected)
})

test('ADM-18: notes written by two people at once are both kept', () => {
  const draft = typeNotes(typeNotes(undefined, 'Mi', ''), 'Mine', 'Theirs')
  expect(joinNotes(readNotes(draft, 'Theirs'))).toBe('Theirs\nMine')
  expect(joinNotes(readNotes(typeNotes(undefined, 'Mine', 'Old'), 'Old'))).toBe('Mine')
  expect(joinNotes(readNotes({ text: 'Mine', base: 'Old' }, ''))).toBe('Mine')
})

test('ADM-18: typing after a save starts from the saved notes', () => {
  expect(typeNotes({ text: 'Rang.', base: '' }, 'Rang. Again.', 'Rang.')).toEqual({ text: 'Rang. Again.', base: 'Rang.' })
})
