import { expect, test } from 'vitest'
import { describeTarget, nameOfPath, matchesText } from './target-words'

test.each([
  [{ kind: 'page', name: 'Service', detail: '/service' }, 'Page: Service, /service'],
  [{ kind: 'search', name: 'Toyota Hilux', detail: '23 cars' }, 'Search: Toyota Hilux, 23 cars'],
  [{ kind: 'nothing', name: '/gone', detail: '' }, 'Nothing there: /gone'],
] as const)('EDT-13: %j reads “%s”', (target, words) => {
  expect(describeTarget(target)).toBe(words)
})

test.each([
  ['/', 'Home'],
  ['/about-us', 'About us'],
  ['/brands/toyota', 'Toyota'],
])('EDT-13: the page %s is called %s', (path, name) => {
  expect(nameOfPath(path)).toBe(name)
})

test.each([
  ['', true],
  ['serv', true],
  ['SERVICE book', true],
  ['cafe', true],
  ['tyres', false],
])('EDT-13: “%s” finds the page: %s', (typed, isFound) => {
  expect(matchesText(typed, ['Service and Café', '/book-a-service'])).toBe(isFound)
})
