import { expect, test } from 'vitest'
import {
  type BlockNote,
  countOpenNotes,
  describeOpenNotes,
  listNotesOn,
  listNotesOnRemoved,
  mayChangeNote,
  mayUsePages,
  NOTE_LETTERS,
  readNoteText,
  writeMentionMail,
} from './block-notes'

const note = (id: number, block: string, isResolved = false): BlockNote => ({
  id,
  block,
  text: `Note ${id}`,
  author: { id: 7, name: 'Ana' },
  mentions: [],
  writtenAt: 1_800_000_000 + id,
  resolved: isResolved ? { at: 1_800_000_100, by: 'Ben' } : null,
})
const idsOf = (notes: BlockNote[]) => notes.map(({ id }) => id)

test.each([
  ['admin', [], 'read', true],
  ['admin', [], 'update', true],
  ['marketing', [1], 'update', true],
  ['marketing', [2], 'read', false],
  ['sales', [1], 'read', false],
  ['support', [], 'read', false],
  [null, [1], 'read', false],
] as const)('EDT-29: %s of the sites %j may %s notes on pages of site 1: %s', (role, tenants, operation, isAllowed) => {
  expect(mayUsePages({ role, tenants }, 1, operation)).toBe(isAllowed)
})

test('EDT-29: only the author may change the text, and others may resolve and reopen', () => {
  expect(mayChangeNote({ kind: 'text', text: 'New' }, 7, 7)).toBe(true)
  expect(mayChangeNote({ kind: 'text', text: 'New' }, 7, 8)).toBe(false)
  expect(mayChangeNote({ kind: 'text', text: 'New' }, null, 8)).toBe(false)
  expect(mayChangeNote({ kind: 'resolve' }, 7, 8)).toBe(true)
  expect(mayChangeNote({ kind: 'reopen' }, null, 8)).toBe(true)
})

test.each([
  ['  Shorter, please ', 'Shorter, please'],
  ['x'.repeat(NOTE_LETTERS), 'x'.repeat(NOTE_LETTERS)],
  ['x'.repeat(NOTE_LETTERS + 1), null],
  [' \n ', null],
  [{ text: 'no' }, null],
])('EDT-29: a note has 1 to 1,000 characters', (value, text) => {
  expect(readNoteText(value)).toBe(text)
})

test('EDT-29: open notes are counted by block, and shown before the resolved ones', () => {
  const notes = [note(1, 'a', true), note(2, 'a'), note(3, 'b'), note(4, 'a')]
  expect(countOpenNotes(notes, 'a')).toBe(2)
  expect(countOpenNotes(notes, 'c')).toBe(0)
  expect(idsOf(listNotesOn(notes, 'a'))).toEqual([2, 4, 1])
  expect(describeOpenNotes(1)).toBe('1 open note')
  expect(describeOpenNotes(2)).toBe('2 open notes')
})

test('EDT-29: open notes on removed blocks are found', () => {
  const notes = [note(1, 'a'), note(2, 'gone'), note(3, 'gone', true)]
  expect(idsOf(listNotesOnRemoved(notes, ['a', 'b']))).toEqual([2])
})

test('EDT-29: the mail has the site, the page, the note and the link; names stay in one line of the subject', () => {
  const mail = writeMentionMail({ site: 'Harbour', page: 'Home\nBcc: x', author: 'Ana', text: 'See\nthis', href: 'https://a.example/1' })
  expect(mail.subject).toBe('Ana mentioned you on “Home Bcc: x”')
  for (const part of ['Harbour', 'Home Bcc: x', 'See\nthis', 'https://a.example/1']) expect(mail.text).toContain(part)
})
