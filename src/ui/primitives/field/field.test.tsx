// @vitest-environment jsdom
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { findViolations } from '@tests/setup/find-violations'
import { Checkbox, Radio } from '../checkbox'
import { RadioGroup } from '../radio-group'
import { Select } from '../select'
import { TextArea, TextField } from './text-field'

const options = [
  { value: '', label: 'Any make' },
  { value: 'toyota', label: 'Toyota' },
]

/** Every kind of field, with an error and, where supported, a hint. */
const fields: [string, (error: string | null) => ReactElement][] = [
  ['text field', (error) => <TextField id="field" name="field" label="Mobile" hint="Ten digits" error={error} />],
  ['amount', (error) => <TextField id="field" name="field" label="Deposit" hint="Whole dollars" prefix="$" isOptional error={error} />],
  ['text area', (error) => <TextArea id="field" name="field" label="Comments" hint="What you would like to know" error={error} />],
  ['select', (error) => <Select id="field" name="field" label="Make" hint="Of your trade-in" options={options} error={error} />],
  ['checkbox', (error) => <Checkbox id="field" name="field" label="I agree" error={error} />],
]

function draw(element: ReactElement): Element {
  document.body.innerHTML = renderToStaticMarkup(element)
  const control = document.querySelector('#field')
  if (!control) throw new Error('The field was not drawn')
  return control
}

const notesOf = (control: Element) =>
  (control.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent ?? '')

describe.each(fields)('a %s', (_, field) => {
  test('A11Y-01: has its label as accessible name', () => {
    draw(field(null))
    expect(document.querySelector('label')?.getAttribute('for')).toBe('field')
  })

  test('A11Y-01: is marked as invalid, and its error text is linked to it', () => {
    const control = draw(field('Mobile must be 10 digits'))
    expect(control.getAttribute('aria-invalid')).toBe('true')
    expect(notesOf(control)).toContain('Mobile must be 10 digits')
  })

  test('A11Y-01: a valid one is not marked', () => {
    expect(draw(field(null)).hasAttribute('aria-invalid')).toBe(false)
  })

  test('A11Y-01: axe finds no violations, valid or invalid', async () => {
    expect(await findViolations(renderToStaticMarkup(field(null)))).toEqual([])
    expect(await findViolations(renderToStaticMarkup(field('Wrong')))).toEqual([])
  }, 30_000)
})

test('A11Y-01: both hint and error are read, the hint first', () => {
  expect(notesOf(draw(<TextField id="field" label="Mobile" hint="Ten digits" error="Mobile must be 10 digits" />))).toEqual([
    'Ten digits',
    'Mobile must be 10 digits',
  ])
})

test('A11Y-01: a select without a visible label still has a name, and so has a radio', async () => {
  expect(draw(<Select id="field" label="Make" options={options} isLabelHidden />).getAttribute('aria-label')).toBe('Make')
  expect(await findViolations(renderToStaticMarkup(<Radio id="field" name="kind" label="New" />))).toEqual([])
}, 30_000)

test('MISC-08: the dollar sign of an amount is decoration, not part of the value', () => {
  const input = draw(<TextField id="field" label="Deposit" prefix="$" defaultValue="5,000" />)
  expect(input.getAttribute('value')).toBe('5,000')
  expect(document.body.textContent).toContain('$')
})

test.each([
  ['has an empty first option', [{ value: '', label: 'Please select' }], true],
  ['starts with a value', [{ value: 'used', label: 'Used' }], false],
])('WEB-01: a select that %s has the required attribute only if it can be empty', (_, own, isRequired) => {
  expect(draw(<Select id="field" label="Condition" options={own} required />).hasAttribute('required')).toBe(isRequired)
})

test('WEB-01: the options of a group have ids without spaces', () => {
  const colours = ['Crystal White', 'Blue'].map((value) => ({ value, label: value }))
  draw(<RadioGroup id="field" name="colour" label="Colour" options={[...colours, { value: '', label: 'Any' }]} />)
  expect([...document.querySelectorAll('input')].map(({ id }) => id)).toEqual(['field-Crystal_White', 'field-Blue', 'field-'])
  expect(document.querySelector('label')?.htmlFor).toBe('field-Crystal_White')
})
