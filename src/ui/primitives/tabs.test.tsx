// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { Tabs, type TabItem } from './tabs'

afterEach(() => {
  cleanup()
  document.body.innerHTML = ''
})

const items: [TabItem, ...TabItem[]] = [
  { value: 'budget', label: 'By budget', content: 'Spend' },
  { value: 'model', label: 'By model', content: 'Hilux' },
  { value: 'plate', label: 'By plate', content: 'Plate', isDisabled: true },
]
const chosen = () => screen.getByRole('tab', { selected: true }).textContent
const shown = () => screen.getByRole('tabpanel').textContent

test('A11Y-01: the list, its tabs and their panels are linked by ids', () => {
  render(<Tabs label="Ways to search" items={items} />)
  expect(screen.getByRole('tablist', { name: 'Ways to search' })).toBeDefined()
  expect(screen.getByRole('tabpanel', { name: 'By budget' }).textContent).toBe('Spend')
})

test('A11Y-01: arrow keys, Home and End move between tabs; only one tab is in the tab order', async () => {
  const onChange = vi.fn<(value: string) => void>()
  render(<Tabs label="Ways to search" items={items} onChange={onChange} />)
  const press = async (key: string) => {
    fireEvent.keyDown(document.activeElement ?? document.body, { key })
    await vi.waitFor(() => expect(document.activeElement?.getAttribute('aria-selected')).toBe('true'))
  }
  screen.getByRole('tab', { name: 'By budget' }).focus()
  await press('ArrowRight')
  expect([chosen(), shown()]).toEqual(['By model', 'Hilux'])
  await press('Home')
  expect([chosen(), shown()]).toEqual(['By budget', 'Spend'])
  expect(screen.getAllByRole('tab').filter((tab) => tab.tabIndex === 0)).toHaveLength(1)
  expect(onChange.mock.calls).toEqual([['model'], ['budget']])
})

test('A11Y-01: a disabled tab is marked and does nothing', () => {
  render(<Tabs label="Ways to search" items={items} />)
  fireEvent.click(screen.getByRole('tab', { name: 'By plate' }))
  expect(chosen()).toBe('By budget')
})

test('PERF-01: the server renders every panel, so hidden panels are in the page', () => {
  expect(renderToStaticMarkup(<Tabs label="Ways to search" items={items} />)).toContain('Hilux')
})
