import { expect, test } from 'vitest'
import { findTabOfField, listFieldIds, listRowIds } from './field-position'

const FORM = [
  { type: 'text', name: 'title' },
  {
    type: 'tabs',
    tabs: [
      {
        fields: [
          { type: 'ui', name: 'tools' },
          { type: 'blocks', name: 'layout' },
        ],
      },
      { name: 'meta', fields: [{ type: 'text', name: 'title' }] },
      { fields: [{ type: 'row', fields: [{ type: 'date', name: 'start' }] }] },
    ],
  },
]

test.each([
  ['title', null],
  ['layout.0.heading', 0],
  ['meta.title', 1],
  ['start', 2],
  ['nowhere', null],
])('EDT-03: %s is on tab %j', (path, tab) => {
  expect(findTabOfField(FORM, path)).toBe(tab)
})

test('EDT-03: a field of a form without tabs has no tab', () => {
  expect(findTabOfField([{ type: 'text', name: 'title' }, null], 'title')).toBeNull()
})

test('EDT-03: the rows around a field are those of its lists', () => {
  expect(listRowIds('layout.2.slides.0.heading')).toEqual(['layout-row-2', 'layout-2-slides-row-0'])
  expect(listRowIds('meta.title')).toEqual([])
})

test("EDT-03: lists a field's own id before those of the groups around it", () => {
  expect(listFieldIds('layout.2.link.href')).toEqual(['field-layout__2__link__href', 'field-layout__2__link', 'field-layout'])
})
