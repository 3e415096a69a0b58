import { expect, test } from 'vitest'
import { aLeadRecord } from '@tests/builders/lead-record'
import { writeWebhookBody } from './webhook-body'

test('LEAD-01: a webhook receives every field of the payload', () => {
  const body: Record<string, unknown> = JSON.parse(writeWebhookBody(aLeadRecord()))
  const fields = [
    ...['category', 'subcategory', 'url', 'source', 'user_agent', 'car_id', 'car_dealership_id', 'lead_attributes', 'opt_in', 'message'],
    ...['dealership_slug', 'manufacturer_slug', 'stock_number', 'Vehicle Make', 'Vehicle Model', 'car_type', 'vehicle_status', 'lead_id'],
  ]
  expect(fields.filter((field) => !(field in body))).toEqual([])
  expect(body).toMatchObject({
    id: 7741,
    created_at: '2026-11-20T02:00:00.000Z',
    phone: '+61491570156',
    'Vehicle Make': 'Toyota',
    manufacturer_slug: null,
    lead_attributes: { additional_services: ['Bring the car to me'] },
  })
})

test('REL-01: the same lead gives the same body each time', () => {
  expect(writeWebhookBody(aLeadRecord())).toBe(writeWebhookBody(aLeadRecord()))
})
