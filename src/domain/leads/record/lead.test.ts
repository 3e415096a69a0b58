import { describe, expect, test } from 'vitest'
import { aVehicle } from '@tests/builders/vehicle'
import { recordConsent } from '../form/consent'
import { FORM_FACTS } from '../form/form-kinds'
import { type LeadContext, toLead } from './lead'

const values = {
  name: 'Dev',
  last_name: 'Patel',
  postcode: '4105',
  phone: '+61491570156',
  email: 'dev@example.com',
  message: 'Is it still there?',
  opt_in: true,
}

const consent = recordConsent('Harbour', { opt_in: true, terms: null }, 1_790_000_000)

const context: LeadContext = {
  form: { kind: 'enquiry', ...FORM_FACTS.enquiry },
  visit: {
    url: 'https://harbour.example/cars/rav4',
    source: 'https://search.example/',
    visited_pages: ['/', '/cars/rav4'],
    linked_query_params: { utm_source: 'mail' },
  },
  userAgent: 'Browser/1.0',
  vehicle: aVehicle(),
  dealership: null,
  manufacturerSlug: 'toyota',
  leadId: null,
  consent,
  hasOwnEvents: false,
}

test('LEAD-01: every field of the payload, about a car', () => {
  expect(toLead(values, context)).toEqual({
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
    lead_attributes: {
      visited_pages: ['/', '/cars/rav4'],
      linked_query_params: { utm_source: 'mail' },
      additional_services: [],
      answers: {},
    },
    opt_in: true,
    message: 'Is it still there?',
    dealership_name: 'Harbour City Motors',
    dealership_id: 7,
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
    booking_at: null,
    event: null,
    consent,
  })
})

test('LEAD-02: without a car its facts are null, not empty', () => {
  const { car_id, car_dealership_id, stock_number, car_type, vehicle_status, location_id, ...lead } = toLead(values, {
    ...context,
    vehicle: null,
  })
  const facts = [
    car_id,
    car_dealership_id,
    stock_number,
    lead['Vehicle Make'],
    lead['Vehicle Model'],
    car_type,
    vehicle_status,
    location_id,
  ]
  expect(facts).toEqual(facts.map(() => null))
})

const west = { id: 9, name: 'West', slug: 'west' }
const careers = { category: 'General Enquiry', subcategory: 'Career Enquiry', event: 51 }

describe('choices', () => {
  test.each([
    ['LEAD-08: the chosen category', { category: 'Parts' }, {}, { category: 'Parts' }],
    ['LEAD-08: else that of the form', {}, {}, { category: 'Sales', event: null }],
    ['LEAD-25: a careers enquiry chosen in another form', { category: 'Careers Enquiry' }, {}, careers],
    ['LEAD-25: a careers enquiry by its own form', {}, { form: { kind: 'careers', ...FORM_FACTS.careers } }, careers],
    ['LEAD-28: a general enquiry reports its event', {}, { form: { kind: 'contact', ...FORM_FACTS.contact } }, { event: 22 }],
    ['LEAD-22: a test drive of a used car', {}, { form: { kind: 'test-drive', ...FORM_FACTS['test-drive'] } }, { event: 15 }],
    [
      'LEAD-22: a test drive if the tenant has its own events',
      { booking_at: '2026-11-25T11:00' },
      { form: { kind: 'test-drive', ...FORM_FACTS['test-drive'] }, hasOwnEvents: true },
      { event: 48, booking_at: '2026-11-25T11:00' },
    ],
    ['LEAD-09: the chosen location before the car’s', { location_id: '42' }, {}, { location_id: 42 }],
    [
      'LEAD-10, LEAD-26: the chosen dealership before the car’s',
      { dealership_slug: 'west' },
      { dealership: west },
      { dealership_name: 'West', dealership_id: 9, dealership_slug: 'west', location_id: 11 },
    ],
    [
      'LEAD-26: without a car, dealership and location are those of the form',
      { location_id: '42' },
      { dealership: west, vehicle: null },
      { dealership_name: 'West', dealership_id: 9, dealership_slug: 'west', location_id: 42 },
    ],
    ['LEAD-26: no dealership is known', {}, { vehicle: null }, { dealership_name: null, dealership_id: null, dealership_slug: null }],
    ['LEAD-11: opt_in declined', { opt_in: false }, {}, { opt_in: false }],
    ['LEAD-12: rego', { rego: '482ZXK' }, {}, { rego: '482ZXK' }],
    ['LEAD-12: an empty rego is null', { rego: '' }, {}, { rego: null }],
    ['LEAD-01: the lead that a later step continues', {}, { leadId: 'abc' }, { lead_id: 'abc' }],
  ] as const)('%s', (_, chosen, changed, expected) => {
    expect(toLead({ ...values, ...chosen }, { ...context, ...changed })).toMatchObject(expected)
  })

  test('LEAD-14: checked options become additional services, other answers keep their key', () => {
    const more = { 'Loan car (check_option)': true, 'Wash (check_option)': false, term: '5 years', deposit: 2000, income: undefined }
    const { lead_attributes } = toLead({ ...values, ...more }, context)
    expect(lead_attributes).toMatchObject({ additional_services: ['Loan car'], answers: { term: '5 years', deposit: '2000' } })
  })
})
