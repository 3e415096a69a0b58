import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aVehicle, dollars } from '@tests/builders/vehicle'
import type { Vehicle, VehicleImage } from '../vehicle/vehicle'
import { toBreadcrumbJsonLd, toVehicleJsonLd } from './vehicle-json-ld'

const seller = {
  name: 'Harbour City Motors',
  origin: 'https://harbour.example',
  switches: { subscriptionsEnabled: false, noPriceText: 'Enquire for price.' },
}
const URL_ = 'https://harbour.example/cars/2023-toyota-rav4-gx-hybrid-hc20417'

test('SEO-02: a car has its offer', () => {
  expect(toVehicleJsonLd(aVehicle(), seller)).toMatchObject({
    '@type': 'Car',
    name: '2023 Toyota RAV4 GX Hybrid',
    url: URL_,
    brand: { '@type': 'Brand', name: 'Toyota' },
    model: 'RAV4',
    vehicleModelDate: '2023',
    vehicleIdentificationNumber: 'JTMW33FV00D054127',
    bodyType: 'SUV',
    mileageFromOdometer: { value: 28_410, unitCode: 'KMT' },
    image: ['https://harbour.example/media/rav4-1.webp'],
    itemCondition: 'https://schema.org/UsedCondition',
    offers: {
      '@type': 'Offer',
      url: URL_,
      price: 42_990,
      priceCurrency: 'AUD',
      availability: 'https://schema.org/InStock',
      seller: { '@type': 'AutoDealer', name: 'Harbour City Motors' },
    },
  })
})

test.each<[string, Partial<Vehicle>, number | undefined, string]>([
  ['SEO-02: the reduced price that the page shows', { offerPrice: dollars(40_990) }, 40_990, 'InStock'],
  ['SEO-02: without a price on the page, the offer has none', { price: null }, undefined, 'InStock'],
  ['SEO-02: ten dollars aren’t a price', { price: dollars(10) }, undefined, 'InStock'],
  ['SEO-02: eleven dollars are a price', { price: dollars(11) }, 11, 'InStock'],
  ['SEO-02: sold', { status: 'sold' }, undefined, 'SoldOut'],
  ['SEO-02: coming soon', { status: 'coming_soon' }, 42_990, 'PreOrder'],
  ['SEO-02: preorder', { isPreorder: true, price: null }, undefined, 'PreOrder'],
])('%s', (_, overrides, price, availability) => {
  const { offers } = toVehicleJsonLd(aVehicle(overrides), seller)
  expect(offers).toMatchObject({ availability: `https://schema.org/${availability}` })
  expect(offers).toHaveProperty('seller')
  if (price === undefined) expect(offers).not.toHaveProperty('price')
  else expect(offers).toMatchObject({ price, priceCurrency: 'AUD' })
})

test('SEO-02: missing values are left out, not null or empty', () => {
  const lacking = fc.record({
    year: fc.constantFrom(null, 2020),
    badge: fc.constantFrom(null, '', 'GX'),
    vin: fc.constantFrom(null, ''),
    km: fc.constantFrom(null, 0),
    colour: fc.constantFrom(null, ''),
    price: fc.constantFrom(null, 0, 1_000, 1_100),
    images: fc.constantFrom<VehicleImage[]>([], [{ url: 'https://pictures.example/1.jpg', thumbUrl: null, isVideo: true }]),
    engineSizeLitres: fc.constant(null),
  })
  fc.assert(
    fc.property(lacking, (overrides) => {
      const text = JSON.stringify(toVehicleJsonLd(aVehicle(overrides), seller))
      expect(text).not.toMatch(/:(null|""|\[\]|\{\})/)
    }),
  )
})

test('SEO-02: the last breadcrumb has no address', () => {
  const { itemListElement } = toBreadcrumbJsonLd([{ label: 'Home', href: '/' }], 'SUV', 'https://harbour.example')
  expect(itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://harbour.example/' },
    { '@type': 'ListItem', position: 2, name: 'SUV' },
  ])
})
