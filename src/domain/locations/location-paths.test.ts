import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aSiteLocation } from '@tests/builders/site-location'
import {
  findLocationBySlug,
  isContactPath,
  listLocationPaths,
  readLocationPath,
  toContactPath,
  toLocationLabel,
  toLocationPath,
} from './location-paths'

const location = aSiteLocation()

test.each([
  ['LOC-03', 'our-location', '/our-location/moorooka', 'View Location Details'],
  ['LOC-04', 'location-slug', '/locations/moorooka', 'View Location'],
  ['LOC-04', 'dealership-slug', '/locations/harbour-city-motors', 'View Location'],
] as const)('%s: in the form %s the page is at %s', (_, style, path, label) => {
  expect([toLocationPath(location, style, [location]), toLocationLabel(style)]).toEqual([path, label])
})

test('LOC-04: a location without a dealership is found by its own slug', () => {
  const alone = aSiteLocation({ dealership: null })
  expect(toLocationPath(alone, 'dealership-slug', [alone])).toBe('/locations/moorooka')
})

test.each([
  ['LOC-03', '/our-location/moorooka', { kind: 'location', slug: 'moorooka' }],
  ['LOC-04', '/locations/moorooka', { kind: 'location', slug: 'moorooka' }],
  ['LOC-07', '/contact-us/moorooka', { kind: 'contact', slug: 'moorooka' }],
  ['LOC-07', '/contact-us', null],
  ['LOC-03', '/our-location/moorooka/more', null],
  ['LOC-03', '/our-location/Moorooka', null],
  ['LOC-03', '/elsewhere/moorooka', null],
])('%s: %s is read as %j', (_, path, asked) => expect(readLocationPath(path)).toEqual(asked))

test('LOC-03, LOC-04, LOC-07: every path of a location is read back and finds it', () => {
  const slugs = fc.stringMatching(/^[a-z][a-z0-9]{0,8}$/)
  fc.assert(
    fc.property(slugs, slugs, (slug, dealershipSlug) => {
      const own = aSiteLocation({ slug, dealership: { id: 1, slug: dealershipSlug, name: 'Any' } })
      for (const path of [...listLocationPaths({ slug, dealershipSlug }), toContactPath(own)]) {
        const asked = readLocationPath(path)
        expect(asked && findLocationBySlug([own], asked)).toBe(own)
      }
    }),
  )
})

test('LOC-04: the slug of a dealership leads to its showroom, not to its workshop', () => {
  const workshop = aSiteLocation({ id: 2, slug: 'a-workshop', type: 'service' })
  const asked = { kind: 'location', slug: 'harbour-city-motors' } as const
  expect(findLocationBySlug([workshop, location], asked)).toBe(location)
  expect(findLocationBySlug([workshop], asked)).toBe(workshop)
  expect(findLocationBySlug([workshop], { slug: 'nowhere' })).toBeNull()
})

test('LOC-04: each location of a dealership has its own path', () => {
  const group = [
    aSiteLocation({ id: 1, slug: 'moorooka' }),
    aSiteLocation({ id: 2, slug: 'windsor' }),
    aSiteLocation({ id: 3, slug: 'moorooka-service', type: 'service' }),
    aSiteLocation({ id: 4, slug: 'capalaba', dealership: { id: 8, slug: 'capalaba-motors', name: 'Capalaba Motors' } }),
  ]
  const paths = group.map((one) => toLocationPath(one, 'dealership-slug', group))
  expect(paths).toEqual([
    '/locations/harbour-city-motors',
    '/locations/windsor',
    '/locations/moorooka-service',
    '/locations/capalaba-motors',
  ])
  expect(paths.map((path) => findLocationBySlug(group, readLocationPath(path) ?? { slug: '' })?.id)).toEqual([1, 2, 3, 4])
})

test.each([
  ['/contact', true],
  ['/contact-us/moorooka', true],
  ['/get-in-touch', true],
  ['/locations', false],
  ['/contacts', false],
])('LOC-06: on %s the contact button is left out: %s', (path, isContact) => expect(isContactPath(path, '/get-in-touch')).toBe(isContact))
