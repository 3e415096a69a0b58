import { expect, test } from 'vitest'
import { FIELD_LABELS, FIND_SIMILAR_LABEL, GENERAL_ENQUIRY_EVENT, resolveEnquiryShape } from './enquiry-fields'

const settings = { enquiryMessageRequired: true, dealershipSelectRemoved: false, enquiryRegoField: false }
const contactPage = { event: 22, category: 'Sales', visibleLocationCount: 3, dealershipCount: 2, isAboutCar: false }

test.each([
  ['LEAD-07: comments required by default', {}, {}, 'isMessageRequired', true],
  ['LEAD-07: not on the variant', { enquiryMessageRequired: false }, {}, 'isMessageRequired', false],
  ['LEAD-08: category for the general enquiry event', {}, {}, 'hasCategory', true],
  ['LEAD-08: category for the default category', {}, { event: 9, category: 'General Enquiry' }, 'hasCategory', true],
  ['LEAD-08: no category otherwise', {}, { event: 9 }, 'hasCategory', false],
  ['LEAD-09: location if there are several', {}, {}, 'hasLocation', true],
  ['LEAD-09: one visible location is no choice', {}, { visibleLocationCount: 1 }, 'hasLocation', false],
  ['LEAD-09: a car determines the location', {}, { isAboutCar: true }, 'hasLocation', false],
  ['LEAD-10: several dealerships', {}, {}, 'hasDealership', true],
  ['LEAD-10: one dealership', {}, { dealershipCount: 1 }, 'hasDealership', false],
  ['LEAD-10: removed for the tenant', { dealershipSelectRemoved: true }, {}, 'hasDealership', false],
  ['LEAD-12: no rego by default', {}, {}, 'hasRego', false],
  ['LEAD-12: rego by switch', { enquiryRegoField: true }, {}, 'hasRego', true],
] as const)('%s', (_, changed, situation, key, expected) => {
  expect(resolveEnquiryShape({ ...settings, ...changed }, { ...contactPage, ...situation })[key]).toBe(expected)
})

test.each([
  ['LEAD-03: name', FIELD_LABELS.name, 'First Name'],
  ['LEAD-03: phone', FIELD_LABELS.phone, 'Mobile'],
  ['LEAD-07: message', FIELD_LABELS.message, 'Comments'],
  ['LEAD-12: rego', FIELD_LABELS.rego, 'Rego'],
  ['LEAD-27: something similar', FIND_SIMILAR_LABEL, 'Find Me Something Similar'],
  ['LEAD-28: event of the contact page', GENERAL_ENQUIRY_EVENT, 22],
])('%s', (_, actual, expected) => {
  expect(actual).toBe(expected)
})
