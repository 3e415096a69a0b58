import { expect, test } from 'vitest'
import { aLeadRecord } from '@tests/builders/lead-record'
import { writeLeadMail } from './lead-mail'

test('ADM-18, LEAD-01: the mail contains person, car and visit', () => {
  expect(writeLeadMail(aLeadRecord())).toEqual({
    subject: 'Test Drive: 2023 Toyota RAV4 from Alannah Papadopoulos-Whitmore',
    text: `Name: Alannah Papadopoulos-Whitmore
Mobile: 0491 570 156
Email: alannah@example.com
Postcode: 4105
Offers by email: yes

Car: 2023 Toyota RAV4 GX Hybrid
Stock: HC20417
Price: $42,990
Type: used

Preferred time: 2026-11-25 11:00
Dealership: Harbour City Motors
Additional services: Bring the car to me

Comments:
Two child seats, can we fit them?

Page: https://harbour.example/cars/rav4
Came from: https://search.example/
utm_source: mail

Lead 7741, Harbour City Motors
`,
  })
})

test('ADM-18: empty values have no line, and other answers have one', () => {
  const { subject, text } = writeLeadMail(
    aLeadRecord({
      ...{ category: 'Finance', subcategory: '', car: null, vehicle_make: '', vehicle_model: '', stock_number: '', car_type: '' },
      ...{ message: '', booking_at: '', source: '', dealership_name: '', opt_in: false },
      lead_attributes: {
        visited_pages: [],
        linked_query_params: {},
        additional_services: [],
        answers: { vehiclePriceBudget: '42990', term: '5 years' },
      },
    }),
  )
  expect(subject).toBe('Finance from Alannah Papadopoulos-Whitmore')
  expect(text).toContain('Vehicle price: 42990\nTerm: 5 years')
  expect(text).toContain('Offers by email: no')
  expect(text).not.toMatch(/Comments|Car:|Preferred/)
})
