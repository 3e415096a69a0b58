// @vitest-environment jsdom
import axe from 'axe-core'
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Suggestion } from '@/domain/search/suggestions'
import { KeywordField } from '@/ui/pages/search-results/keyword-field'
import { readRecent } from './recent-searches'
import { LazySuggestions } from './lazy-suggestions'

// Allow for slow machines.
configure({ asyncUtilTimeout: 10_000 })

const TOYOTA: Suggestion[] = [
  { kind: 'place', label: 'Toowong QLD 4066', href: '/search?postcode=4066', postcode: '4066' },
  { kind: 'make', label: 'Toyota', href: '/search/toyota', count: 22 },
  { kind: 'model', label: 'Toyota RAV4', href: '/search/toyota/rav4', count: 9 },
]

let respond: (url: URL) => Response
const calls: string[] = []
const visited: string[] = []

beforeEach(() => {
  localStorage.clear()
  calls.length = 0
  visited.length = 0
  respond = () => Response.json({ suggestions: TOYOTA, places: [{ label: 'Moorooka QLD 4105', postcode: '4105' }] })
  vi.stubGlobal('fetch', (address: string) => {
    calls.push(address)
    return Promise.resolve(respond(new URL(address, 'https://harbour.example')))
  })
  // jsdom has no popovers.
  HTMLElement.prototype.showPopover = function () {
    this.hidden = false
  }
  HTMLElement.prototype.hidePopover = function () {
    this.hidden = true
  }
  HTMLElement.prototype.scrollIntoView = () => {}
  render(
    <main
      onClick={(event) => {
        event.preventDefault()
        if (event.target instanceof Element) visited.push(event.target.closest('a')?.getAttribute('href') ?? '')
      }}
    >
      <h1>Stock</h1>
      <form id="filters">
        <label>
          Near <input name="postcode" data-suggest="places" />
        </label>
      </form>
      <KeywordField query="" className="" />
      <LazySuggestions />
    </main>,
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
})

const field = () => screen.getByLabelText<HTMLInputElement>('Search by make, model or stock number')
const names = () => screen.queryAllByRole('option').map((option) => option.dataset.label)
const press = (key: string) => fireEvent.keyDown(field(), { key })

async function type(text: string): Promise<void> {
  field().focus()
  await waitFor(() => expect(field().role).toBe('combobox'))
  fireEvent.input(field(), { target: { value: text } })
  await waitFor(() => expect(calls.at(-1)).toContain(`q=${text}`))
  await waitFor(() => expect(screen.queryAllByRole('option').length).toBeGreaterThan(0))
}

test('SRCH-09: before the first focus it is a plain field, and nothing is loaded', () => {
  expect(field().role).not.toBe('combobox')
  expect(calls).toEqual([])
})

test('A11Y-01: suggestions are in named groups with their counts, and axe finds no problems', async () => {
  await type('toy')
  expect(names()).toEqual(['Toyota', 'Toyota RAV4', 'Toowong QLD 4066'])
  expect(screen.getByRole('group', { name: 'Makes' }).textContent).toContain('22')
  expect(field().ariaExpanded).toBe('true')
  expect(screen.getByRole('status').textContent).toBe('3 suggestions')
  const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } })
  expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual([])
})

test('SRCH-22, API-09: an unknown postcode shows an error below its field and announces it', async () => {
  respond = () => Response.json({ places: [], message: 'Invalid postcode' })
  const place = screen.getByLabelText<HTMLInputElement>('Near')
  place.focus()
  await waitFor(() => expect(place.role).toBe('combobox'))
  fireEvent.input(place, { target: { value: '0001' } })
  await waitFor(() => expect(place.ariaExpanded).toBe('true'))
  const list = document.getElementById(place.getAttribute('aria-controls') ?? '')
  expect([list?.hidden, list?.textContent]).toEqual([false, 'Invalid postcode'])
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Invalid postcode')
})

test('A11Y-01: arrow keys cycle through the options and the field, and Enter follows the marked option', async () => {
  await type('toy')
  press('ArrowUp')
  expect(field().getAttribute('aria-activedescendant')).toBe(screen.getAllByRole('option')[2]?.id)
  press('ArrowDown')
  expect(field().getAttribute('aria-activedescendant')).toBeNull()
  press('ArrowDown')
  expect(screen.getAllByRole('option').map((option) => option.ariaSelected)).toEqual(['true', 'false', 'false'])
  expect(fireEvent.keyDown(field(), { key: 'Enter' })).toBe(false)
  expect(visited).toEqual(['/search/toyota'])
  expect(field().ariaExpanded).toBe('false')
})

test('A11Y-01: Escape closes the list and keeps the text; Enter without a marked option submits the form', async () => {
  await type('toy')
  press('Escape')
  expect([field().ariaExpanded, field().value]).toEqual(['false', 'toy'])
  expect(fireEvent.keyDown(field(), { key: 'Enter' })).toBe(true)
  expect(visited).toEqual([])
})

test('SRCH-09: the last searches are offered before typing, newest first', async () => {
  await type('toy')
  press('ArrowDown')
  press('Enter')
  expect(readRecent()).toEqual([{ label: 'Toyota', href: '/search/toyota' }])
  field().focus()
  fireEvent.input(field(), { target: { value: '' } })
  await waitFor(() => expect(names()[0]).toBe('Toyota'))
  expect(screen.getByRole('group', { name: 'Recent' })).toBeDefined()
})

test.each([
  ['a script', 'javascript:alert(1)'],
  ['another site', 'https://elsewhere.example/search'],
])('SEC-03: a stored search that leads to %s is not offered', (_, href) => {
  localStorage.setItem('recent-searches', JSON.stringify([{ label: 'x', href }]))
  expect(readRecent()).toEqual([])
})

test('SRCH-09: after a failed call the field still takes text', async () => {
  respond = () => new Response(null, { status: 503 })
  field().focus()
  await waitFor(() => expect(field().role).toBe('combobox'))
  fireEvent.input(field(), { target: { value: 'toy' } })
  await waitFor(() => expect(calls.at(-1)).toContain('q=toy'))
  expect([names(), field().ariaExpanded, field().value]).toEqual([[], 'false', 'toy'])
})

test('SRCH-22: Enter in a place field keeps the filter sheet open, so that its error stays visible', async () => {
  respond = () => Response.json({ places: [], message: null })
  const near = screen.getByLabelText<HTMLInputElement>(/Near/)
  near.focus()
  await waitFor(() => expect(near.role).toBe('combobox'))
  fireEvent.input(near, { target: { value: '12' } })
  expect(fireEvent.keyDown(near, { key: 'Enter' })).toBe(true)
  near.form?.setAttribute('popover', 'auto')
  expect(fireEvent.keyDown(near, { key: 'Enter' })).toBe(false)
  expect(near.value).toBe('12')
})

test('SRCH-20: choosing a suburb fills in its postcode', async () => {
  const near = screen.getByLabelText<HTMLInputElement>(/Near/)
  near.focus()
  await waitFor(() => expect(near.role).toBe('combobox'))
  fireEvent.input(near, { target: { value: 'moorooka' } })
  await waitFor(() => expect(names()).toEqual(['Moorooka QLD 4105']))
  fireEvent.keyDown(near, { key: 'ArrowDown' })
  fireEvent.keyDown(near, { key: 'Enter' })
  expect(near.value).toBe('4105')
})
