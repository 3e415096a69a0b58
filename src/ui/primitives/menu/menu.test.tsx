// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { findViolations } from '@tests/setup/find-violations'
import { Menu } from './menu'
import type { MenuGroup } from './menu-items'
import { LazyMenu } from './lazy-menu'

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

test('A11Y-01: the arrow key opens it on its first entry, arrows move the focus, and Enter activates an entry', async () => {
  render(<Menu label="Share" groups={groups} />)
  expect(trigger().getAttribute('aria-expanded')).toBe('false')
  await openByKey()
  press('ArrowDown')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Copy the link'))
  fireEvent.click(document.activeElement ?? document.body)
  expect(onCopy).toHaveBeenCalledOnce()
})

test('A11Y-01: Escape closes it and restores the focus', async () => {
  render(<Menu label="Share" groups={groups} />)
  await openByKey()
  press('Escape')
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(trigger()))
})

test('A11Y-01: the list is rendered beside its button, so an open dialog keeps it reachable; axe finds no violations in it', async () => {
  render(<Menu label="Share" groups={groups} />)
  await openByKey()
  expect(screen.getByRole('group', { name: 'Send' })).toBeDefined()
  expect(trigger().parentElement?.contains(screen.getByRole('menu'))).toBe(true)
  const markup = screen.getByRole('menu').outerHTML
  cleanup()
  // Its label is the button, which is not part of this markup.
  expect((await findViolations(markup)).filter((violation) => !violation.startsWith('aria-menu-name'))).toEqual([])
})

test('PERF-02: until it is clicked it is a plain button that says what it opens', async () => {
  render(<LazyMenu label="Share" groups={groups} />)
  expect(trigger().getAttribute('aria-haspopup')).toBe('menu')
  fireEvent.click(trigger())
  expect(await screen.findByRole('menuitem', { name: 'By email' }, { timeout: 10_000 })).toBeDefined()
})
