import { expect, test } from 'vitest'
import { listFieldChanges, writeRows } from './form-changes'

const doc = {
  title: 'a',
  meta: { title: 'm' },
  layout: [
    { id: '1', slides: [{ id: 's', heading: 'x' }] },
    { id: '2', link: { href: '/a' } },
  ],
}

test('EDT-02: rows and nested rows are compared by order and id, not by their texts', () => {
  expect(writeRows(doc)).toBe(writeRows({ ...doc, title: 'b', layout: [{ ...doc.layout[0], heading: 'y' }, doc.layout[1]] }))
  expect(writeRows(doc)).not.toBe(writeRows({ ...doc, layout: doc.layout.toReversed() }))
  expect(writeRows(doc)).not.toBe(writeRows({ ...doc, layout: [{ id: '1', slides: [] }, doc.layout[1]] }))
  expect(writeRows({ layout: 0 })).toBe(writeRows({ layout: [] }))
})

test('EDT-02: lists differences by the form’s own paths, without looking into a value that is one field', () => {
  const text = (words: string) => ({ root: { text: words } })
  const from = { ...doc, body: text('a'), target: { relationTo: 'pages', value: 1 } }
  const to = {
    ...structuredClone(from),
    meta: { title: 'n' },
    layout: [
      { id: '1', slides: [{ id: 's', heading: 'y' }] },
      { id: '2', link: { href: '/b' } },
    ],
    body: text('b'),
    target: { relationTo: 'pages', value: 2 },
  }
  expect(listFieldChanges(from, to, (path) => path === 'target')).toEqual([
    { path: 'meta.title', value: 'n' },
    { path: 'layout.0.slides.0.heading', value: 'y' },
    { path: 'layout.1.link.href', value: '/b' },
    { path: 'body', value: text('b') },
    { path: 'target', value: { relationTo: 'pages', value: 2 } },
  ])
})

test('EDT-02: two spellings of nothing are no difference', () => {
  expect(listFieldChanges({ a: null, b: [] }, { a: '', c: false }, () => false)).toEqual([])
})
