import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { distanceKm } from '../geo/geo'
import { type Dealer, describeOffer, findDealersByName, formatDistance, moveLocator, NOTHING_CHOSEN, offerDealers } from './locator'

function aDealer(name: string, lat: number | null, lng = 144.3): Dealer {
  const coordinates = lat === null ? null : { lat, lng }
  return { locationId: name.length, name, address: '1 Road', coordinates, dealership: { id: 1, slug: name.toLowerCase(), name } }
}

const geelong = { lat: -38.15, lng: 144.36, label: 'Geelong VIC 3220' }
const near = aDealer('Aurora Geelong', -38.139, 144.349)
const melbourne = aDealer('Aurora Melbourne', -37.8225, 144.999)
const bendigo = aDealer('Aurora Bendigo', -36.794, 144.242)
const sydney = aDealer('Aurora Sydney', -33.905, 151.194)
const nowhere = aDealer('Aurora Nowhere', null)

describe('the dealerships offered for a place', () => {
  test('DLR-05: within 250 km, nearest first', () => {
    expect(offerDealers([sydney, bendigo, nowhere, melbourne, near], geelong).map(({ name }) => name)).toEqual([
      'Aurora Geelong',
      'Aurora Melbourne',
      'Aurora Bendigo',
    ])
  })

  test('DLR-05: at most five within 250 km, and no nearer one is left out', () => {
    const places = fc.record({ lat: fc.double({ min: -39, max: -34, noNaN: true }), lng: fc.double({ min: 142, max: 148, noNaN: true }) })
    fc.assert(
      fc.property(fc.array(places, { maxLength: 12 }), places, (points, place) => {
        const dealers = points.map(({ lat, lng }, at) => aDealer(`D${at}`, lat, lng))
        const offered = offerDealers(dealers, place)
        const reachable = points
          .map((point) => distanceKm(place, point))
          .filter((km) => km <= 250)
          .toSorted((a, b) => a - b)
        expect(offered.map(({ distanceKm: km }) => km)).toEqual(reachable.slice(0, 5))
      }),
    )
  })

  test.each([
    [5, 'Five dealerships within 250 km of Geelong VIC 3220'],
    [1, 'One dealership within 250 km of Geelong VIC 3220'],
    [0, 'No dealership within 250 km of Geelong VIC 3220. All of them are listed below.'],
  ])('DLR-05: %d of them are announced', (count, text) => expect(describeOffer(count, geelong.label)).toBe(text))

  test.each([
    [0.2, '1 km'],
    [4.4, '4 km'],
    [157.6, '158 km'],
    [1234, '1,234 km'],
  ])('DLR-05: a distance of %d reads %s', (km, text) => expect(formatDistance(km)).toBe(text))
})

test.each([
  ['aurora mel', ['Aurora Melbourne']],
  ['SYD', ['Aurora Sydney']],
  ['aurora', ['Aurora Sydney', 'Aurora Bendigo', 'Aurora Melbourne']],
  ['lbourne', []],
  ['a', []],
  ['3220', []],
  ['  ', []],
])('DLR-03: %j finds the dealerships %j by name', (text, names) => {
  expect(findDealersByName([sydney, bendigo, melbourne], text).map(({ name }) => name)).toEqual(names)
})

describe('selecting a dealership', () => {
  const withPlace = moveLocator(NOTHING_CHOSEN, { kind: 'place', place: geelong })
  const chosen = moveLocator(withPlace, { kind: 'dealer', dealer: near })

  test('DLR-05: choosing a place fills the field and selects no dealership', () => {
    expect(withPlace).toEqual({ text: 'Geelong VIC 3220', place: geelong, selected: null })
  })
  test('DLR-06: a button selects its dealership and keeps the place', () => {
    expect(chosen).toEqual({ text: 'Geelong VIC 3220', place: geelong, selected: near })
  })
  test.each(['', '   '])('DLR-07: emptying the text to %j clears the selection', (text) => {
    expect(moveLocator(chosen, { kind: 'type', text })).toEqual(NOTHING_CHOSEN)
  })
  test('DLR-07: typing keeps the selection', () => {
    expect(moveLocator(chosen, { kind: 'type', text: 'Geel' }).selected).toBe(near)
  })
  test('DLR-06: another place clears the selection', () => {
    expect(moveLocator(chosen, { kind: 'place', place: { ...geelong, label: 'Echuca VIC 3564' } }).selected).toBeNull()
  })
  test('DLR-06: a new selection replaces the remembered one', () => {
    expect(moveLocator(NOTHING_CHOSEN, { kind: 'remembered', dealer: sydney }).selected).toBe(sydney)
    expect(moveLocator(chosen, { kind: 'remembered', dealer: sydney }).selected).toBe(near)
    expect(moveLocator({ ...NOTHING_CHOSEN, text: 'Gee' }, { kind: 'remembered', dealer: sydney }).selected).toBeNull()
  })
})
