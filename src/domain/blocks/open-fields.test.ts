import { expect, test } from 'vitest'
import type { StoredField } from '../json/stored-field'
import { canOpen, explainOwnValue, listBlockFields, toFieldTrees } from './open-fields'

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
    ['Slides', 'slides', BLOCK.slides],
    ['Slides 1 > Tone', 'slides.#s1.tone', 'b'],
    ['Slides 2 > Tone', 'slides.#s2.tone', null],
  ])
})

test('EDT-25: everything that is listed can be opened, also formatted texts and whole lists, except lists whose rows need what no form here has', () => {
  expect(fields.filter((field) => !canOpen(field))).toEqual([])
  const videos: Field = { name: 'videos', type: 'array', flattenedFields: [{ name: 'title', type: 'text' }] }
  const needsMore = { ...videos, flattenedFields: [...(videos.flattenedFields ?? []), { name: 'clip', type: 'json', required: true }] }
  expect([videos, needsMore].map((field) => listBlockFields(toFieldTrees([field]), {}).map(canOpen))).toEqual([[true], [false]])
})

test('EDT-25: the trees survive JSON, because the admin’s forms get them', () => {
  expect(JSON.parse(JSON.stringify(trees))).toEqual(trees)
})

const treeOf = (label: string) => {
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

const toText = (text: string, node: object = { type: 'text', text }) => ({
  root: { type: 'root', children: [{ type: 'paragraph', children: [node] }] },
})

test.each([
  [toText('Ours'), null],
  [null, null],
  ['Ours', 'no value for the field'],
  [{}, ''],
  [toText('Call {dealer.nobody}'), 'There is no {dealer.nobody}'],
  [toText('', { type: 'upload', id: 7 }), 'does not exist here'],
  [toText('', { type: 'link', fields: { url: 'javascript:alert(1)' }, children: [] }), ''],
])('EDT-25: a formatted text accepts or explains %j', (value, said) => {
  const message = explainOwnValue(treeOf('Content'), value)
  if (said === null) expect(message).toBeNull()
  else expect(message).toContain(said)
})

test('EDT-25: a required formatted text needs words', () => {
  const [tree] = toFieldTrees([{ name: 'content', type: 'richText', required: true }])
  if (tree?.kind !== 'richText') throw new Error('no text')
  expect([toText('Ours'), toText(' '), null].map((value) => explainOwnValue(tree, value) === null)).toEqual([true, false, false])
})

const ROWS: Field = {
  ...{ name: 'rows', type: 'array', maxRows: 3 },
  flattenedFields: [
    { name: 'heading', type: 'text', required: true },
    { name: 'link', type: 'group', flattenedFields: LINK },
    { name: 'points', type: 'array', flattenedFields: [{ name: 'text', type: 'text', required: true }] },
  ],
}
const row = (id: string, more: object = {}) => ({ id, heading: 'Ours', ...more })

test.each([
  [[row('a'), row('b')], null],
  [[], 'Add at least 1 here.'],
  [null, 'Add at least 1 here.'],
  [[row('a'), row('b'), row('c'), row('d')], 'No more than 3 fit here.'],
  [[row('a'), row('a')], 'no value for the field'],
  [[{ heading: 'Ours' }], 'no value for the field'],
  ['rows', 'no value for the field'],
  [[row('a'), row('b', { heading: '' })], '2 > Heading: This can’t be empty'],
  [[row('a', { link: { href: 'javascript:alert(1)' } })], '1 > Link > Address: '],
  [[row('a', { points: [{ id: 'p', text: '' }] })], '1 > Points: 1 > Text: This can’t be empty'],
  [[row('a', { points: 'none' })], 'no value for the field'],
])('EDT-25: a whole list accepts or explains the rows %j', (value, said) => {
  const [tree] = toFieldTrees([{ ...ROWS, required: true }])
  if (tree?.kind !== 'list') throw new Error('no list')
  const message = explainOwnValue(tree, value)
  if (said === null) expect(message).toBeNull()
  else expect(message).toContain(said)
})
