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

test('A11Y-01: the text is linked to the button, visible or not', () => {
  draw()
  expect(shown()).toHaveLength(0)
  expect(document.getElementById(trigger().getAttribute('aria-describedby') ?? '')?.textContent).toBe('It includes stamp duty.')
})

test('A11Y-01: a tap shows it, because touch has no hover; Escape hides it and keeps the focus', async () => {
  draw()
  trigger().focus()
  fireEvent.click(trigger())
  await waitFor(() => expect(shown()).toHaveLength(1))
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })
  await waitFor(() => expect(shown()).toHaveLength(0))
  expect(document.activeElement).toBe(trigger())
})
