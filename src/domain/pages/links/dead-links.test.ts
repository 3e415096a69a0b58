import fc from 'fast-check'
import { expect, test } from 'vitest'
import { explainBadKeptLinks, findDeadLinks, listInsideAddresses, MOST_KEPT, readKeptLinks, withKeptLink } from './dead-links'

const hosts = ['harbour.example']
const linksTo = (...hrefs: string[]) => hrefs.map((href, at) => ({ path: `layout.${at}.link.href`, place: `Block ${at + 1}`, href }))

test('EDT-13: only addresses on the site are looked up, each once', () => {
  const links = linksTo(
    '/a',
    '/a',
    'https://harbour.example/b',
    'https://other.example',
    'tel:1',
    '#top',
    'javascript:x',
    '/c?x={car.make}',
  )
  expect(listInsideAddresses(links, hosts)).toEqual(['/a', 'https://harbour.example/b'])
})

test('EDT-13, ADM-20: a link is dead when nothing is there, also one that was kept on purpose', () => {
  const dead = findDeadLinks(linksTo('/there', '/gone', '/kept', 'https://other.example'), {
    hosts,
    there: new Set(['/there']),
    kept: ['/kept', '/there'],
  })
  expect(dead.map(({ href, isKept }) => [href, isKept])).toEqual([
    ['/gone', false],
    ['/kept', true],
  ])
})

test('EDT-13: a link is either found or dead, whatever its address', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.webPath(), fc.string(), fc.webUrl())), fc.array(fc.nat(20)), (hrefs, picked) => {
      const links = linksTo(...hrefs)
      const inside = listInsideAddresses(links, hosts)
      const there = new Set(inside.filter((_, at) => picked.includes(at)))
      const dead = new Set(findDeadLinks(links, { hosts, there, kept: [] }).map(({ href }) => href))
      expect([...dead].toSorted()).toEqual(inside.filter((href) => !there.has(href)).toSorted())
    }),
  )
})

test.each([
  [null, []],
  ['/a', []],
  [
    ['/a', 7, '', null, '/b'],
    ['/a', '/b'],
  ],
])('EDT-13: the kept links of %j are %j', (stored, kept) => {
  expect(readKeptLinks(stored)).toEqual(kept)
})

test.each([
  [null, true],
  [[], true],
  [['/a'], true],
  ['/a', false],
  [[7], false],
  [['x'.repeat(501)], false],
  [Array.from({ length: MOST_KEPT + 1 }, () => '/a'), false],
])('SEC-07: %j may be stored as kept links: %s', (stored, isRight) => {
  expect(explainBadKeptLinks(stored) === null).toBe(isRight)
})

test('EDT-13: a link is kept and given up again', () => {
  expect(withKeptLink(null, '/a', true)).toEqual(['/a'])
  expect(withKeptLink(['/a', '/b'], '/a', true)).toEqual(['/b', '/a'])
  expect(withKeptLink(['/a', '/b'], '/a', false)).toEqual(['/b'])
})
