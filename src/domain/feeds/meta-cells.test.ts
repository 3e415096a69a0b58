import { expect, test } from 'vitest'
import { planOneCar } from '@tests/builders/feed-car'

test('FEED-02: a car in Meta’s columns', () => {
  expect(planOneCar('meta').rows).toEqual([
    expect.objectContaining({
      vehicle_id: 'HC20417',
      vin: 'JTMW33FV00D054127',
      make: 'Toyota',
      body_style: 'SUV',
      'mileage.value': '28410',
      'mileage.unit': 'KM',
      price: '42990.00 AUD',
      state_of_vehicle: 'USED',
      availability: 'AVAILABLE',
      'address.addr1': '1180 Ipswich Road',
      'address.region': 'QLD',
      latitude: '-27.533',
      'image[0].url': 'https://harbour.example/media/rav4-1.webp',
    }),
  ])
})

test.each([
  ['certified', { isCertified: true }, { state_of_vehicle: 'CPO' }],
  ['new', { carType: 'new' as const }, { state_of_vehicle: 'NEW' }],
  ['a people mover', { simpleBody: 'People Mover' }, { body_style: 'MINIVAN' }],
  ['a body that Meta does not know', { simpleBody: 'Bus' }, { body_style: 'OTHER' }],
  ['a plug-in hybrid', { simpleFuel: 'PHEV' }, { fuel_type: 'PLUGIN_HYBRID' }],
  ['four-wheel drive', { drive: '4x4' }, { drivetrain: 'FOUR_WD' }],
])('FEED-02: %s', (_, overrides, expected) => {
  expect(planOneCar('meta', overrides).rows).toEqual([expect.objectContaining(expected)])
})
