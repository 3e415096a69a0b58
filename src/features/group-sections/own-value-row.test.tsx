// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import axe from 'axe-core'
import { afterEach, expect, test, vi } from 'vitest'
import { listSectionFields, type OwnValue } from '@/domain/blocks/group-sections'
import { toFieldTrees } from '@/domain/blocks/open-fields'
import type { StoredField } from '@/domain/json/stored-field'
import { OwnValueRow } from './own-value-row'

afterEach(cleanup)

const FIELDS: StoredField[] = [
  { name: 'heading', type: 'text', required: true },
  { name: 'tone', type: 'select', required: true, options: [{ value: 'b', label: 'Brand ground' }, 'plain'] },
  { name: 'text', type: 'textarea' },
  { name: 'image', type: 'upload', relationTo: 'media' },
  { name: 'logo', type: 'upload', relationTo: 'media' },
]
const BLOCK = { id: 'a', blockType: 'card', heading: 'The group’s', tone: 'b', text: 'Words', image: 3, logo: 4 }
const PICTURES = { known: { 3: { alt: 'Utes at the yard', url: '/thumb.webp' } }, site: 1 }
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
          PictureInput={({ value, onChange: choose }) => (
            <button type="button" onClick={() => choose(9)}>
              Picture {value ?? 'of the group'}
            </button>
          )}
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
