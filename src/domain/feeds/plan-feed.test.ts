import fc from 'fast-check'
import { parse } from 'papaparse'
import { expect, test } from 'vitest'
import { dollars } from '@tests/builders/vehicle'
import { aFeedCar, FEED_SITE, planOneCar } from '@tests/builders/feed-car'
import { toVehicleJsonLd } from '../seo/vehicle-json-ld'
import { AD_CHANNELS } from './ad-feed'
import { planFeed, writeFeed } from './plan-feed'

test('FEED-01, FEED-02: all cars that share a VIN or a stock number', () => {
  const cars = [
    aFeedCar({ id: 1, stockNumber: 'A' }),
    aFeedCar({ id: 2, stockNumber: 'B' }),
    aFeedCar({ id: 3, stockNumber: 'C', vin: 'JTMW33FV00D054128' }),
    aFeedCar({ id: 4, stockNumber: 'C', vin: 'JTMW33FV00D054129' }),
    aFeedCar({ id: 5, stockNumber: 'E', vin: 'JTMW33FV00D054130' }),
  ]
  const { rows, leftOut } = planFeed(cars, 'google', FEED_SITE)
  expect(rows.map(({ id }) => id)).toEqual(['E'])
  expect(leftOut.map(({ id, faults }) => [id, faults.map(({ field }) => field)])).toEqual([
    [1, ['vin']],
    [2, ['vin']],
    [3, ['stocknum']],
    [4, ['stocknum']],
  ])
})

const anyCar = fc
  .record({
    vin: fc.constantFrom(null, 'JTMW33FV00D054127', 'SHORT'),
    price: fc.constantFrom(null, dollars(10), dollars(38_990)),
    offerPrice: fc.constantFrom(null, dollars(36_990)),
    carType: fc.constantFrom('new' as const, 'demo' as const, 'used' as const),
    status: fc.constantFrom('in_stock' as const, 'coming_soon' as const, 'sold' as const),
    km: fc.constantFrom(null, 0, 28_410),
    isReserved: fc.boolean(),
  })
  .map((overrides) => aFeedCar(overrides))

test('FEED-04: every car of the site is either sent or left out', () => {
  fc.assert(
    fc.property(fc.array(anyCar, { maxLength: 12 }), fc.constantFrom(...AD_CHANNELS), (cars, channel) => {
      const { rows, leftOut } = planFeed(cars, channel, FEED_SITE)
      expect(rows.length + leftOut.length).toBe(cars.length)
      for (const { faults } of leftOut) expect(faults).not.toEqual([])
    }),
  )
})

test('FEED-06: price, condition, mileage and availability are those of the page’s JSON-LD', () => {
  fc.assert(
    fc.property(anyCar, (car) => {
      const [row] = planFeed([car], 'google', FEED_SITE).rows
      if (!row) return
      expect(toVehicleJsonLd(car.vehicle, FEED_SITE)).toMatchObject({
        vehicleIdentificationNumber: row.vin,
        mileageFromOdometer: { value: Number.parseInt(row.mileage ?? '', 10) },
        itemCondition: `https://schema.org/${row.condition === 'new' ? 'New' : 'Used'}Condition`,
        offers: { price: Number.parseFloat(row.price ?? ''), availability: 'https://schema.org/InStock' },
      })
    }),
  )
})

test.each(AD_CHANNELS)('SEO-05: the file of %s survives commas, quotes, tabs and line breaks in a comment', (channel) => {
  const fed = planOneCar(channel, { dealerComments: 'One "careful" owner,\n\tfull history' })
  const { data, errors } = parse<Record<string, string>>(writeFeed(fed, channel), { header: true })
  expect(errors).toEqual([])
  expect(data).toHaveLength(1)
  expect(data[0]?.description).toBe('One "careful" owner, full history')
})
