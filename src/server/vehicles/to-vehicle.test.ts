import { expect, test } from 'vitest'
import type { Location, Vehicle as VehicleDoc } from '@/payload-types'
import { toVehicle, toVehicleLocation } from './to-vehicle'

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

test('CAR-05: a vehicle’s location has its id, name, slug, phone, areas and address', () => {
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

const CAR: VehicleDoc = {
  id: 1,
  slug: 'a-car',
  name: 'A car',
  make: 'Toyota',
  model: 'RAV4',
  stocknum: 'A1',
  car_type: 'used',
  status: 'in_stock',
  dealership: 3,
  updatedAt: '2026-11-01T00:00:00.000Z',
  createdAt: '2026-11-01T00:00:00.000Z',
}
const read = (facts: Partial<VehicleDoc>, location: Location | null = STORED) =>
  toVehicle({ ...CAR, ...facts }, { id: 3, name: 'Harbour City', slug: 'harbour' }, location)

test.each([
  ['its own city comes first', { city: 'Ipswich', state: 'QLD' }, STORED, 'Ipswich'],
  ['a car without one stands where its location does', {}, STORED, 'Moorooka'],
  ['a blank is no city', { city: ' ' }, STORED, 'Moorooka'],
  ['without location and city there is none', {}, null, null],
] as const)('VDP-19: %s', (_, facts, location, city) => {
  expect(read(facts, location).city).toBe(city)
})

test('EDT-14: reads the focal point of a photo, and ignores one beside it', () => {
  const image = { url: '/media/a.webp' }
  const images = [{ image, focal: { x: 20, y: 75 } }, { image, focal: { x: 120, y: 75 } }, { image }]
  expect(read({ images }).images.map(({ focal }) => focal)).toEqual([{ x: 20, y: 75 }, undefined, undefined])
})

test('VDP-19: counts photos, ignoring videos and counts that were typed', () => {
  const photo = (url: string, isVideo = false) => ({ image: { url }, isVideo })
  const images = [photo('/media/a.webp'), photo('/media/b.mp4', true), photo('/media/c.webp')]
  expect(read({ images, photos_count: 5 }).photosCount).toBe(2)
  expect(read({ images: [], photos_count: 5 }).photosCount).toBe(0)
})

test.each([
  ['the first photo, not the video before it', null, [true, false], '/media/1'],
  ['a video alone is no picture', null, [true], null],
  ['a video that the feed names as the primary picture is passed over', '/media/0', [true, false], '/media/1'],
  ['the picture that the feed names', '/media/2', [true, false, false], '/media/2'],
])('VDP-19, CAR-04: %s', (_, primary, kinds, expected) => {
  const images = kinds.map((isVideo, at) => ({ image: { url: `/media/${at}` }, isVideo }))
  expect(read({ images, primary_image_url: primary }).primaryImageUrl).toBe(expected)
})

test('CAR-05: empty fields of a location are missing', () => {
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
])('SEC-06: %j is not accepted as the address of a vehicle', (place_url) => {
  expect(toVehicleLocation({ ...STORED, address: { ...STORED.address, place_url } }).address.placeUrl).toBeNull()
})
