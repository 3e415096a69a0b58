// @vitest-environment jsdom
import { act, cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { LAYOUT_KEY } from '@/ui/pages/search-results/layout-options'
import type { Suggestion } from '@/domain/search/suggestions'
import type { SearchView } from '@/ui/pages/search-results/search-view'
import { aSearchView } from '@tests/builders/search-view'
import { aVehicleCard } from '@tests/builders/vehicle'
import { LazySuggestions } from '@/features/search-suggestions/lazy-suggestions'
import { VehicleSearch } from './vehicle-search'

// Allow for slow machines.
configure({ asyncUtilTimeout: 10_000 })

const hits = [1, 2, 3].map((id) => aVehicleCard({ id }))
const bodies = {
  body: [
    { value: 'SUV', count: 54 },
    { value: 'Ute', count: 28 },
    ...['Sedan', 'Hatch', 'Wagon', 'Van', 'Coupe', 'Bus'].map((value) => ({ value, count: 4 })),
  ],
}

/** Responds to the search call: the body filter decides the count. */
function answer(url: string): SearchView {
  const parameters = new URL(url, 'https://harbour.example').searchParams
  parameters.delete('path')
  const total = parameters.getAll('body').join().length || 118
  return aSearchView(parameters.toString(), { hits, result: { total, facets: bodies, stats: {}, histograms: {} } })
}

const initial = aSearchView('', { hits, result: { total: 118, facets: bodies, stats: {}, histograms: {} } })

const SUGGESTED: Suggestion[] = [{ kind: 'body', label: 'SUV', href: '/search?body=SUV', count: 3 }]

const calls: { url: string; signal: AbortSignal }[] = []
let respond: (url: string) => Promise<Response>

beforeEach(() => {
  calls.length = 0
  respond = (url) => Promise.resolve(Response.json(answer(url)))
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  vi.stubGlobal('fetch', (url: string, { signal }: { signal: AbortSignal }) => {
    if (url.startsWith('/api/suggestions')) return Promise.resolve(Response.json({ suggestions: SUGGESTED }))
    // Ignore late calls of other tests in this worker.
    if (!url.startsWith('/api/search')) return Promise.resolve(new Response(null, { status: 204 }))
    calls.push({ url, signal })
    return new Promise<Response>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(new DOMException('stale', 'AbortError')))
      void respond(url).then(resolve, reject)
    })
  })
  window.history.replaceState(null, '', '/search')
  render(<VehicleSearch initial={JSON.stringify(initial)} variant="boxed" filters="rail" hasMap={false} />)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const box = (name: string) => document.querySelector<HTMLInputElement>(`#filter-body-${name}`)
function check(name: string): void {
  const input = box(name)
  if (!input) throw new Error(`no box ${name}`)
  fireEvent.click(input)
}
const heading = () => screen.getByRole('heading', { level: 1 }).textContent
const here = () => window.location.pathname + window.location.search

test('SRCH-08: a filter changes results and address in place, and is announced once', async () => {
  check('SUV')
  await waitFor(() => expect(heading()).toBe('3 SUVs'))
  expect(here()).toBe('/search?body=SUV')
  expect(calls.map(({ url }) => url)).toEqual(['/api/search?body=SUV'])
  expect(screen.getAllByRole('status').map((element) => element.textContent)).toEqual(['3 cars'])
  expect(box('SUV')?.checked).toBe(true)
})

test('SRCH-11: a value selected far down moves to the top of the short list and keeps the focus', async () => {
  const more = () => screen.getByText('Show fewer').closest('details')
  expect([more()?.open, more()?.textContent?.includes('Bus')]).toEqual([false, true])
  box('Bus')?.focus()
  check('Bus')
  await waitFor(() => expect(heading()).toBe('3 Buses'))
  const first = document.querySelector('input[name="body"]')
  expect([first, document.activeElement]).toEqual([box('Bus'), box('Bus')])
  expect([more()?.open, more()?.textContent?.includes('Bus'), box('Bus')?.checked]).toEqual([false, false, true])
})

test('SRCH-08: back and forward restore results and controls from the cache', async () => {
  check('SUV')
  await waitFor(() => expect(heading()).toBe('3 SUVs'))
  act(() => window.history.back())
  await waitFor(() => expect(heading()).toBe('118 cars'))
  expect(box('SUV')?.checked).toBe(false)
  expect(calls.map(({ url }) => url)).not.toContain('/api/search')
})

test('SRCH-14: while loading the previous results stay, marked as busy', async () => {
  let release: (response: Response) => void = () => undefined
  respond = () => new Promise((resolve) => (release = resolve))
  check('SUV')
  await waitFor(() => expect(document.querySelector('[aria-busy=true]')).not.toBeNull())
  expect(heading()).toBe('118 cars')
  expect(document.querySelectorAll('article')).toHaveLength(3)
  await waitFor(() => expect(calls).toHaveLength(1))
  await act(async () => release(Response.json(answer('/api/search?body=SUV'))))
  await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull())
})

test.each([
  ['SRCH-14: a failed call', () => Promise.resolve(new Response('no', { status: 503 }))],
  ['SRCH-14: no connection', () => Promise.reject(new TypeError('offline'))],
  ['SRCH-14: a response without results', () => Promise.resolve(Response.json({ error: 'x' }))],
])('%s keeps the previous results, shows an error, and can be retried', async (_, failing) => {
  respond = failing
  check('SUV')
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Search didn’t respond.')
  expect([heading(), here()]).toEqual(['118 cars', '/search'])
  respond = (url) => Promise.resolve(Response.json(answer(url)))
  fireEvent.click(screen.getByText('Try again'))
  await waitFor(() => expect(heading()).toBe('3 SUVs'))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('SRCH-14: only the latest request counts', async () => {
  respond = (url) => (url.includes('Ute') ? Promise.resolve(Response.json(answer(url))) : new Promise(() => undefined))
  check('SUV')
  await waitFor(() => expect(calls).toHaveLength(1))
  check('Ute')
  await waitFor(() => expect(here()).toBe('/search?body=SUV,Ute'))
  expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, false])
})

test('SRCH-05: a chip removes its filter without a page load; the browser handles a modified click', async () => {
  check('SUV')
  const chip = await screen.findByLabelText('Remove SUV')
  expect(fireEvent.click(chip, { ctrlKey: true })).toBe(true)
  expect(here()).toBe('/search?body=SUV')
  expect(fireEvent.click(chip)).toBe(false)
  await waitFor(() => expect(here()).toBe('/search'))
  expect(box('SUV')?.checked).toBe(false)
})

test('SRCH-05: a link to another page is left alone', () => {
  const link = [...document.querySelectorAll('a')].find((each) => each.pathname.startsWith('/cars/'))
  expect(link && fireEvent.click(link)).toBe(true)
  expect(calls).toEqual([])
})

test.each([
  ['cheap', 1],
  ['$30,000', 0],
])('SRCH-19: the amount %s shows %i errors', async (typed, told) => {
  const field = document.querySelector<HTMLInputElement>('[name=price_min]')
  if (!field) throw new Error('no field')
  const onInvalid = vi.fn()
  field.addEventListener('invalid', onInvalid)
  fireEvent.input(field, { target: { value: typed } })
  await waitFor(() => expect(calls).toHaveLength(1))
  expect(onInvalid).toHaveBeenCalledTimes(told)
})

describe('a suggestion', () => {
  const field = () => screen.getByLabelText<HTMLInputElement>('Search by make, model or stock number')

  beforeEach(() => {
    localStorage.clear()
    HTMLElement.prototype.showPopover = () => {}
    HTMLElement.prototype.hidePopover = () => {}
    HTMLElement.prototype.scrollIntoView = () => {}
    render(<LazySuggestions />)
  })

  async function type(text: string): Promise<void> {
    field().focus()
    await waitFor(() => expect(field().role).toBe('combobox'))
    fireEvent.input(field(), { target: { value: text } })
    await screen.findAllByRole('option')
  }

  const picks: Record<string, () => void> = {
    mouse: () => fireEvent.click(screen.getByRole('option', { name: /^SUV/ })),
    keyboard: () => {
      fireEvent.keyDown(field(), { key: 'ArrowDown' })
      fireEvent.keyDown(field(), { key: 'Enter' })
    },
  }

  test.each(Object.keys(picks))('SRCH-08, SRCH-09: picking a suggestion by %s drops the typed text from the next search', async (means) => {
    await type('suvv')
    // On a slow machine the typed words may have been searched before the pick.
    const asked = calls.length
    picks[means]?.()
    await waitFor(() => expect(heading()).toBe('3 SUVs'))
    expect([here(), field().value]).toEqual(['/search?body=SUV', ''])
    check('Ute')
    await waitFor(() => expect(here()).toBe('/search?body=SUV,Ute'))
    expect(calls.slice(asked).filter(({ url }) => url.includes('query='))).toEqual([])
  })

  test('SRCH-08, SRCH-09: picking a suggestion drops the typed text even when its results have arrived', async () => {
    await type('suvv')
    await waitFor(() => expect(here()).toBe('/search?query=suvv'))
    picks.keyboard?.()
    await waitFor(() => expect(here()).toBe('/search?body=SUV'))
    await waitFor(() => expect(field().value).toBe(''))
  })

  test('SRCH-09: a suggestion opened in another tab keeps the typed text', async () => {
    await type('suvv')
    fireEvent.click(screen.getByRole('option', { name: /^SUV/ }), { ctrlKey: true })
    expect(field().value).toBe('suvv')
  })
})

test('LOOK-15: a layout is kept on the device and changes no filter', () => {
  fireEvent.click(screen.getByRole('radio', { name: 'List' }))
  expect(document.querySelector('[data-results]')?.getAttribute('data-results')).toBe('list')
  expect(localStorage.getItem(LAYOUT_KEY)).toBe('list')
  expect(calls).toEqual([])
})
