import { describe, expect, test } from 'vitest'
import { FORM_KINDS } from './form-kinds'
import { type FormContext, type FormSettings, listFields, resolveLeadForm } from './lead-form'

const usual: FormSettings = {
  enquiryMessageRequired: true,
  dealershipSelectRemoved: false,
  enquiryRegoField: false,
  termsAgreementRequired: false,
  multiStepLeadForm: false,
  testDriveTermsField: false,
}
const one = [{ value: '1', label: 'One' }]
const two = [...one, { value: '2', label: 'Two' }]
const alone: FormContext = { kind: 'contact', isAboutCar: false, locations: one, dealerships: one }

const namesOf = (settings: Partial<FormSettings>, place: Partial<FormContext>) =>
  listFields(resolveLeadForm({ ...usual, ...settings }, { ...alone, ...place })).map(({ name }) => name)
const fieldOf = (name: string, settings: Partial<FormSettings>, place: Partial<FormContext>) =>
  listFields(resolveLeadForm({ ...usual, ...settings }, { ...alone, ...place })).find((field) => field.name === name)

describe('the fields of a form', () => {
  test.each<[string, Partial<FormSettings>, Partial<FormContext>, string, boolean]>([
    ['LEAD-08: a general enquiry has a category', {}, {}, 'category', true],
    ['LEAD-08: an enquiry about a car has none', {}, { kind: 'enquiry', isAboutCar: true }, 'category', false],
    ['LEAD-09: no location if there is one', {}, {}, 'location_id', false],
    ['LEAD-09: a location if there are two', {}, { locations: two }, 'location_id', true],
    ['LEAD-09: no location in a form about a car', {}, { locations: two, isAboutCar: true }, 'location_id', false],
    ['LEAD-10: a dealership if there are two', {}, { dealerships: two }, 'dealership_slug', true],
    ['LEAD-10: no dealership if there is one', {}, {}, 'dealership_slug', false],
    ['LEAD-10: no dealership if the tenant removed it', { dealershipSelectRemoved: true }, { dealerships: two }, 'dealership_slug', false],
    ['LEAD-10: in a form about a car too', {}, { kind: 'enquiry', isAboutCar: true, dealerships: two }, 'dealership_slug', true],
    ['LEAD-10: in a test drive too', {}, { kind: 'test-drive', isAboutCar: true, dealerships: two }, 'dealership_slug', true],
    [
      'LEAD-10: not in a form about a car if the tenant removed it',
      { dealershipSelectRemoved: true },
      { kind: 'enquiry', isAboutCar: true, dealerships: two },
      'dealership_slug',
      false,
    ],
    ['LEAD-12: a rego by switch', { enquiryRegoField: true }, {}, 'rego', true],
    ['LEAD-12: else none', {}, {}, 'rego', false],
    ['LEAD-22: a test drive has a time', {}, { kind: 'test-drive' }, 'booking_at', true],
    ['LEAD-23: terms in a test drive by switch', { testDriveTermsField: true }, { kind: 'test-drive' }, 'terms', true],
    ['LEAD-23: else none', {}, { kind: 'test-drive' }, 'terms', false],
    [
      'LEAD-24: a photo request has a message and its hidden field alone',
      {},
      { kind: 'photo-request', isAboutCar: true, dealerships: two },
      'dealership_slug',
      false,
    ],
    ['LEAD-24: a photo request has its hidden field', {}, { kind: 'photo-request', isAboutCar: true }, 'request', true],
  ])('%s', (_, settings, place, name, expected) => {
    expect(namesOf(settings, place).includes(name)).toBe(expected)
  })

  test.each(FORM_KINDS)('LEAD-03, LEAD-11: %s has the contact fields and opt_in, each once', (kind) => {
    const names = namesOf({}, { kind, locations: two, dealerships: two })
    for (const name of ['name', 'last_name', 'phone', 'postcode', 'email', 'opt_in']) expect(names).toContain(name)
    expect(new Set(names).size).toBe(names.length)
  })
})

test.each([
  ['LEAD-07: comments are required', 'message', {}, {}, true],
  ['LEAD-07: not on the variant', 'message', { enquiryMessageRequired: false }, {}, false],
  ['LEAD-22: not for a test drive', 'message', {}, { kind: 'test-drive' }, false],
  ['LEAD-13: terms are required by switch', 'terms', { termsAgreementRequired: true }, { kind: 'finance' }, true],
  ['LEAD-13: else not', 'terms', {}, { kind: 'finance' }, false],
  ['LEAD-11: opt_in is not', 'opt_in', {}, {}, false],
] as const)('%s', (_, name, settings, place, expected) => {
  expect(fieldOf(name, settings, place)?.isRequired).toBe(expected)
})

test.each([
  ['the car’s, where the site sells it', '2', '2'],
  ['none, where the site does not sell it', '3', ''],
  ['none without a car', null, ''],
])('LEAD-10: the preselected dealership is %s', (_, carDealership, initial) => {
  const place = { kind: 'enquiry' as const, isAboutCar: carDealership !== null, dealerships: two, carDealership }
  expect(fieldOf('dealership_slug', {}, place)).toMatchObject({ initial, isRequired: true, prompt: 'Select a Preferred Dealership' })
})

describe('LEAD-18: steps', () => {
  const stepsOf = (settings: Partial<FormSettings>, place: Partial<FormContext>) =>
    resolveLeadForm({ ...usual, ...settings }, { ...alone, ...place }).steps

  test.each(FORM_KINDS)('LEAD-18: %s has the same fields in one step and in steps that end with the contact details', (kind) => {
    const single = stepsOf({}, { kind })
    const several = stepsOf({ multiStepLeadForm: true }, { kind })
    expect(single).toHaveLength(1)
    expect(several.length).toBeGreaterThan(1)
    expect(several.at(-1)?.fields[0]?.name).toBe('name')
    expect(several.flatMap(({ fields }) => fields.map(({ name }) => name)).toSorted()).toEqual(namesOf({}, { kind }).toSorted())
  })

  test('LEAD-18: a page can show finance in steps', () => {
    expect(stepsOf({}, { kind: 'finance', inSteps: true }).map(({ title }) => title)).toEqual([
      'The loan',
      'Your situation',
      'Your details',
    ])
  })
})
