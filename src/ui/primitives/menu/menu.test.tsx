// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { findViolations } from '@tests/setup/find-violations'
import { Menu } from './menu'
import type { MenuGroup } from './menu-items'
import { MenuOnNeed } from './menu-on-need'

afterEach(() => {
  cleanup()
  document.body.innerHTML = ''
})

const onCopy = vi.fn<() => void>()
const groups: MenuGroup[] = [
  {
    label: 'Send',
    entries: [
      { kind: 'link', label: 'By email', href: '/email' },
      { kind: 'action', label: 'Copy the link', onSelect: onCopy },
    ],
  },
]
const trigger = () => screen.getByRole('button', { name: /Share/ })
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })

async function openByKey(): Promise<void> {
  trigger().focus()
  press('ArrowDown')
  await screen.findByRole('menu')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('By email'))
}

test('A11Y-01: the arrow opens it on its first entry, arrows move on, and Enter does what the entry says', async () => {
  render(<Menu label="Share" groups={groups} />)
  expect(trigger().getAttribute('aria-expanded')).toBe('false')
  await openByKey()
  press('ArrowDown')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Copy the link'))
  fireEvent.click(document.activeElement ?? document.body)
  expect(onCopy).toHaveBeenCalledOnce()
})

test('A11Y-01: Escape shuts it and gives the focus back', async () => {
  render(<Menu label="Share" groups={groups} />)
  await openByKey()
  press('Escape')
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(trigger()))
})

test('A11Y-01: the list stands beside its button, so an open dialog around it keeps it in reach; axe finds nothing in it', async () => {
  render(<Menu label="Share" groups={groups} />)
  await openByKey()
  expect(screen.getByRole('group', { name: 'Send' })).toBeDefined()
  expect(trigger().parentElement?.contains(screen.getByRole('menu'))).toBe(true)
  const markup = screen.getByRole('menu').outerHTML
  cleanup()
  // its label is the button that is not in this piece
  expect((await findViolations(markup)).filter((violation) => !violation.startsWith('aria-menu-name'))).toEqual([])
})

test('PERF-02: until somebody presses it, it is a plain button that says what it will open', async () => {
  render(<MenuOnNeed label="Share" groups={groups} />)
  expect(trigger().getAttribute('aria-haspopup')).toBe('menu')
  fireEvent.click(trigger())
  expect(await screen.findByRole('menuitem', { name: 'By email' }, { timeout: 10_000 })).toBeDefined()
})
