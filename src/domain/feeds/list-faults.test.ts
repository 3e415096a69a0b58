import { expect, test } from 'vitest'
import { aVehicleLocation, dollars } from '@tests/builders/vehicle'
import { planOneCar } from '@tests/builders/feed-car'
import type { Vehicle } from '../vehicle/vehicle'
import { AD_CHANNELS, type AdChannel } from './ad-feed'

const faultsOf = (channel: AdChannel, overrides: Partial<Vehicle>, storeCode: string | null = 'moorooka') =>
  planOneCar(channel, overrides, storeCode).leftOut.flatMap(({ faults }) => faults.map(({ field }) => field))

test.each<[string, Partial<Vehicle>, (string | null)[]]>([
  ['sold', { status: 'sold' }, [null]],
  ['reserved', { isReserved: true }, [null]],
  ['still to come', { status: 'coming_soon' }, [null]],
  ['to be ordered', { isPreorder: true }, [null]],
  ['a caravan', { kind: 'caravan' }, [null]],
  ['without VIN', { vin: null }, ['vin']],
  ['with a VIN of 16 characters', { vin: 'JTMW33FV00D05412' }, ['vin']],
  ['with an O in the VIN', { vin: 'JTMW33FVO0D054127' }, ['vin']],
  ['without price', { price: null }, ['price']],
  ['at ten dollars', { price: dollars(10) }, ['price']],
  ['without year', { year: null }, ['year']],
  ['without odometer', { km: null }, ['km']],
  ['without colour', { colour: null }, ['colour']],
  ['without photo', { images: [{ url: 'https://pictures.example/1.mp4', thumbUrl: null, isVideo: true }] }, ['images']],
  ['lacking two fields', { colour: null, vin: null }, ['vin', 'colour']],
])('SEO-05: %s, by both channels', (_, overrides, fields) => {
  for (const channel of AD_CHANNELS) expect(faultsOf(channel, overrides)).toEqual(fields)
})

test.each<[string, Partial<Vehicle>, string | null, string[]]>([
  ['without a price basis', { priceType: null }, 'moorooka', ['price_type']],
  ['new at a price before charges', { carType: 'new', priceType: 'Excl. govt charges' }, 'moorooka', ['price_type']],
  ['without a store code', {}, null, ['store_code']],
  ['without a location', { location: null }, null, ['location']],
])('FEED-01: %s, by Google', (_, overrides, storeCode, fields) => {
  expect(faultsOf('google', overrides, storeCode)).toEqual(fields)
})

test('FEED-02: without body or full address, by Meta, with the document to open', () => {
  const address = { ...aVehicleLocation().address, street: null, lat: null }
  const [left] = planOneCar('meta', { body: null, simpleBody: null, location: aVehicleLocation({ address }) }).leftOut
  expect(left?.faults.map(({ field, owner }) => [field, owner.collection, owner.id])).toEqual([
    ['body', 'vehicles', 501],
    ['address.street', 'locations', 11],
    ['address.lat', 'locations', 11],
  ])
  expect(faultsOf('meta', { location: null })).toEqual(['location'])
})
