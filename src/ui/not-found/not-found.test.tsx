// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { findViolations } from '../../../tests/setup/find-violations'
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
