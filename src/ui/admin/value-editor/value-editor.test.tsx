// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import axe from 'axe-core'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import type { ValueShape } from '@/domain/editing/value-shape'
import { ValueEditor } from './value-editor'
import { ValueView } from './value-view'

afterEach(cleanup)

function open(shape: ValueShape, initial: unknown) {
  let stored = initial
  function Form() {
    const [value, setValue] = useState(initial)
    stored = value
    return <ValueEditor shape={shape} label="Values" value={value} onChange={setValue} />
  }
  const { container } = render(<Form />)
  return { stored: () => stored, container }
}

const type = (name: string, value: string) => fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('EDT-14: features are a list: changed, added with the focus in the new line, sorted and removed', () => {
  const { stored } = open({ kind: 'list', item: 'Feature', of: { kind: 'text' } }, ['Camera', 'Tow bar'])
  type('Feature 2', 'Tow ball')
  press('Add feature')
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Feature 3' }))
  type('Feature 3', 'Sunroof')
  press('Move feature 3 up')
  press('Remove feature 1')
  expect(stored()).toStrictEqual(['Sunroof', 'Tow ball'])
})

test('EDT-14: a lender is added by its key, keeps what is not shown, and loses an emptied figure', () => {
  const shape: ValueShape = {
    kind: 'map',
    key: 'Lender',
    of: { kind: 'record', fields: { interestRate: { label: 'Interest rate', shape: { kind: 'number' } } } },
  }
  const { stored } = open(shape, { acme: { interestRate: 8.99, feed: 'kept' } })
  fireEvent.change(screen.getByRole('spinbutton', { name: 'Interest rate' }), { target: { value: '' } })
  type('New lender', 'acme')
  expect(screen.getByRole('button', { name: 'Add lender' })).toHaveProperty('disabled', true)
  type('New lender', 'beta')
  press('Add lender')
  expect(stored()).toStrictEqual({ acme: { feed: 'kept' }, beta: {} })
  press('Remove acme')
  expect(stored()).toStrictEqual({ beta: {} })
})

test('EDT-14: a stored value is shown in words, without brackets or quotes', () => {
  const { container } = render(<ValueView value={{ visited_pages: ['/', '/finance'], isNew: true, note: null }} />)
  expect(container.textContent).toBe('Visited pages//financeIs newYesNote–')
})

test('EDT-14: axe finds no problems', async () => {
  const fields = { name: { label: 'Name', shape: { kind: 'text' } }, on: { label: 'On', shape: { kind: 'flag' } } } as const
  const { container } = open({ kind: 'list', item: 'Row', of: { kind: 'record', fields } }, [{ name: 'a', on: true }])
  expect((await axe.run(container)).violations.map(({ id }) => id)).toStrictEqual([])
})
