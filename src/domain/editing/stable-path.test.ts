import { expect, test } from 'vitest'
import { readStable, toFormPath, writeStable } from './stable-path'

const doc = {
  title: 'a',
  layout: [
    { id: '1', slides: [] },
    { id: '2', slides: [{ id: 's', heading: 'x' }] },
  ],
}
const HEADING = ['layout', '#2', 'slides', '#s', 'heading']

test('EDT-02: finds a position by the ids of its rows', () => {
  expect([readStable(doc, HEADING), toFormPath(doc, HEADING)]).toEqual(['x', 'layout.1.slides.0.heading'])
  const moved = { ...doc, layout: doc.layout.toReversed() }
  expect([readStable(moved, HEADING), toFormPath(moved, HEADING)]).toEqual(['x', 'layout.0.slides.0.heading'])
})

test('EDT-02: writes a value at its position, and removes a row without a value', () => {
  expect(writeStable(doc, HEADING, 'y').layout[1]).toEqual({ id: '2', slides: [{ id: 's', heading: 'y' }] })
  expect(writeStable(doc, ['layout', '#1'], undefined).layout).toEqual(doc.layout.slice(1))
})

test.each([[['layout', '#9', 'heading']], [['title', 'deeper']], [['title', '#1']]])('EDT-02: nothing is at %j', (path) => {
  expect(readStable(doc, path)).toBeUndefined()
  expect(writeStable(doc, path, 'y')).toEqual(doc)
})

test('EDT-02: a removed row has no path in the form', () => {
  expect(toFormPath(doc, ['layout', '#9', 'heading'])).toBeNull()
})
