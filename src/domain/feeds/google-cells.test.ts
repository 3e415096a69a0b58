import { expect, test } from 'vitest'
import { dollars } from '@tests/builders/vehicle'
import { planOneCar } from '@tests/builders/feed-car'
import type { Vehicle } from '../vehicle/vehicle'

test('FEED-01: in Google’s columns', () => {
  expect(planOneCar('google').rows).toEqual([
    expect.objectContaining({
      id: 'HC20417',
      vin: 'JTMW33FV00D054127',
      store_code: 'moorooka',
      google_product_category: '916',
      brand: 'Toyota',
      model: 'RAV4',
      year: '2023',
      condition: 'used',
      mileage: '28410 km',
      price: '42990.00 AUD',
      vehicle_price_type: 'drive_away_price',
      body_style: 'suv',
      engine: 'hybrid',
      image_link: 'https://harbour.example/media/rav4-1.webp',
      link: 'https://harbour.example/cars/2023-toyota-rav4-gx-hybrid-hc20417',
    }),
  ])
})

test.each<[string, Partial<Vehicle>, Record<string, string>]>([
  ['a demonstrator is used', { carType: 'demo' }, { condition: 'used' }],
  ['a new car is new', { carType: 'new' }, { condition: 'new' }],
  ['the reduced price', { offerPrice: dollars(40_990) }, { price: '40990.00 AUD' }],
  ['a price before government charges', { priceType: 'Excl. govt charges' }, { vehicle_price_type: 'excluding_government_charges_price' }],
  ['a ute with a tray', { simpleBody: null, body: 'Cab Chassis' }, { body_style: 'ute' }],
  ['a body that Google does not know', { simpleBody: 'Bus' }, { body_style: '' }],
  ['a VIN in small letters', { vin: ' jtmw33fv00d054127 ' }, { vin: 'JTMW33FV00D054127' }],
])('FEED-01: %s', (_, overrides, expected) => {
  expect(planOneCar('google', overrides).rows).toEqual([expect.objectContaining(expected)])
})
