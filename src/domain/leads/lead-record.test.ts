import { expect, test } from 'vitest'
import { aLeadRecord } from '../../../tests/builders/lead-record'
import { nameLead, type LeadRecord } from './lead-record'

const car: LeadRecord['car'] = { year: 2023, vin: null, badge: null, km: null, transmission: null, body: null, colour: null, price: null }

test.each<[string, Partial<LeadRecord>]>([
  ['Test Drive: 2023 Toyota RAV4', { subcategory: 'Test Drive', vehicle_make: 'Toyota', vehicle_model: 'RAV4', car }],
  ['Test Drive: Toyota RAV4', { subcategory: 'Test Drive', vehicle_make: 'Toyota', vehicle_model: 'RAV4', car: null }],
  ['General Enquiry', { subcategory: 'General Enquiry', vehicle_make: '', vehicle_model: '', car: null }],
  ['Sales', { category: 'Sales', subcategory: '', vehicle_make: '', vehicle_model: '', car: null }],
])('LEAD-01: a lead is told apart as %s', (name, facts) => {
  expect(nameLead(aLeadRecord(facts))).toBe(name)
})
