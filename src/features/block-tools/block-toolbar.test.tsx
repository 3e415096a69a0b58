// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { findViolations } from '@tests/setup/find-violations'
import { BlockToolbar } from './block-toolbar'

afterEach(() => {
  cleanup()
  // Remove the nodes that axe checked.
  document.body.replaceChildren()
})

const names = { heroSlider: 'Hero slider', callToAction: 'Call to action' }

test('ADM-13: each tool explains itself, names its own button and reports missing fields', async () => {
  const blocks = [
    { id: 'a', blockType: 'heroSlider' },
    { blockType: 'callToAction', heading: 'Come by' },
  ]
  render(<BlockToolbar names={names} tenant={1} pageId={1} blocks={blocks} place={1} onPlace={vi.fn()} onInsert={vi.fn()} />)
  fireEvent.click(screen.getByRole('button', { name: 'Save as preset', expanded: false }))
  const tool = within(screen.getByRole('group', { name: 'Save as preset' }))
  expect(tool.getByText(/Saves a copy of the block/)).toBeTruthy()
  expect(tool.getByRole<HTMLSelectElement>('combobox', { name: 'Block' }).selectedOptions[0]?.textContent).toBe(
    '2. Call to action: Come by',
  )
  fireEvent.click(tool.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Give the preset a name.')).toBeTruthy()
  expect(await findViolations(document.body.innerHTML)).toEqual([])
})

test('ADM-13: a page without blocks has nothing to save or copy', () => {
  render(<BlockToolbar names={names} tenant={1} pageId={1} blocks={[]} place={0} onPlace={vi.fn()} onInsert={vi.fn()} />)
  const isDisabled = (name: string) => screen.getByRole('button', { name }).hasAttribute('disabled')
  expect(['Insert a preset', 'Save as preset', 'Copy to another page'].map(isDisabled)).toEqual([false, true, true])
})
