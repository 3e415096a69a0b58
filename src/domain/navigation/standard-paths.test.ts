import { expect, test } from 'vitest'
import { someNavigationFacts } from '@tests/builders/navigation'
import { CONFIG_LINK_DEFAULTS } from '../switches/json-fields'
import { buildFooterNavigation, buildNavigation } from './build-navigation'
import { findStandardPath, listStandardPaths } from './standard-paths'

const defaults = { configLinks: CONFIG_LINK_DEFAULTS, serviceBookingUrl: null, financePath: '/finance' }

test('CMS-02, NAV-05, NAV-11: on a site without its own pages, all menu links lead to standard pages', () => {
  const facts = someNavigationFacts({ models: [], bodies: [], makes: [] })
  const header = buildNavigation(facts).flatMap(({ href, menu }) => [
    href,
    ...(menu?.kind === 'links' ? menu.links : []).map((link) => link.href),
  ])
  const footer = buildFooterNavigation(facts).flatMap(({ links }) => links.map(({ href }) => href))
  const paths = [...new Set([...header, ...footer])].map((href) => href.replace(/(.)\/$/, '$1'))
  // Search and trade-in have their own routes.
  const own = paths.filter((path) => !path.startsWith('/search') && path !== '/trade-in')
  expect(own.length).toBeGreaterThan(9)
  expect(own.filter((path) => findStandardPath(path, defaults) === null)).toEqual([])
})

test.each([
  ['/eofy', defaults, null],
  ['/service', { ...defaults, serviceBookingUrl: 'https://book.example' }, null],
  ['/contact', { ...defaults, configLinks: { ...CONFIG_LINK_DEFAULTS, contact: '/write-to-us' } }, null],
  ['/fleet', { ...defaults, serviceBookingUrl: 'https://book.example' }, '/fleet'],
] as const)('CMS-04, NAV-11: the standard page at %s with %o is %s', (path, links, expected) =>
  expect(findStandardPath(path, links)).toBe(expected),
)

const lender = { ...CONFIG_LINK_DEFAULTS, finance: 'https://lender.example' }
test.each([
  ['/finance', defaults, '/finance'],
  ['/finance-enquiry', defaults, null],
  ['/finance-enquiry', { ...defaults, financePath: '/finance-enquiry' }, '/finance'],
  ['/apply-for-finance', { ...defaults, financePath: '/apply-for-finance' }, '/finance'],
  ['/finance', { ...defaults, financePath: '/apply-for-finance' }, null],
  // The menu can link to a lender, but vehicle pages still link to the finance page.
  ['/finance', { ...defaults, configLinks: lender }, '/finance'],
] as const)('FIN-01: the standard page at %s with %o is %s', (path, links, expected) => {
  expect(findStandardPath(path, links)).toBe(expected)
  expect(listStandardPaths(links).includes(path)).toBe(expected !== null)
})
