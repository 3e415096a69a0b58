import { expect, test } from 'vitest'
import { insertRowFields } from './insert-row'

const one = { value: 'One' }
const two = { value: 'Two' }
const fields = { title: { value: 'Page' }, layout: { value: '2' }, 'layout.0.heading': one, 'layout.1.steps.0.title': two }

test.each([
  [0, ['layout.0.heading', 'layout.1.heading', 'layout.2.steps.0.title']],
  [1, ['layout.0.heading', 'layout.1.heading', 'layout.2.steps.0.title']],
  [2, ['layout.0.heading', 'layout.1.steps.0.title', 'layout.2.heading']],
])('EDT-30: a row inserted at %i moves the later ones down', (place, paths) => {
  const inserted = insertRowFields(fields, 'layout', place, { heading: { value: 'New' } })
  expect(Object.keys(inserted).toSorted()).toEqual([...paths, 'layout', 'title'].toSorted())
  expect(inserted[`layout.${place}.heading`]).toEqual({ value: 'New' })
})

test('EDT-30: the fields of other rows stay the same objects, so that the form does not render them again', () => {
  const inserted = insertRowFields(fields, 'layout', 1, { heading: { value: 'New' } })
  expect(inserted['layout.0.heading']).toBe(one)
  expect(inserted['layout.2.steps.0.title']).toBe(two)
})

test('EDT-30: a field whose name only begins like the list is not a row', () => {
  const inserted = insertRowFields({ layouts: one, 'meta.layout': two }, 'layout', 0, {})
  expect(inserted).toEqual({ layouts: one, 'meta.layout': two })
})
