import { expect, test } from 'vitest'
import type { Location } from '@/payload-types'
import { toVehicleLocation } from './to-vehicle'

const STORED: Location = {
  id: 7,
  dealership: 3,
  name: 'Harbour City Moorooka',
  slug: 'harbour-moorooka',
  updatedAt: '',
  createdAt: '',
  distribution_locations: ['Brisbane South'],
  contact_detail: { phone: null, landline_phone: '(07) 5550 4400' },
  address: {
    street: '1020 Ipswich Road',
    city: 'Moorooka',
    state: 'QLD',
    postcode: '4105',
    place_url: 'https://maps.example/moorooka',
    lat: -27.53,
    long: 153.02,
  },
}

test('CAR-05: a car’s location has its id, name, slug, phone, areas and address', () => {
  expect(toVehicleLocation(STORED)).toEqual({
    id: 7,
    name: 'Harbour City Moorooka',
    slug: 'harbour-moorooka',
    phone: '(07) 5550 4400',
    distributionLocations: ['Brisbane South'],
    address: {
      street: '1020 Ipswich Road',
      city: 'Moorooka',
      state: 'QLD',
      postcode: '4105',
      placeUrl: 'https://maps.example/moorooka',
      lat: -27.53,
      long: 153.02,
    },
  })
})

test('CAR-05: what a location does not say is missing, not empty', () => {
  const { phone, address, distributionLocations } = toVehicleLocation({
    ...STORED,
    distribution_locations: null,
    contact_detail: {},
    address: { city: ' ' },
  })
  expect([phone, distributionLocations]).toEqual([null, []])
  expect(Object.values(address)).toEqual([null, null, null, null, null, null, null])
})

test.each([
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  'https://a.example/"onload=x',
  'https://a.example/");x:url("b',
  '/a\tb',
])('SEC-06: %j is no address of a car', (place_url) => {
  expect(toVehicleLocation({ ...STORED, address: { ...STORED.address, place_url } }).address.placeUrl).toBeNull()
})
