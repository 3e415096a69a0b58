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
  ['SEO-04: just this address', '/old', { to: '/new', status: 308 }],
  ['SEO-04: whatever its capitals and slash at the end', '/OLD/', { to: '/new', status: 308 }],
  ['SEO-04: nothing below it', '/old/more', null],
  ['SEO-04: a wildcard carries the rest over', '/blog/2024/utes', { to: '/news/2024/utes', status: 302 }],
  ['SEO-04: a wildcard counts for its own address', '/blog', { to: '/news', status: 302 }],
  ['SEO-04: the longest wildcard wins', '/blog/archive/2019', { to: '/news', status: 307 }],
  ['SEO-04: no half of a word', '/blogs', null],
  ['SEO-04: another site keeps the rest', '/shop/wheels', { to: 'https://shop.example.com/wheels', status: 301 }],
  ['SEO-04: a rest that looks like a host stays a path', '/all//evil.example', { to: '/evil.example', status: 301 }],
  ['SEO-04: what nobody moved', '/elsewhere', null],
])('%s', (_, path, expected) => {
  expect(findRedirect(table, path)).toEqual(expected)
})

test('SEO-04: a redirect to a path never leaves the site, whatever is asked for', () => {
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
  ['SEO-04: to itself', [], rule('/a', '/a'), ['/a', '/a']],
  ['SEO-04: there and back', [rule('/b', '/a')], rule('/a', '/b'), ['/a', '/b', '/a']],
  ['SEO-04: round three corners', [rule('/b', '/c'), rule('/c', '/A/')], rule('/a', '/b'), ['/a', '/b', '/c', '/a']],
  ['SEO-04: into its own wildcard', [], rule('/a/*', '/a/*'), ['/a/x', '/a/x']],
  ['SEO-04: a chain that ends', [rule('/b', '/c')], rule('/a', '/b'), null],
  ['SEO-04: another site ends it', [rule('/b', 'https://b.example.com/a')], rule('/a', '/b'), null],
  ['SEO-04: a changed redirect is judged without its old target', [rule('/a', '/b'), rule('/b', '/c')], rule('/b', '/d'), null],
])('%s', (_, rules, added, loop) => {
  expect(findRedirectLoop(rules, added)).toEqual(loop)
})

test('SEO-04: a wildcard that grows for ever is a loop', () => {
  expect(findRedirectLoop([], rule('/a/*', '/a/b/*'))?.length).toBeGreaterThan(10)
})

test('SEO-04: what the check lets through always leads somewhere', () => {
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
  ['/search/used-cars', 'always answers'],
  ['/', 'always answers'],
  ['/Brands/', 'always answers'],
  ['/trade-in', 'always answers'],
  ['/my-garage', 'always answers'],
  ['/personalised/finance', 'always answers'],
  ['/brands/old-make', null],
  ['/a b', 'spaces'],
  ['/old-page.aspx', null],
  ['/cars/*', null],
  ['/searching', null],
])('SEO-04: from %s: %s', (from, words) => {
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
])('SEO-04: to %s from %s: %s', (to, from, words) => {
  if (words === null) expect(explainBadTarget(to, from)).toBeNull()
  else expect(explainBadTarget(to, from)).toContain(words)
})

test('SEO-04: four statuses, and the normal form of a source', () => {
  expect([200, 301, 302, 303, 307, 308, '301'].map(isRedirectStatus)).toEqual([false, true, true, false, true, true, false])
  expect(normaliseSource(' /Old/Page.aspx/?id=3#x ')).toBe('/old/page.aspx')
})
