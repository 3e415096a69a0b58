// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Tooltip } from './tooltip'

afterEach(() => {
  cleanup()
  document.body.innerHTML = ''
})

const draw = () => render(<Tooltip label="About the price" text="It includes stamp duty." />)
const trigger = () => screen.getByRole('button', { name: 'About the price' })
const shown = () => screen.queryAllByText('It includes stamp duty.').filter((element) => !element.hidden)

test('A11Y-01: its words are tied to the button whether they are shown or not', () => {
  draw()
  expect(shown()).toHaveLength(0)
  expect(document.getElementById(trigger().getAttribute('aria-describedby') ?? '')?.textContent).toBe('It includes stamp duty.')
})

test('A11Y-01: a press shows it, for fingers have nothing to point with; Escape hides it and leaves the focus', async () => {
  draw()
  trigger().focus()
  fireEvent.click(trigger())
  await waitFor(() => expect(shown()).toHaveLength(1))
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })
  await waitFor(() => expect(shown()).toHaveLength(0))
  expect(document.activeElement).toBe(trigger())
})
