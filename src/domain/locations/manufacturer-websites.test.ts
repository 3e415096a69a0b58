import { expect, test } from 'vitest'
import { aSiteLocation } from '@tests/builders/site-location'
import { toDealers, toWebsites } from './manufacturer-websites'

const dealership = { id: 7, slug: 'aurora-geelong', name: 'Aurora Geelong', websiteUrl: 'https://geelong.aurora.example' }
const empty = { id: 8, slug: 'aurora-nowhere', name: 'Aurora Nowhere', websiteUrl: null }
const showroom = aSiteLocation({ id: 1, name: 'Aurora Geelong', dealership })
const workshop = aSiteLocation({ id: 2, name: 'Aurora Geelong Service', type: 'service', dealership, coordinates: null })

const websites = toWebsites([dealership, empty], [showroom, workshop])

test('API-01, DLR-02: a website has its name, address, dealership and locations', () => {
  expect(websites).toMatchObject([
    {
      id: 7,
      name: 'Aurora Geelong',
      url: 'https://geelong.aurora.example',
      dealership: { id: 7, slug: 'aurora-geelong' },
      locations: [
        { id: 1, location_type: 'sales', address: { lat: -27.5336, long: 153.0242 }, website: { id: 7 } },
        { id: 2, location_type: 'service', address: { lat: null, long: null } },
      ],
    },
  ])
})

test('API-01: the picker offers sales locations by default', () => {
  expect(toDealers(websites).map(({ locationId }) => locationId)).toEqual([1])
  expect(toDealers(websites, 'service')).toMatchObject([{ locationId: 2, coordinates: null }])
})

test('API-01: a location without a type counts as sales', () => {
  const [website] = websites
  const untyped = website ? [{ ...website, locations: website.locations.map((location) => ({ ...location, location_type: '' })) }] : []
  expect(toDealers(untyped)).toHaveLength(2)
})
