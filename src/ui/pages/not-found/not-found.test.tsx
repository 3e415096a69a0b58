// @vitest-environment jsdom
import { cleanup, render, waitFor } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { findViolations } from '@tests/setup/find-violations'
import { ErrorView } from './error-view'
import { Fault } from './fault'
import { NotFound } from './not-found'
import { SearchResting } from './search-resting'

test('A11Y-01: a page that is not there has one title, a search and ways on; axe finds nothing', async () => {
  const links = [{ label: 'Contact us', href: '/contact' }]
  expect(await findViolations(renderToStaticMarkup(<NotFound stockHref="/search" stockLabel="See all cars" links={links} />))).toEqual([])
  expect(document.querySelectorAll('h1')).toHaveLength(1)
  expect(document.querySelector('form[action="/search"] input[name=query]')).not.toBeNull()
  expect([...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(['/search', '/contact'])
}, 30_000)

test('A11Y-01: a fault offers to try again where that is possible, and names its reference; axe finds nothing', async () => {
  expect(await findViolations(renderToStaticMarkup(<ErrorView onRetry={() => undefined} reference="8f2a" />))).toEqual([])
  expect(document.querySelector('button')?.textContent).toBe('Try again')
  expect(document.body.textContent).toContain('Reference: 8f2a')
  expect(renderToStaticMarkup(<ErrorView />)).not.toContain('<button')
}, 30_000)

test('REL-02: a search that rests says so, keeps the address to try again, and offers a person; axe finds nothing', async () => {
  expect(await findViolations(renderToStaticMarkup(<SearchResting />))).toEqual([])
  expect([...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(['', '/contact', '/'])
  expect(renderToStaticMarkup(<SearchResting />)).toContain('<title>Search is taking a break</title>')
}, 30_000)

test.each([
  ['/search/toyota', 'Search is taking a break'],
  ['/searching', 'Something went wrong on our side'],
  ['/', 'Something went wrong on our side'],
])('REL-02, A11Y-01: a fault at %s is told as "%s"', (path, heading) => {
  window.history.replaceState(null, '', path)
  expect(renderToStaticMarkup(<Fault error={new Error('no')} reset={() => undefined} />)).toContain(heading)
})

const HOME =
  '<div data-still="header"><header><a href="/">Home</a></header></div><main>cars</main><div data-still="footer"><footer>Footer</footer></div>'
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('A11Y-01: a fault of a page that came without header and footer fetches those of the home', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(HOME)))
  document.body.innerHTML = '<div data-still="header"></div><main></main><div data-still="footer"></div>'
  render(<Fault error={new Error('no')} reset={() => undefined} />)
  await waitFor(() => expect(document.querySelector('[data-still=footer]')?.textContent).toBe('Footer'))
  expect(document.querySelector('[data-still=header] a')?.getAttribute('href')).toBe('/')
})

test('A11Y-01: a fault of any other page leaves them as they are, and so does a home that does not answer', async () => {
  const call = vi.fn(() => Promise.reject(new Error('away')))
  vi.stubGlobal('fetch', call)
  document.body.innerHTML = '<div data-still="header"><b>own</b></div><div data-still="footer"><b>own</b></div>'
  render(<Fault error={new Error('no')} reset={() => undefined} />)
  expect(call).not.toHaveBeenCalled()
  document.body.innerHTML = '<div data-still="header"></div>'
  render(<Fault error={new Error('no')} reset={() => undefined} />)
  await waitFor(() => expect(call).toHaveBeenCalledOnce())
  expect(document.querySelector('[data-still=header]')?.innerHTML).toBe('')
})
