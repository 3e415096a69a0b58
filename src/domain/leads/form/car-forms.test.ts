import { expect, test } from 'vitest'
import { kindOfHash, titleCarEnquiry } from './car-forms'

test.each([
  ['LEAD-27: an enquiry', '#enquire', 'enquiry'],
  ['LEAD-22: a test drive', '#test-drive', 'test-drive'],
  ['LEAD-24: photos', '#request-photos', 'photo-request'],
  ['EVT-03: finance', '#finance-enquiry', 'finance'],
  ['LEAD-27: nothing else', '#vehicle-map', null],
  ['LEAD-27: no hash', '', null],
])('%s is opened by %s', (_, hash, kind) => {
  expect(kindOfHash(hash)).toBe(kind)
})

test('LEAD-27: for a sold car the enquiry asks for something similar', () => {
  expect([titleCarEnquiry(false), titleCarEnquiry(true)]).toEqual(['Enquire Now', 'Find Me Something Similar'])
})
