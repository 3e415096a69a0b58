import fc from 'fast-check'
import { expect, test } from 'vitest'
import { beginHistory, noteEdit, redo, undo } from './edit-history'

const snapshot = (text: string) => ({ state: { text }, text })
const write = (texts: readonly string[]) =>
  texts.reduce((history, text, at) => noteEdit(history, snapshot(text), null, at), beginHistory(snapshot('')))

test('EDT-10: typing in one field is one step until a second passes; another field is another step', () => {
  let history = beginHistory(snapshot(''))
  for (const [text, field, now] of [
    ['U', 'title', 0],
    ['Ut', 'title', 400],
    ['Ute', 'title', 1_200],
    ['Ute!', 'title', 2_300],
    ['Ute!+', 'path', 2_400],
  ] as const)
    history = noteEdit(history, snapshot(text), field, now)
  expect(history.past.map(({ text }) => text)).toEqual(['', 'Ute', 'Ute!'])
})

test('EDT-10: each row change is a step, however fast', () => {
  expect(write(['a', 'ab', 'abc']).past).toHaveLength(3)
})

test('EDT-10: a change without different values is not a step, but renews the state that is restored', () => {
  const typed = write(['a'])
  const drawn = { state: { text: 'a', drawn: true }, text: 'a' }
  const renewed = noteEdit(typed, drawn, null, 5)
  expect([renewed.past.length, renewed.present]).toEqual([1, drawn])
  expect(noteEdit(renewed, drawn, null, 6)).toBe(renewed)
})

test('EDT-10: an edit after an undo clears the redo steps, and its first key is a separate step', () => {
  const undone = undo(write(['a', 'b', 'c']))
  expect(undone.present.text).toBe('b')
  const edited = noteEdit(undone, snapshot('d'), 'title', 0)
  expect([redo(edited).present.text, undo(edited).present.text]).toEqual(['d', 'b'])
})

test('EDT-10: a hundred steps can be undone, and redone exactly', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 130 }), fc.nat(140), (texts, back) => {
      const written = write(texts)
      const steps = Math.min(100, texts.length, back)
      let history = written
      for (let at = 0; at < steps; at += 1) history = undo(history)
      expect(history.present.text).toBe(texts[texts.length - 1 - steps] ?? '')
      for (let at = 0; at < steps; at += 1) history = redo(history)
      expect(history.present).toEqual(written.present)
      expect(history.past).toEqual(written.past)
    }),
  )
})

test('EDT-10: undo and redo do nothing without steps', () => {
  const begun = beginHistory(snapshot('a'))
  expect([undo(begun), redo(begun)]).toEqual([begun, begun])
})
