import { expect, test } from 'vitest'
import { aLeadRecord } from '@tests/builders/lead-record'
import { nameLead } from './lead-record'

test.each([
  ['form and car', {}, 'Test Drive: 2023 Toyota RAV4'],
  ['a deleted car', { car: null }, 'Test Drive: Toyota RAV4'],
  ['no car', { car: null, vehicle_make: '', vehicle_model: '' }, 'Test Drive'],
  ['no subcategory', { car: null, vehicle_make: '', vehicle_model: '', subcategory: '', category: 'General Enquiry' }, 'General Enquiry'],
])('ADM-18: a lead is named by %s', (_, changed, expected) => {
  expect(nameLead(aLeadRecord(changed))).toBe(expected)
})
