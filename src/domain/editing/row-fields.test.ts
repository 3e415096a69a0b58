import { expect, test } from 'vitest'
import { makeRowFinder } from './row-fields'

const one = { value: 'One' }
const two = { value: 'Two' }
const fields = {
  title: { value: 'Page' },
  layout: { value: '2' },
  'layout.0.heading': one,
  'layout.10.steps.0.title': two,
  'layouts.0.a': one,
}

test.each([
  ['layout.0', ['layout.0.heading']],
  ['layout.0.heading', ['layout.0.heading']],
  ['layout.1', []],
  ['layout.10.steps.0', ['layout.10.steps.0.title']],
  ['layout', Object.keys(fields)],
  ['title', Object.keys(fields)],
  ['layouts.0', Object.keys(fields)],
])('EDT-30: the fields of the row of %s', (path, paths) => {
  expect(Object.keys(makeRowFinder<{ value: string }>('layout')(fields, path))).toEqual(paths)
})

test('EDT-30: a row keeps its object until one of its fields changes, comes or goes', () => {
  const find = makeRowFinder<{ value: string }>('layout')
  const first = find(fields, 'layout.0')
  expect(find({ ...fields, 'layout.10.steps.0.title': { value: 'Typed' } }, 'layout.0')).toBe(first)
  expect(find({ ...fields, 'layout.0.heading': { value: 'One' } }, 'layout.0')).not.toBe(first)
  expect(find({ ...fields, 'layout.0.text': two }, 'layout.0')).toEqual({ 'layout.0.heading': one, 'layout.0.text': two })
  const { 'layout.0.heading': _, ...without } = fields
  expect(find(without, 'layout.0')).toEqual({})
})

test('EDT-30: a state of the form is sorted once for all rows', () => {
  const read: string[] = []
  const watched = new Proxy(fields, { ownKeys: (target) => (read.push('sorted'), Reflect.ownKeys(target)) })
  const find = makeRowFinder<{ value: string }>('layout')
  for (const path of ['layout.0', 'layout.1', 'layout.10', 'layout.0.heading']) find(watched, path)
  expect(read).toEqual(['sorted'])
})
