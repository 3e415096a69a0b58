import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  explainBadSource,
  explainBadTarget,
  findRedirect,
  findRedirectLoop,
  isRedirectStatus,
  normaliseSource,
  type RedirectRule,
  toRedirectTable,
} from './redirects'

const rule = (from: string, to: string, status: RedirectRule['status'] = 301): RedirectRule => ({ from, to, status })
const table = toRedirectTable([
  rule('/old', '/new', 308),
  rule('/blog/*', '/news/*', 302),
  rule('/blog/archive/*', '/news', 307),
  rule('/shop/*', 'https://shop.example.com/*'),
  rule('/all/*', '/*'),
])

test.each([
  ['SEO-04: an exact match', '/old', { to: '/new', status: 308 }],
  ['SEO-04: case and trailing slash are ignored', '/OLD/', { to: '/new', status: 308 }],
  ['SEO-04: an exact match doesn’t apply below it', '/old/more', null],
  ['SEO-04: a wildcard keeps the rest of the path', '/blog/2024/utes', { to: '/news/2024/utes', status: 302 }],
  ['SEO-04: a wildcard matches its own path', '/blog', { to: '/news', status: 302 }],
  ['SEO-04: the longest wildcard wins', '/blog/archive/2019', { to: '/news', status: 307 }],
  ['SEO-04: a wildcard matches whole segments only', '/blogs', null],
  ['SEO-04: a target on another site keeps the rest of the path', '/shop/wheels', { to: 'https://shop.example.com/wheels', status: 301 }],
  ['SEO-04: a rest that looks like a host becomes a path', '/all//evil.example', { to: '/evil.example', status: 301 }],
  ['SEO-04: no match', '/elsewhere', null],
])('%s', (_, path, expected) => {
  expect(findRedirect(table, path)).toEqual(expected)
})

test('SEO-04: a redirect to a path never leaves the site, whatever path is requested', () => {
  fc.assert(
    fc.property(fc.webPath(), fc.string(), (path, text) => {
      for (const asked of [`/all${path}`, `/all/${text}`, `/blog//${text}`]) {
        const found = findRedirect(table, asked)
        if (found) expect(new URL(found.to, 'https://harbour.example').origin).toBe('https://harbour.example')
      }
    }),
  )
})

test.each([
  ['SEO-04: a redirect to itself', [], rule('/a', '/a'), ['/a', '/a']],
  ['SEO-04: a loop of two', [rule('/b', '/a')], rule('/a', '/b'), ['/a', '/b', '/a']],
  ['SEO-04: a loop of three', [rule('/b', '/c'), rule('/c', '/A/')], rule('/a', '/b'), ['/a', '/b', '/c', '/a']],
  ['SEO-04: a wildcard to itself', [], rule('/a/*', '/a/*'), ['/a/x', '/a/x']],
  ['SEO-04: a chain without a loop', [rule('/b', '/c')], rule('/a', '/b'), null],
  ['SEO-04: a chain that ends on another site', [rule('/b', 'https://b.example.com/a')], rule('/a', '/b'), null],
  ['SEO-04: the old target of a changed redirect is ignored', [rule('/a', '/b'), rule('/b', '/c')], rule('/b', '/d'), null],
])('%s', (_, rules, added, loop) => {
  expect(findRedirectLoop(rules, added)).toEqual(loop)
})

test('SEO-04: a wildcard that keeps growing is a loop', () => {
  expect(findRedirectLoop([], rule('/a/*', '/a/b/*'))?.length).toBeGreaterThan(10)
})

test('SEO-04: accepted redirects never form a loop', () => {
  const name = fc.constantFrom('/a', '/b', '/c', '/d', '/e')
  const source = fc.oneof(
    name,
    name.map((path) => `${path}/*`),
  )
  const rules = fc.array(
    fc.tuple(source, name).map(([from, to]) => rule(from, to)),
    { maxLength: 8 },
  )
  fc.assert(
    fc.property(rules, name, (candidates, start) => {
      const accepted: RedirectRule[] = []
      for (const one of candidates) if (findRedirectLoop(accepted, one) === null) accepted.push(one)
      const known = toRedirectTable(accepted)
      let at: string | undefined = start
      let steps = 0
      while (at !== undefined && steps <= 20) {
        at = findRedirect(known, at)?.to
        steps += 1
      }
      expect(steps).toBeLessThan(20)
    }),
  )
})

test.each([
  ['old', 'Start with /'],
  ['/*', 'whole site'],
  ['/a*', 'wildcard'],
  ['/a/*/b', 'wildcard'],
  ['/search/used-cars', 'always served'],
  ['/', 'always served'],
  ['/Brands/', 'always served'],
  ['/trade-in', 'always served'],
  ['/my-garage', 'always served'],
  ['/personalised/finance', 'always served'],
  ['/brands/old-make', null],
  ['/a b', 'spaces'],
  ['/old-page.aspx', null],
  ['/cars/*', null],
  ['/searching', null],
])('SEO-04: redirecting from %s: %s', (from, words) => {
  if (words === null) expect(explainBadSource(from)).toBeNull()
  else expect(explainBadSource(from)).toContain(words)
})

test.each([
  ['//evil.example', '/a', 'Start with /'],
  ['javascript:alert(1)', '/a', 'Start with /'],
  ['http://plain.example.com', '/a', 'Start with /'],
  ['/b/*', '/a', 'needs one in the source'],
  ['/b/*/*', '/a/*', 'once'],
  ['https://*.example.com', '/a/*', 'host name'],
  ['/b/*', '/a/*', null],
  ['/b?from=mail#top', '/a', null],
  ['https://example.com.au/x', '/a', null],
])('SEO-04: redirecting to %s from %s: %s', (to, from, words) => {
  if (words === null) expect(explainBadTarget(to, from)).toBeNull()
  else expect(explainBadTarget(to, from)).toContain(words)
})

test('SEO-04: accepts four statuses and normalises sources', () => {
  expect([200, 301, 302, 303, 307, 308, '301'].map(isRedirectStatus)).toEqual([false, true, true, false, true, true, false])
  expect(normaliseSource(' /Old/Page.aspx/?id=3#x ')).toBe('/old/page.aspx')
})
