import type { Field } from 'payload'
import { expect, test } from 'vitest'
import { findReferences } from '@/server/references/find-references'
import { blockConfigs } from './configs'
import { blockExamples } from './examples'

const layout: Field[] = [{ name: 'layout', type: 'blocks', blocks: blockConfigs }]
const listed = Object.entries(blockExamples).flatMap(([slug, examples]) => examples.map(({ name, block }) => ({ slug, name, block })))
const pictured = listed.filter(({ block }) => JSON.stringify(block).includes('"image":'))

/** Returns the ids of all pictures in stored data, whatever the field names. */
function picturesIn(node: unknown): number[] {
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, value]) => (key === 'image' && typeof value === 'number' ? [value] : picturesIn(value)))
}

test('SEC-01: the examples include pictures in a block, in its rows and in its columns', () => {
  expect(pictured.map(({ slug }) => slug)).toEqual(expect.arrayContaining(['featureBanner', 'imageText', 'columns']))
})

test.each(pictured)('SEC-01: the reference check finds every picture of $slug: $name', ({ block }) => {
  const found = findReferences(layout, { layout: [block] }).filter(({ collection }) => collection === 'media')
  expect(found.map(({ id }) => id).toSorted()).toEqual(picturesIn(block).toSorted())
})
