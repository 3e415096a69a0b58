import { expect, test } from 'vitest'
import { carEnquiryShape } from './car-enquiry'

const settings = { enquiryMessageRequired: true, dealershipSelectRemoved: false, enquiryRegoField: false }

test.each([
  ['LEAD-07', settings, { isMessageRequired: true, hasRego: false }],
  ['LEAD-07', { ...settings, enquiryMessageRequired: false }, { isMessageRequired: false, hasRego: false }],
  ['LEAD-12', { ...settings, enquiryRegoField: true }, { isMessageRequired: true, hasRego: true }],
])('%s: the form on a car’s page follows the tenant’s switches', (_, given, shape) => {
  expect(carEnquiryShape(given)).toEqual({ ...shape, hasCategory: false, hasLocation: false, hasDealership: false })
})
