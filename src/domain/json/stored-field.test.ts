import { expect, test } from 'vitest'
import { mapStored, type StoredField } from './stored-field'

const text = { name: 'text', type: 'text' }
const fields: StoredField[] = [
  text,
  { name: 'group', type: 'group', flattenedFields: [text] },
  { name: 'rows', type: 'array', flattenedFields: [text, { name: 'constructor', type: 'text' }] },
  {
    name: 'layout',
    type: 'blocks',
    blocks: [{ slug: 'one', flattenedFields: [text, { name: 'rows', type: 'array', flattenedFields: [text] }] }],
  },
]

const document = {
  text: 'a',
  unknown: 'left alone',
  group: { text: 'b' },
  rows: [{ text: 'c' }, { text: '' }, 'no row'],
  layout: [
    { blockType: 'one', text: 'd', rows: [{ text: 'e' }] },
    { blockType: 'gone', text: 'f' },
  ],
}

test('SEC-07: visits every non-empty value with its path, siblings and block', () => {
  const seen: string[] = []
  const same = mapStored(fields, document, ({ field, value, path, block }) => {
    if (field.type === 'text') seen.push(`${path}=${String(value)} in ${String(block?.blockType ?? 'none')}`)
    return value
  })
  expect(seen).toEqual([
    'text=a in none',
    'group.text=b in none',
    'rows.0.text=c in none',
    'layout.0.text=d in one',
    'layout.0.rows.0.text=e in one',
  ])
  expect(same).toBe(document)
})

test("SEC-06: the visitor's result replaces the value without changing the original document", () => {
  const before = structuredClone(document)
  const changed = mapStored(fields, document, ({ value }) => (value === 'e' ? 'E' : value))
  expect(changed).toMatchObject({ layout: [{ rows: [{ text: 'E' }] }, { text: 'f' }] })
  expect(document).toEqual(before)
})
