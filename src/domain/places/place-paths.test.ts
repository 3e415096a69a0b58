import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aPlace } from '../../../tests/builders/place'
import { findNamedPlace, isContactPath, listPlacePaths, readPlacePath, toContactPath, toLocationLabel, toLocationPath } from './place-paths'

const place = aPlace()

test.each([
  ['LOC-03', 'our-location', '/our-location/moorooka', 'View Location Details'],
  ['LOC-04', 'location-slug', '/locations/moorooka', 'View Location'],
  ['LOC-04', 'dealership-slug', '/locations/harbour-city-motors', 'View Location'],
] as const)('%s: in the form %s the page is at %s', (_, style, path, label) => {
  expect([toLocationPath(place, style), toLocationLabel(style)]).toEqual([path, label])
})

test('LOC-04: a place without a dealership is found by its own slug', () => {
  expect(toLocationPath(aPlace({ dealership: null }), 'dealership-slug')).toBe('/locations/moorooka')
})

test.each([
  ['LOC-03', '/our-location/moorooka', { kind: 'location', slug: 'moorooka' }],
  ['LOC-04', '/locations/moorooka', { kind: 'location', slug: 'moorooka' }],
  ['LOC-07', '/contact-us/moorooka', { kind: 'contact', slug: 'moorooka' }],
  ['LOC-07', '/contact-us', null],
  ['LOC-03', '/our-location/moorooka/more', null],
  ['LOC-03', '/our-location/Moorooka', null],
  ['LOC-03', '/elsewhere/moorooka', null],
])('%s: %s is read as %j', (_, path, asked) => expect(readPlacePath(path)).toEqual(asked))

test('LOC-03, LOC-04, LOC-07: every address that a place has is read back and finds it', () => {
  const slugs = fc.stringMatching(/^[a-z][a-z0-9]{0,8}$/)
  fc.assert(
    fc.property(slugs, slugs, (slug, dealershipSlug) => {
      const own = aPlace({ slug, dealership: { id: 1, slug: dealershipSlug, name: 'Any' } })
      for (const path of [...listPlacePaths({ slug, dealershipSlug }), toContactPath(own)]) {
        const asked = readPlacePath(path)
        expect(asked && findNamedPlace([own], asked)).toBe(own)
      }
    }),
  )
})

test('LOC-04: the slug of a dealership leads to its showroom, not to its workshop', () => {
  const workshop = aPlace({ id: 2, slug: 'a-workshop', type: 'service' })
  const asked = { kind: 'location', slug: 'harbour-city-motors' } as const
  expect(findNamedPlace([workshop, place], asked)).toBe(place)
  expect(findNamedPlace([workshop], asked)).toBe(workshop)
  expect(findNamedPlace([workshop], { kind: 'location', slug: 'nowhere' })).toBeNull()
})

test.each([
  ['/contact', true],
  ['/contact-us/moorooka', true],
  ['/get-in-touch', true],
  ['/locations', false],
  ['/contacts', false],
])('LOC-06: on %s the contact button is left out: %s', (path, isContact) => expect(isContactPath(path, '/get-in-touch')).toBe(isContact))
