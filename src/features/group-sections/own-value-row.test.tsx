// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import axe from 'axe-core'
import { afterEach, expect, test, vi } from 'vitest'
import { listSectionFields, type OwnValue } from '@/domain/blocks/group-sections'
import { toFieldTrees } from '@/domain/blocks/open-fields'
import type { StoredField } from '@/domain/json/stored-field'
import { OwnValueRow } from './own-value-row'
import type { Inputs } from './section-block'

afterEach(cleanup)

const FIELDS: StoredField[] = [
  { name: 'heading', type: 'text', required: true },
  { name: 'tone', type: 'select', required: true, options: [{ value: 'b', label: 'Brand ground' }, 'plain'] },
  { name: 'text', type: 'textarea' },
  { name: 'image', type: 'upload', relationTo: 'media' },
  { name: 'logo', type: 'upload', relationTo: 'media' },
]
const BLOCK = { id: 'a', blockType: 'card', heading: 'The group’s', tone: 'b', text: 'Words', image: 3, logo: 4 }
const PICTURES = { known: { 3: { alt: 'Utes at the yard', url: '/thumb.webp', isShared: true } }, site: 1 }
const INPUTS: Inputs = {
  Picture: ({ value, onChange }) => (
    <button type="button" onClick={() => onChange(9)}>
      Picture {value ?? 'of the group'}
    </button>
  ),
  RichText: ({ label, onChange }) => (
    <button type="button" onClick={() => onChange(toText('Typed'))}>
      Editor of {label}
    </button>
  ),
}
const toText = (text: string) => ({ root: { type: 'root', children: [{ type: 'paragraph', children: [{ type: 'text', text }] }] } })
const placeOf = (name: string) => ({ block: 'a', path: [name] })

function open(own: OwnValue[], isReadOnly = false) {
  const onChange = vi.fn<(place: object, value: unknown) => void>()
  const fields = listSectionFields(BLOCK, { card: toFieldTrees(FIELDS) }, ['heading', 'tone', 'image'].map(placeOf), own)
  const { container } = render(
    <ul>
      {fields.map((field) => (
        <OwnValueRow
          key={field.label}
          field={field}
          place={{ block: 'a', path: field.path }}
          pictures={PICTURES}
          inputs={INPUTS}
          isReadOnly={isReadOnly}
          onChange={onChange}
        />
      ))}
    </ul>,
  )
  return { onChange, container, row: (label: string) => container.querySelector(`[data-section-field="${label}"]`)?.textContent }
}

test('EDT-25: each field says whose value it has; open fields have an input with the value that is shown, others the value in words', () => {
  const { row } = open([
    { ...placeOf('heading'), value: 'Mine' },
    { ...placeOf('text'), value: 'Not open' },
  ])
  expect(screen.getByRole('textbox', { name: 'Heading' })).toHaveProperty('value', 'Mine')
  expect(screen.getByRole('combobox', { name: 'Tone' })).toHaveProperty('value', 'b')
  expect(row('Heading')).toContain('Your own')
  expect(row('Heading')).toContain('The group’s: The group’s')
  expect([row('Tone'), row('Text')].map((text) => text?.includes('From the group'))).toEqual([true, true])
  expect(row('Text')).toContain('Words')
})

test('EDT-25: typing makes the value the site’s own, the button makes it the group’s again, and an empty required one is explained', () => {
  const { onChange } = open([{ ...placeOf('heading'), value: '' }])
  expect(screen.getByRole('alert').textContent).toContain('can’t be empty')
  fireEvent.change(screen.getByRole('textbox', { name: 'Heading' }), { target: { value: 'Typed' } })
  fireEvent.click(screen.getByRole('button', { name: 'Use the group’s again: Heading' }))
  expect(onChange.mock.calls).toEqual([
    [placeOf('heading'), 'Typed'],
    [placeOf('heading'), undefined],
  ])
})

test('EDT-25: an open picture shows the group’s and can be replaced; a closed one that was deleted says so', () => {
  const { onChange, row } = open([])
  expect(row('Image')).toContain('Picture of the group')
  expect(row('Image')).toContain('The group’s: Utes at the yard')
  expect(row('Logo')).toContain('A picture that was deleted')
  fireEvent.click(screen.getByRole('button', { name: 'Picture of the group' }))
  expect(onChange.mock.calls).toEqual([[placeOf('image'), 9]])
  cleanup()
  expect(open([{ ...placeOf('image'), value: 9 }]).row('Image')).toContain('Picture 9')
})

test('EDT-25: whoever may only read gets no inputs, and axe finds no problems', async () => {
  open([{ ...placeOf('heading'), value: 'Mine' }], true)
  expect([screen.queryAllByRole('textbox'), screen.queryAllByRole('button')]).toEqual([[], []])
  cleanup()
  const { container } = open([{ ...placeOf('heading'), value: 'Mine' }])
  expect((await axe.run(container)).violations.map(({ id }) => id)).toStrictEqual([])
})

const TEXT_AND_LIST: StoredField[] = [
  { name: 'content', type: 'richText' },
  {
    ...{ name: 'slides', type: 'array', maxRows: 2 },
    flattenedFields: [
      { name: 'heading', type: 'text', required: true },
      { name: 'image', type: 'upload', relationTo: 'media' },
      { name: 'link', type: 'group', flattenedFields: [{ name: 'href', type: 'text' }] },
    ],
  },
]
const WHOLE = { id: 'a', blockType: 'card', content: toText('The group’s words'), slides: [{ id: 's1', heading: 'One', image: 3 }] }

/** Keeps the own values like the form does. */
function openWhole(first: OwnValue[] = []) {
  const shown = { own: first }
  const draw = () => (
    <ul>
      {listSectionFields(WHOLE, { card: toFieldTrees(TEXT_AND_LIST) }, ['content', 'slides'].map(placeOf), shown.own)
        .filter(({ path }) => path.length === 1)
        .map((field) => (
          <OwnValueRow
            key={field.label}
            field={field}
            place={{ block: 'a', path: field.path }}
            pictures={PICTURES}
            inputs={INPUTS}
            isReadOnly={false}
            onChange={({ path }, value) => {
              const others = shown.own.filter((one) => one.path.join() !== path.join())
              shown.own = value === undefined ? others : [...others, { block: 'a', path, value }]
              rerender(draw())
            }}
          />
        ))}
    </ul>
  )
  const { container, rerender } = render(draw())
  const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  const row = (label: string) => container.querySelector(`[data-section-field="${label}"]`)?.textContent
  return { shown, container, click, row }
}

test('EDT-25: an open formatted text is the group’s until a site writes its own, and is the group’s again when it gives that back', () => {
  const { shown, click, row } = openWhole()
  expect(row('Content')).toContain('From the group')
  expect(row('Content')).toContain('The group’s words')
  click('Write your own: Content')
  expect(shown.own).toEqual([{ ...placeOf('content'), value: WHOLE.content }])
  click('Editor of Content')
  expect(shown.own).toEqual([{ ...placeOf('content'), value: toText('Typed') }])
  expect(row('Content')).toContain('Your own')
  expect(row('Content')).toContain('The group’s: The group’s words')
  click('Use the group’s again: Content')
  expect(shown.own).toEqual([])
  expect(row('Content')).toContain('From the group')
})

test('EDT-25: a site changes, adds, moves and removes rows of its own list, chooses its own pictures in them, and gives the list back', async () => {
  const { shown, container, click, row } = openWhole()
  const rows = () => shown.own[0]?.value
  expect(row('Slides')).toContain('1. One')
  click('Write your own: Slides')
  expect(rows()).toEqual(WHOLE.slides)
  expect(row('Slides')).toContain('Utes at the yard')
  fireEvent.change(screen.getByRole('textbox', { name: /Heading/ }), { target: { value: 'Ours' } })
  click('Choose another picture: Slides 1 > Image')
  click('Picture of the group')
  expect(rows()).toEqual([{ id: 's1', heading: 'Ours', image: 9 }])
  click('Add to Slides')
  expect(rows()).toMatchObject([{ id: 's1' }, { heading: null, link: { href: null } }])
  expect(screen.getByRole('button', { name: 'Add to Slides' })).toHaveProperty('disabled', true)
  expect(row('Slides')).toContain('2 > Heading: This can’t be empty')
  click('Move up Slides 2')
  expect(rows()).toMatchObject([{ heading: null }, { id: 's1' }])
  expect((await axe.run(container)).violations.map(({ id }) => id)).toStrictEqual([])
  cleanup()
})

test('EDT-25: a row of an own list is removed by its button, and the whole list goes back to the group', () => {
  const own = [
    { id: 'x', heading: 'X' },
    { id: 'y', heading: 'Y' },
  ]
  const { shown, click, row } = openWhole([{ ...placeOf('slides'), value: own }])
  click('Remove Slides 1')
  expect(shown.own[0]?.value).toEqual([{ id: 'y', heading: 'Y' }])
  click('Use the group’s again: Slides')
  expect(shown.own).toEqual([])
  expect(row('Slides')).toContain('1. One')
})
