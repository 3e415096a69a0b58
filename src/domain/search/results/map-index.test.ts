import { expect, test } from 'vitest'
import { aVehicleCard } from '@tests/builders/vehicle'
import { listMapMarkers } from './map-index'

const moorooka = { lat: -27.533, lng: 153.023 }
const capalaba = { lat: -27.524, lng: 153.196 }
const car = (id: number, coordinates: typeof moorooka | null, locationName: string | null = 'Moorooka') =>
  aVehicleCard({ id, coordinates, locationName, dealershipName: 'Harbour City' })

test('SRP-12: each location has one marker with its vehicles', () => {
  const markers = listMapMarkers([car(1, moorooka), car(2, capalaba, 'Capalaba'), car(3, moorooka)])
  expect(markers.map(({ name, lat, lng, cars }) => [name, lat, lng, cars.map(({ id }) => id)])).toEqual([
    ['Moorooka', moorooka.lat, moorooka.lng, [1, 3]],
    ['Capalaba', capalaba.lat, capalaba.lng, [2]],
  ])
})

test.each([
  ['SRP-12: a vehicle without coordinates has no marker', [car(1, null)], []],
  ['SRP-12: a location without a name uses its dealership’s', [car(1, moorooka, null)], ['Harbour City']],
  ['SRP-12: no cars', [], []],
])('%s', (_, cars, names) => {
  expect(listMapMarkers(cars).map(({ name }) => name)).toEqual(names)
})
