import { expect, test } from 'vitest'
import { findTextKind, findTypableText } from './text-field'

const FIELDS = [
  { name: 'title', type: 'text' },
  {
    type: 'tabs',
    tabs: [
      {
        label: 'Layout',
        fields: [
          {
            name: 'layout',
            type: 'blocks',
            blocks: [
              {
                slug: 'hero',
                fields: [
                  { type: 'row', fields: [{ name: 'heading', type: 'text' }] },
                  { name: 'tone', type: 'select' },
                  { name: 'tags', type: 'text', hasMany: true },
                  { name: 'link', type: 'group', fields: [{ type: 'row', fields: [{ name: 'label', type: 'text' }] }] },
                  { name: 'slides', type: 'array', fields: [{ name: 'text', type: 'textarea' }] },
                ],
              },
              { slug: 'prose', fields: [{ name: 'content', type: 'richText' }] },
            ],
          },
        ],
      },
      { name: 'meta', fields: [{ name: 'title', type: 'text' }] },
    ],
  },
]
const typeOfRow = (row: string) => ({ 'layout.0': 'hero', 'layout.1': 'prose' })[row]

test.each([
  ['title', 'plain'],
  ['meta.title', 'plain'],
  ['layout.0.heading', 'plain'],
  ['layout.0.link.label', 'plain'],
  ['layout.0.slides.3.text', 'plain'],
  ['layout.1.content', 'rich'],
  ['layout.0.tone', null],
  ['layout.0.tags', null],
  ['layout.0.link', null],
  ['layout.1.heading', null],
  ['layout.7.heading', null],
  ['layout', null],
  ['', null],
])('EDT-06: the field %s contains %s text', (path, kind) => {
  expect(findTextKind(FIELDS, path, typeOfRow)).toBe(kind)
})

const rich = (...paragraphs: object[][]) => ({
  root: { type: 'root', children: paragraphs.map((children) => ({ type: 'paragraph', children })) },
})
const word = (text: string, format = 0) => ({ type: 'text', text, format })

test.each([
  ['the whole text', 'plain', 'Utes until June', 'Utes until June'],
  ['other spaces', 'plain', ' Utes  until June', 'Utes until June '],
  ['a single paragraph', 'rich', rich([word('On-road costs are included.')]), 'On-road costs are included.'],
] as const)('EDT-06: %s can be typed into', (_name, kind, value, clicked) => {
  expect(findTypableText(kind, value, clicked)?.text).toBeTruthy()
})

test.each([
  ['a part of the text', 'plain', 'Utes until June', 'Utes'],
  ['a text in other letters', 'plain', 'Utes', 'UTES'],
  ['a placeholder', 'plain', 'Call {dealer.phone}', 'Call 07'],
  ['several lines', 'plain', 'One\nTwo', 'One Two'],
  ['an empty text', 'plain', ' ', ''],
  ['a number', 'plain', 7, '7'],
  ['another kind of field', null, 'Utes', 'Utes'],
  ['two paragraphs', 'rich', rich([word('One')], [word('Two')]), 'One'],
  ['a paragraph with a link', 'rich', rich([word('One'), { type: 'link' }]), 'One'],
  ['a bold paragraph', 'rich', rich([word('One', 1)]), 'One'],
  ['a heading', 'rich', { root: { children: [{ type: 'heading', children: [word('One')] }] } }, 'One'],
] as const)('EDT-06: %s is edited in the form', (_name, kind, value, clicked) => {
  expect(findTypableText(kind, value, clicked)).toBeNull()
})

test('EDT-06: typed text is written back as plain text, and the rest of a formatted text stays', () => {
  const value = { ...rich([word('Before')]), version: 1 }
  const markup = '<img src=x onerror=alert(1)>'
  expect(findTypableText('rich', value, 'Before')?.write(markup)).toEqual({ ...rich([word(markup)]), version: 1 })
  expect(findTypableText('plain', 'Before', 'Before')?.write(markup)).toBe(markup)
})
