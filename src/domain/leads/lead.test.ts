import { describe, expect, test } from 'vitest'
import { aVehicle } from '../../../tests/builders/vehicle'
import type { Enquiry } from './enquiry-schema'
import { toLead, type LeadContext } from './lead'

const enquiry: Enquiry = {
  name: 'Dev',
  last_name: 'Patel',
  postcode: '4105',
  phone: '+61491570156',
  email: 'dev@example.com',
  message: 'Is it still there?',
  category: undefined,
  location_id: undefined,
  dealership_slug: undefined,
  rego: undefined,
  opt_in: true,
}

const context: LeadContext = {
  visit: {
    url: 'https://harbour.example/cars/rav4',
    source: 'https://search.example/',
    visited_pages: ['/', '/cars/rav4'],
    linked_query_params: { utm_source: 'mail' },
  },
  userAgent: 'Browser/1.0',
  vehicle: aVehicle(),
  category: 'Sales',
  subcategory: 'Vehicle Enquiry',
  manufacturerSlug: 'toyota',
  dealershipSlug: 'tenant-dealership',
  leadId: null,
}

test('LEAD-01: every field of the payload, about a car', () => {
  expect(toLead(enquiry, context)).toEqual({
    category: 'Sales',
    subcategory: 'Vehicle Enquiry',
    name: 'Dev',
    last_name: 'Patel',
    postcode: '4105',
    phone: '+61491570156',
    email: 'dev@example.com',
    url: 'https://harbour.example/cars/rav4',
    source: 'https://search.example/',
    user_agent: 'Browser/1.0',
    car_id: 501,
    car_dealership_id: 7,
    lead_attributes: { visited_pages: ['/', '/cars/rav4'], linked_query_params: { utm_source: 'mail' } },
    opt_in: true,
    message: 'Is it still there?',
    dealership_slug: 'harbour-city-motors',
    manufacturer_slug: 'toyota',
    stock_number: 'HC20417',
    'Vehicle Make': 'Toyota',
    'Vehicle Model': 'RAV4',
    car_type: 'used',
    vehicle_status: 'in_stock',
    lead_id: null,
    location_id: 11,
    rego: null,
  })
})

test('LEAD-02: without a car its facts are absent, not empty', () => {
  const lead = toLead(enquiry, { ...context, vehicle: null })
  const { car_id, car_dealership_id, stock_number, car_type, vehicle_status, location_id } = lead
  expect([
    car_id,
    car_dealership_id,
    stock_number,
    lead['Vehicle Make'],
    lead['Vehicle Model'],
    car_type,
    vehicle_status,
    location_id,
  ]).toEqual(Array.from({ length: 8 }, () => null))
})

describe('what was chosen', () => {
  test.each([
    ['LEAD-08: the chosen category', { category: 'Parts' }, {}, { category: 'Parts', subcategory: 'Vehicle Enquiry' }],
    ['LEAD-08: else that of the form', {}, {}, { category: 'Sales' }],
    ['LEAD-25: a careers enquiry', { category: 'Careers Enquiry' }, {}, { category: 'General Enquiry', subcategory: 'Career Enquiry' }],
    [
      'LEAD-25: also by the form itself',
      {},
      { category: 'Careers Enquiry' },
      { category: 'General Enquiry', subcategory: 'Career Enquiry' },
    ],
    ['LEAD-09: the chosen location before the car’s', { location_id: 42 }, {}, { location_id: 42 }],
    ['LEAD-10: the chosen dealership before the car’s', { dealership_slug: 'west' }, {}, { dealership_slug: 'west' }],
    ['LEAD-10: the tenant’s without a car', {}, { vehicle: null }, { dealership_slug: 'tenant-dealership' }],
    ['LEAD-11: opt_in declined', { opt_in: false }, {}, { opt_in: false }],
    ['LEAD-12: rego', { rego: '482ZXK' }, {}, { rego: '482ZXK' }],
    ['LEAD-12: an empty rego is none', { rego: '' }, {}, { rego: null }],
    ['LEAD-01: the lead that a later step continues', {}, { leadId: 'abc' }, { lead_id: 'abc' }],
  ] as const)('%s', (_, chosen, changed, expected) => {
    expect(toLead({ ...enquiry, ...chosen }, { ...context, ...changed })).toMatchObject(expected)
  })
})
