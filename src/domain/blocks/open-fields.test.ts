import { expect, test } from 'vitest'
import type { StoredField } from '../json/stored-field'
import { canOpen, explainOwnValue, listBlockFields, toFieldTrees, type ValueTree } from './open-fields'

type Field = StoredField & { label?: string; maxLength?: number; custom?: object }

const LINK: Field[] = [
  { name: 'label', type: 'text' },
  { name: 'href', type: 'text', label: 'Address', custom: { isLink: true } },
]
const FIELDS: Field[] = [
  { name: 'heading', type: 'text', required: true, maxLength: 10 },
  { name: 'content', type: 'richText' },
  { name: 'picture', type: 'upload', relationTo: 'media' },
  { name: 'isTimed', type: 'checkbox' },
  { name: 'link', type: 'group', label: 'First link', flattenedFields: LINK },
  {
    name: 'slides',
    type: 'array',
    flattenedFields: [{ name: 'tone', type: 'select', options: ['plain', { value: 'b', label: 'Brand' }] }],
  },
  { name: 'empty', type: 'group', flattenedFields: [{ name: 'file', type: 'upload' }] },
]
const BLOCK = { id: 'b', blockType: 'hero', heading: 'Hi', slides: [{ id: 's1', tone: 'b' }, { id: 's2' }, { tone: 'plain' }, 'no row'] }
const trees = toFieldTrees(FIELDS)
const fields = listBlockFields(trees, BLOCK)

test('EDT-25: lists a block’s fields with their names, through groups and the rows of lists, also empty ones', () => {
  expect(fields.map(({ label, path, value }) => [label, path.join('.'), value])).toEqual([
    ['Heading', 'heading', 'Hi'],
    ['Content', 'content', null],
    ['Picture', 'picture', null],
    ['First link > Label', 'link.label', null],
    ['First link > Address', 'link.href', null],
    ['Slides 1 > Tone', 'slides.#s1.tone', 'b'],
    ['Slides 2 > Tone', 'slides.#s2.tone', null],
  ])
})

test('EDT-25: everything that is listed can be opened except formatted texts, which are only shown', () => {
  expect(fields.filter((field) => !canOpen(field)).map(({ label }) => label)).toEqual(['Content'])
})

test('EDT-25: the trees survive JSON, because the admin’s forms get them', () => {
  expect(JSON.parse(JSON.stringify(trees))).toEqual(trees)
})

const treeOf = (label: string): ValueTree => {
  const field = fields.find((one) => one.label === label)
  if (!field) throw new Error(label)
  return field.tree
}

test.each([
  ['Heading', 'Short', null],
  ['Heading', 'Much too long', 'At most 10 characters'],
  ['Heading', '  ', 'can’t be empty'],
  ['Heading', null, 'can’t be empty'],
  ['Heading', 7, 'no value for the field'],
  ['Heading', '{a.b}', 'There is no {a.b}'],
  ['First link > Label', null, null],
  ['First link > Label', '', null],
  ['First link > Address', '/finance', null],
  ['First link > Address', 'javascript:alert(1)', ''],
  ['Picture', 12, null],
  ['Picture', null, null],
  ['Picture', '12', 'no value for the field'],
  ['Picture', 0, 'no value for the field'],
  ['Picture', 1.5, 'no value for the field'],
  ['Slides 1 > Tone', 'plain', null],
  ['Slides 1 > Tone', 'loud', 'no value for the field'],
])('EDT-25: %s accepts or explains %j', (label, value, said) => {
  const message = explainOwnValue(treeOf(label), value)
  if (said === null) expect(message).toBeNull()
  else expect(message).toContain(said)
})

test('EDT-25: numbers and boxes take their own type only', () => {
  const tree = (type: string) => toFieldTrees([{ name: 'one', type }]).flatMap((one) => ('fields' in one ? [] : [one]))
  const [number] = tree('number')
  const [box] = tree('checkbox')
  if (!number || !box) throw new Error('no trees')
  expect([4, Number.NaN, '4'].map((value) => explainOwnValue(number, value) === null)).toEqual([true, false, false])
  expect([true, false, 'true'].map((value) => explainOwnValue(box, value) === null)).toEqual([true, true, false])
})
