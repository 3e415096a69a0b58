// @vitest-environment jsdom
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findViolations } from '@tests/setup/find-violations'
import { SearchButton } from '@/ui/pages/site-header/search-button'
import { readRecent } from './recent-searches'
import { toKeywordHref } from './overlay-call'
import { SearchOverlayHost } from './search-overlay-host'

configure({ asyncUtilTimeout: 10_000 })

const UTES = {
  query: 'white ute',
  suggestions: [
    { kind: 'body', label: 'Ute', href: '/search?body=Ute', count: 1_031 },
    { kind: 'place', label: 'Moorooka QLD 4105', href: '/search?postcode=4105', postcode: '4105' },
  ],
  meaning: { label: 'white ute', href: '/search?body=Ute&colour_family=White', count: 12, countText: '12 cars', parts: ['White', 'Ute'] },
}
const calls: string[] = []
const visited: string[] = []
let respond: () => Response

beforeEach(async () => {
  localStorage.clear()
  calls.length = 0
  visited.length = 0
  respond = () => Response.json(UTES)
  vi.stubGlobal('fetch', (address: string) => {
    calls.push(address)
    return Promise.resolve(respond())
  })
  vi.stubGlobal('location', { assign: (href: string) => visited.push(href) })
  // jsdom has the element but not its methods.
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true
    },
    close(this: HTMLDialogElement) {
      this.open = false
      this.dispatchEvent(new Event('close'))
    },
  })
  render(
    <main>
      <h1>Stock</h1>
      <SearchButton />
      <input aria-label="Name" />
      <SearchOverlayHost />
    </main>,
  )
  // What opens the overlay is loaded after the first paint.
  await import('./listen-for-search')
  await new Promise((resolve) => setTimeout(resolve))
})
afterEach(() => {
  cleanup()
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
})

const field = () => screen.findByRole<HTMLInputElement>('searchbox')

async function open(): Promise<HTMLInputElement> {
  fireEvent.click(screen.getByRole('link', { name: 'Search our stock' }))
  return field()
}

test('LOOK-04: nothing is loaded until the button is pressed; then text is counted and has suggestions', async () => {
  expect([calls, screen.queryByRole('searchbox')]).toEqual([[], null])
  fireEvent.change(await open(), { target: { value: 'white ute' } })
  await waitFor(() => expect(calls.at(-1)).toBe('/api/suggestions?q=white+ute'))
  const meaning = await screen.findByRole('link', { name: /Show 12 cars/ })
  expect([meaning.textContent, meaning.getAttribute('href')]).toEqual(['White · UteShow 12 cars', UTES.meaning.href])
  expect(screen.getByRole('status').textContent).toBe('12 cars')
  expect(screen.getByRole('region', { name: 'Body types' }).textContent).toContain('1,031')
  expect(screen.getByRole('region', { name: 'Near' }).textContent).toContain('Moorooka QLD 4105')
  expect(await findViolations(document.body.innerHTML)).toEqual([])
}, 30_000)

test('LOOK-04: the key / opens it, but not while typing or with a modifier', async () => {
  // An unused key keeps its default action.
  expect(fireEvent.keyDown(screen.getByLabelText('Name'), { key: '/' })).toBe(true)
  expect(fireEvent.keyDown(document.body, { key: '/', ctrlKey: true })).toBe(true)
  expect(fireEvent.keyDown(document.body, { key: 'a' })).toBe(true)
  expect(screen.queryByRole('searchbox')).toBeNull()
  expect(fireEvent.keyDown(document.body, { key: '/' })).toBe(false)
  expect(await field()).toBeDefined()
})

test('LOOK-04: Enter opens the search that the words mean and remembers it, even before the count has arrived', async () => {
  const input = await open()
  fireEvent.change(input, { target: { value: 'white ute' } })
  if (input.form) fireEvent.submit(input.form)
  await waitFor(() => expect(visited).toEqual([UTES.meaning.href]))
  expect(readRecent()).toEqual([{ label: 'white ute', href: UTES.meaning.href }])
})

test('LOOK-04: without an answer Enter searches for the words', async () => {
  respond = () => new Response(null, { status: 503 })
  const input = await open()
  fireEvent.change(input, { target: { value: 'hilux' } })
  expect(await screen.findByText(/aren’t available/)).toBeDefined()
  if (input.form) fireEvent.submit(input.form)
  await waitFor(() => expect(visited).toEqual(['/search?query=hilux']))
  expect(toKeywordHref(' ')).toBe('/search')
})

test('A11Y-01: arrow keys move through the field and the links', async () => {
  const input = await open()
  await screen.findByRole('link', { name: /Show 12 cars/ })
  input.focus()
  fireEvent.keyDown(input, { key: 'ArrowDown' })
  expect(document.activeElement?.textContent).toContain('Show 12 cars')
  fireEvent.keyDown(input, { key: 'ArrowUp' })
  expect(document.activeElement).toBe(input)
  fireEvent.keyDown(input, { key: 'ArrowUp' })
  expect(document.activeElement?.textContent).toBe('Moorooka QLD 4105')
})

test('LOOK-04: recent searches come first while nothing is typed', async () => {
  localStorage.setItem('recent-searches', JSON.stringify([{ label: 'white ute', href: '/search?body=Ute' }]))
  await open()
  expect((await screen.findByRole('region', { name: 'Recent' })).textContent).toContain('white ute')
})
