import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listModelPaths } from '../models/model-path'
import { listLocationPaths } from '../locations/location-paths'
import { listMoves, planRedirects } from './moves'

const location = (slug: string, dealershipSlug: string | null = null) => listLocationPaths({ slug, dealershipSlug })
const model = (slug: string, newSlug: string | null = null, overrideUrl: string | null = null) =>
  listModelPaths({ slug, newSlug, overrideUrl })

test.each([
  ['SEO-04: no address changed', location('rocklea'), location('rocklea'), []],
  [
    'SEO-04: each page of a location',
    location('rocklea', 'toyota'),
    location('rocklea-west', 'toyota'),
    [
      { from: '/our-location/rocklea', to: '/our-location/rocklea-west' },
      { from: '/locations/rocklea', to: '/locations/rocklea-west' },
      { from: '/contact-us/rocklea', to: '/contact-us/rocklea-west' },
    ],
  ],
  [
    'SEO-04: both addresses of a model',
    model('vik'),
    model('vik-ev'),
    [
      { from: '/models/vik', to: '/models/vik-ev' },
      { from: '/vik', to: '/vik-ev' },
    ],
  ],
  ['SEO-04: a model with an additional new slug keeps its old addresses', model('vik'), model('vik', 'vik-ev'), []],
  ['SEO-04: a deleted location has no moves', location('rocklea'), [], []],
  [
    'SEO-04: an address without a replacement moves to the first one',
    ['/a', '/b'],
    ['/c'],
    [
      { from: '/a', to: '/c' },
      { from: '/b', to: '/c' },
    ],
  ],
])('%s', (_, before, after, moves) => {
  expect(listMoves(before, after)).toEqual(moves)
})

test('SEO-04: moves start at an old address and end at a current one', () => {
  const paths = fc.uniqueArray(
    fc.stringMatching(/^[a-d]{1,2}$/).map((name) => `/${name}`),
    { maxLength: 5 },
  )
  fc.assert(
    fc.property(paths, paths, (before, after) => {
      for (const { from, to } of listMoves(before, after)) expect([after.includes(from), after.includes(to)]).toEqual([false, true])
    }),
  )
})

const rule = (from: string, to: string) => ({ from, to })

test.each([
  ['one page moves', [rule('/old', '/a'), rule('/b', '/x')], [rule('/a', '/b')], ['/old > /b', '/a > /b']],
  ['two swap', [rule('/old', '/a'), rule('/older', '/b')], [rule('/a', '/b'), rule('/b', '/a')], ['/old > /b', '/older > /a']],
  ['a chain', [rule('/old', '/b')], [rule('/a', '/b'), rule('/b', '/c')], ['/old > /c', '/a > /b']],
  ['the home page swaps', [rule('/old', '/a')], [rule('/', '/a'), rule('/a', '/')], ['/old > /']],
])('SEO-04, EDT-20: when %s, redirects lead to where their page is, and no page’s address redirects', (_, rules, moves, expected) => {
  const { removed, retargeted, added } = planRedirects(rules, moves)
  const kept = rules.filter((one) => !removed.includes(one)).map((one) => ({ ...one, ...retargeted.find(({ rule: of }) => of === one) }))
  expect([...kept, ...added].map(({ from, to }) => `${from} > ${to}`)).toEqual(expected)
})

test('SEO-04, EDT-20: whatever moves together, no redirect leads from an address that one of the pages takes', () => {
  const address = fc.constantFrom('/', '/a', '/b', '/c', '/d')
  const moves = fc.uniqueArray(fc.record({ from: address, to: address }), { selector: ({ from }) => from })
  fc.assert(
    fc.property(fc.uniqueArray(fc.record({ from: address, to: address }), { selector: ({ from }) => from }), moves, (rules, moved) => {
      const { removed, added } = planRedirects(rules, moved)
      const sources = [...rules.filter((one) => !removed.includes(one)), ...added].map(({ from }) => from)
      expect(sources.filter((from) => moved.some(({ to }) => to === from))).toEqual([])
      expect(new Set(sources).size).toBe(sources.length)
    }),
  )
})
