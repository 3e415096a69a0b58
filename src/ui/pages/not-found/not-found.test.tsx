// @vitest-environment jsdom
import { cleanup, render, waitFor } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { findViolations } from '@tests/setup/find-violations'
import { ErrorView } from './error-view'
import { Fault } from './fault'
import { NotFound, type NotFoundProps } from './not-found'
import { SearchUnavailable } from './search-unavailable'

test('A11Y-01: the 404 page has one title, a search and links; axe finds no violations', async () => {
  const links = [{ label: 'Contact us', href: '/contact' }]
  expect(await findViolations(renderToStaticMarkup(<NotFound stockHref="/search" stockLabel="See all cars" links={links} />))).toEqual([])
  expect(document.querySelectorAll('h1')).toHaveLength(1)
  expect(document.querySelector('form[action="/search"] input[name=query]')).not.toBeNull()
  expect([...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(['/search', '/contact'])
}, 30_000)

test('WEB-03: the 404 page links to body types in pictures with their counts, or to makes; axe finds no violations', async () => {
  const draw = (popular: NotFoundProps['popular']) =>
    renderToStaticMarkup(<NotFound noun="car" stockHref="/search" stockLabel="See all cars" links={[]} popular={popular} />)
  const suvs = { label: 'SUVs', href: '/search?body=SUV', count: 1_041, picture: '/suv.webp' }
  expect(await findViolations(draw({ bodies: [suvs], makes: [] }))).toEqual([])
  expect(document.querySelector('nav a[href="/search?body=SUV"]')?.textContent).toBe('SUVs 1,041')
  expect(document.body.textContent).toContain('The car may have been sold')
  document.body.innerHTML = draw({ bodies: [], makes: [{ label: 'Jayco', href: '/search/jayco', count: 85 }] })
  expect(document.querySelector('nav a')?.textContent).toBe('Jayco (85)')
  expect(draw({ bodies: [], makes: [] })).not.toContain('<nav')
}, 30_000)

test('A11Y-01: the error page offers a retry where that is possible and shows the reference; axe finds no violations', async () => {
  expect(await findViolations(renderToStaticMarkup(<ErrorView onRetry={() => undefined} reference="8f2a" />))).toEqual([])
  expect(document.querySelector('button')?.textContent).toBe('Try again')
  expect(document.body.textContent).toContain('Reference: 8f2a')
  expect(renderToStaticMarkup(<ErrorView />)).not.toContain('<button')
}, 30_000)

test('REL-02: an unavailable search says so, keeps the address for a retry and offers contact; axe finds no violations', async () => {
  expect(await findViolations(renderToStaticMarkup(<SearchUnavailable />))).toEqual([])
  expect([...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(['', '/contact', '/'])
  expect(renderToStaticMarkup(<SearchUnavailable />)).toContain('<title>Search is taking a break</title>')
}, 30_000)

test.each([
  ['/search/toyota', 'Search is taking a break'],
  ['/searching', 'Something went wrong on our side'],
  ['/', 'Something went wrong on our side'],
])('REL-02, A11Y-01: an error at %s reads "%s"', (path, heading) => {
  window.history.replaceState(null, '', path)
  expect(renderToStaticMarkup(<Fault error={new Error('no')} reset={() => undefined} />)).toContain(heading)
})

const HOME =
  '<div data-static="header"><header><a href="/">Home</a></header></div><main>cars</main><div data-static="footer"><footer>Footer</footer></div>'
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('A11Y-01: an error page without header and footer fetches those of the home page', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(HOME)))
  document.body.innerHTML = '<div data-static="header"></div><main></main><div data-static="footer"></div>'
  render(<Fault error={new Error('no')} reset={() => undefined} />)
  await waitFor(() => expect(document.querySelector('[data-static=footer]')?.textContent).toBe('Footer'))
  expect(document.querySelector('[data-static=header] a')?.getAttribute('href')).toBe('/')
})

test('A11Y-01: header and footer stay unchanged on other pages and when the home page does not answer', async () => {
  const call = vi.fn(() => Promise.reject(new Error('away')))
  vi.stubGlobal('fetch', call)
  document.body.innerHTML = '<div data-static="header"><b>own</b></div><div data-static="footer"><b>own</b></div>'
  render(<Fault error={new Error('no')} reset={() => undefined} />)
  expect(call).not.toHaveBeenCalled()
  document.body.innerHTML = '<div data-static="header"></div>'
  render(<Fault error={new Error('no')} reset={() => undefined} />)
  await waitFor(() => expect(call).toHaveBeenCalledOnce())
  expect(document.querySelector('[data-static=header]')?.innerHTML).toBe('')
})
