import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normaliseStored } from './normalise-stored'
import type { StoredField } from './stored-field'
import { explainWrongForm } from './value-form'

const TONES = { options: ['plain', 'tint'] }
const fields: StoredField[] = [
  { name: 'text', type: 'text' },
  { name: 'limit', type: 'number', min: 1, max: 40 },
  { name: 'tone', type: 'select', required: true, defaultValue: 'tint', ...TONES },
  { name: 'kind', type: 'radio', required: true, ...TONES },
  { name: 'side', type: 'select', ...TONES },
  { name: 'image', type: 'upload', relationTo: 'media' },
  { name: 'rows', type: 'array', flattenedFields: [{ name: 'text', type: 'text' }] },
  { name: 'layout', type: 'blocks', blocks: [{ slug: 'one', flattenedFields: [{ name: 'text', type: 'text' }] }] },
]

test.each([
  ['a text that is an object', { text: { a: 1 } }, { text: null }],
  ['a number that is a text', { limit: '7' }, { limit: null }],
  ['a number above its range', { limit: 1e9 }, { limit: 40 }],
  ['a number below it', { limit: -5 }, { limit: 1 }],
  ['a required choice with a default', { tone: '"><script>' }, { tone: 'tint' }],
  ['a required choice without one', { kind: { x: 1 } }, { kind: 'plain' }],
  ['an optional choice', { side: 'x' }, { side: null }],
  ['a reference', { image: '"><script>' }, { image: null }],
  ['rich text that is markup', { content: '<script>' }, { content: null }],
  ['rich text without a root', { content: { root: '<script>' } }, { content: null }],
  ['invalid rows', { rows: ['x', null, { text: 1 }] }, { rows: [{ text: null }] }],
  ['an invalid list', { rows: { length: 3 }, layout: 'x' }, { rows: [], layout: [] }],
  ['an unknown block', { layout: [{ blockType: 'two' }, { blockType: 'one', text: 'a' }] }, { layout: [{ blockType: 'one', text: 'a' }] }],
])('SEC-06: %s is never rendered', (_, stored, normalised) => {
  expect(normaliseStored([...fields, { name: 'content', type: 'richText' }], stored)).toEqual(normalised)
})

test('SEC-06: returns a valid document unchanged, and empty values stay empty', () => {
  const document = { text: '<b>', limit: 4, tone: 'plain', kind: null, image: 7, rows: [{ text: '' }], layout: [{ blockType: 'one' }] }
  expect(normaliseStored(fields, document)).toBe(document)
})

test('SEC-06: every value of a normalised document is valid, whatever was stored', () => {
  const document = fc.record(Object.fromEntries(fields.map(({ name }) => [name, fc.jsonValue()])))
  fc.assert(
    fc.property(document, (stored) => {
      const normalised = normaliseStored<Record<string, unknown>>(fields, stored)
      for (const field of fields) expect(explainWrongForm(field, normalised[field.name])).toBeNull()
    }),
  )
})
