import { describe, expect, test } from 'vitest'
import { aSiteLocation } from '@tests/builders/site-location'
import type { SiteLocation } from './location'
import { toStateTable } from './state-table'

function locationsIn(states: readonly string[]): SiteLocation[] {
  return states.map((state, at) =>
    aSiteLocation({
      id: at,
      slug: `place-${at}`,
      type: at % 2 === 0 ? 'sales' : 'service',
      address: { street: '1 High Street', city: 'Town', state, postcode: '4000' },
      coordinates: { lat: -27 - at, lng: 153 },
    }),
  )
}

const group = locationsIn(['QLD', 'QLD', 'qld', 'VIC', 'VIC', 'WA', 'NSW', 'QLD'])
const home = { cars: { 'place-0': 12, 'place-1': 3, 'place-3': 9, elsewhere: 40 }, path: '/' }

describe('locations by state', () => {
  test('LOC-13: the largest state comes first, with departments and cars, and a total below', () => {
    const table = toStateTable(group, home)
    expect(
      table?.rows.map(({ name, locations, departments, cars }) => [name, locations, departments.sales, departments.service, cars]),
    ).toEqual([
      ['Queensland', 4, 2, 2, 15],
      ['Victoria', 2, 1, 1, 9],
      ['New South Wales', 1, 1, 0, 0],
      ['Western Australia', 1, 0, 1, 0],
    ])
    expect(table?.total).toEqual({ locations: 8, departments: { sales: 4, service: 4, parts: 0 }, cars: 24 })
  })

  test('LOC-02: each state links to its locations in the list', () => {
    expect(toStateTable(group, home)?.rows.map(({ href }) => href)).toEqual([
      '/locations#state=QLD',
      '/locations#state=VIC',
      '/locations#state=NSW',
      '/locations#state=WA',
    ])
  })

  test('LOC-13: on the map a state is at its most central location', () => {
    expect(toStateTable(group, home)?.rows[0]?.centre).toEqual({ lat: -29, lng: 153 })
    const nowhere = group.map((location) => ({ ...location, coordinates: null }))
    expect(toStateTable(nowhere, home)?.rows.map(({ centre }) => centre)).toEqual([null, null, null, null])
  })

  test('LOC-05: without counts there is no number of cars', () => {
    const table = toStateTable(group, { ...home, cars: null })
    expect(table?.total.cars).toBeNull()
    expect(table?.rows[0]?.cars).toBeNull()
  })

  test.each([
    ['few locations', group.slice(0, 7), '/'],
    ['two states', locationsIn(['QLD', 'QLD', 'QLD', 'QLD', 'VIC', 'VIC', 'VIC', 'VIC']), '/'],
    ['a location without a state', [...group, ...locationsIn([''])], '/'],
    ['the page of all locations', group, '/locations'],
    ['the page of a location', group, '/our-location/place-1'],
  ])('LOC-13: addresses are listed for %s', (_, locations, path) => {
    expect(toStateTable(locations, { ...home, path })).toBeNull()
  })
})
