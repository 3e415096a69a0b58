import { expect, test } from 'vitest'
import { toFieldTrees } from './open-fields'
import { moveRowTo, newListRow } from './own-rows'

test('EDT-25: a new row of a site’s own list is empty and takes the first choice where one is required', () => {
  const [tree] = toFieldTrees([
    {
      name: 'slides',
      type: 'array',
      flattenedFields: [
        { name: 'heading', type: 'text', required: true },
        { name: 'tone', type: 'select', required: true, options: ['plain', 'brand'] },
        { name: 'size', type: 'select', options: ['small'] },
        { name: 'isWide', type: 'checkbox' },
        { name: 'link', type: 'group', flattenedFields: [{ name: 'href', type: 'text' }] },
        { name: 'points', type: 'array', flattenedFields: [{ name: 'text', type: 'text' }] },
      ],
    },
  ])
  if (tree?.kind !== 'list') throw new Error('no list')
  expect(newListRow(tree, 'new')).toEqual({
    ...{ id: 'new', heading: null, tone: 'plain', size: null, isWide: false },
    ...{ link: { href: null }, points: [] },
  })
})

test.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
  [0, -1, 'abc'],
  [2, 3, 'abc'],
  [7, 0, 'abc'],
])('EDT-25: a row moved from %i to %i', (from, to, rows) => {
  expect(moveRowTo(['a', 'b', 'c'], from, to).join('')).toBe(rows)
})
