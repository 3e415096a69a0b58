import { readdirSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { explainBadPath, FIXED_ROUTES, isHalfTypedPath, isStandardPage, normalisePath, STANDARD_PAGES } from './page-path'

describe('addresses of pages', () => {
  test.each([
    ['/', '/'],
    ['', '/'],
    ['About-Us', '/about-us'],
    ['/About-Us/', '/about-us'],
    ['//pages//eofy-utes/', '/pages/eofy-utes'],
  ])('CMS-02: %j is normalised to %j', (given, path) => expect(normalisePath(given)).toBe(path))

  test.each(['/', '/about-us', '/pages/eofy-2026', '/a/b/c'])('CMS-06: %s is a valid page path', (path) =>
    expect(explainBadPath(path)).toBeNull(),
  )

  test.each(['/a b', '/ümlaut', '/a--b', '/-a', '/a?b=1', '/a#b', '/../x', '/%2e', `/${'a'.repeat(201)}`])(
    'CMS-02: %s is refused with a message',
    (path) => expect(explainBadPath(path)).toMatch(/\w{3,}/),
  )

  test.each(FIXED_ROUTES)('CMS-02: the platform reserves /%s', (route) => {
    expect(explainBadPath(`/${route}`)).not.toBeNull()
    expect(explainBadPath(`/${route}/x`)).not.toBeNull()
  })

  test('CMS-02, MOD-04: no page can have the path of a platform route', () => {
    const routes = path.resolve(import.meta.dirname, '../../app/(site)/sites/[tenant]/[epoch]')
    const folders = readdirSync(routes, { withFileTypes: true }).filter((entry) => entry.isDirectory() && !entry.name.startsWith('['))
    // Sites can have pages below /trade-in.
    const taken = folders.map(({ name }) => name).filter((name) => name !== 'trade-in')
    expect(taken).toContain('print')
    expect(taken.filter((name) => explainBadPath(`/${name}`) === null)).toEqual([])
  })

  test('CMS-02: a standard page matches its exact path only', () => {
    expect(STANDARD_PAGES.map((name) => [isStandardPage(`/${name}`), isStandardPage(`/${name}/x`), isStandardPage(name)])).toEqual(
      STANDARD_PAGES.map(() => [true, false, false]),
    )
    expect(isStandardPage('/about-us')).toBe(false)
  })

  test('CMS-02: normalising twice changes nothing', () => {
    fc.assert(
      fc.property(fc.string(), (value) => normalisePath(normalisePath(value)) === normalisePath(value)),
      { examples: [['! /'], [' / a']] },
    )
  })
})

test.each(['/about-', '/', '/pages/', '/api', ''])('SEC-07: a draft can store %j', (half) => {
  expect(isHalfTypedPath(half)).toBe(true)
})

test.each(['/a"b', '/<script>', '//evil', 'evil.example', '/a b', '/\\evil', `/${'a'.repeat(200)}`])(
  'SEC-07: a draft can’t store %j',
  (half) => {
    expect(isHalfTypedPath(half)).toBe(false)
  },
)
