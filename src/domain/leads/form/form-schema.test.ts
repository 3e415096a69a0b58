import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formSchema, readLocalTime } from './form-schema'
import type { FormField } from './form-field'
import { FORM_KINDS, type FormKind } from './form-kinds'
import { CONTACT_FIELDS, type FormSettings, listFields, resolveLeadForm } from './lead-form'

/** 20 November 2026, noon in Brisbane. */
const NOW = Date.parse('2026-11-20T12:00:00+10:00') / 1000
const clock = { now: NOW, timeZone: 'Australia/Brisbane' }

const places = {
  locations: [
    { value: '11', label: 'Moorooka' },
    { value: '12', label: 'Windsor' },
  ],
  dealerships: [
    { value: 'harbour-city-motors', label: 'Harbour City Motors' },
    { value: 'west', label: 'West' },
  ],
}
const everything: FormSettings = {
  enquiryMessageRequired: true,
  dealershipSelectRemoved: false,
  enquiryRegoField: true,
  termsAgreementRequired: true,
  multiStepLeadForm: false,
  testDriveTermsField: true,
}
const least: FormSettings = { ...everything, enquiryMessageRequired: false, dealershipSelectRemoved: true, enquiryRegoField: false }

function fieldsOf(kind: FormKind, settings = everything, isAboutCar = false): FormField[] {
  return listFields(resolveLeadForm(settings, { kind, isAboutCar, ...places }))
}

const person = { name: 'Dev', last_name: 'Patel', postcode: '0812', phone: '0491 570 156', email: 'dev@example.com' }

/** A filled form of each kind. */
const FILLED: Record<FormKind, Record<string, unknown>> = {
  enquiry: { message: 'Is it still there?' },
  contact: { category: 'Sales', message: 'Are you open on Monday?', rego: '482ZXK' },
  'test-drive': { booking_at: '2026-11-25T11:00', terms: true, vehicle_interest: 'RAV4' },
  'photo-request': {},
  finance: {
    vehiclePriceBudget: '$42,990',
    term: '5 years',
    purpose: 'Personal',
    employment: 'Full time',
    residence: 'Rent',
    terms: 'true',
  },
  careers: { position: 'Detailer', message: 'I start early.' },
  service: { service_vehicle: '2019 Mazda 3', 'Loan car (check_option)': 'true' },
  parts: { parts_vehicle: '2019 Mazda 3', part: 'Tow bar' },
  subscription: { start: 'Within a month', months: '3 to 6 months', vehicle_interest: 'Taycan' },
}
const filled = (kind: FormKind) => ({ ...person, location_id: '11', dealership_slug: 'west', opt_in: false, ...FILLED[kind] })

/** Errors by field of a filled form with some values replaced. */
function messagesFor(kind: FormKind, changed: Record<string, unknown>, settings = everything): Record<string, string[]> {
  const sent = Object.fromEntries(Object.entries({ ...filled(kind), ...changed }))
  const parsed = formSchema(fieldsOf(kind, settings), clock).safeParse(sent)
  const messages: Record<string, string[]> = {}
  for (const issue of parsed.error?.issues ?? []) (messages[String(issue.path[0])] ??= []).push(issue.message)
  return messages
}

const parse = (kind: FormKind, changed: Record<string, unknown> = {}, settings = everything) =>
  formSchema(fieldsOf(kind, settings), clock).parse({ ...filled(kind), ...changed })

const postcodeMessage = 'Invalid postcode. Please enter a 4-digit number.'

describe('messages', () => {
  test.each<[string, FormKind, string, unknown, string]>([
    ['LEAD-06: first name missing', 'contact', 'name', undefined, 'Please enter your First Name.'],
    ['LEAD-06: first name blank', 'contact', 'name', '  ', 'Please enter your First Name.'],
    ['LEAD-06: first name no text', 'contact', 'name', 7, 'Please enter your First Name.'],
    ['LEAD-06: first name too long', 'contact', 'name', 'x'.repeat(81), 'Please enter a valid First Name.'],
    ['LEAD-06: last name missing', 'contact', 'last_name', '', 'Please enter your Last Name.'],
    ['LEAD-05: postcode missing', 'contact', 'postcode', undefined, postcodeMessage],
    ['LEAD-05: postcode empty', 'contact', 'postcode', '', postcodeMessage],
    ['LEAD-05: three digits', 'contact', 'postcode', '400', postcodeMessage],
    ['LEAD-05: five digits', 'contact', 'postcode', '40000', postcodeMessage],
    ['LEAD-05: letters', 'contact', 'postcode', '4O00', postcodeMessage],
    ['LEAD-05: with a separator', 'contact', 'postcode', '4,000', postcodeMessage],
    ['LEAD-05: a number loses its zeros and is refused', 'contact', 'postcode', 812, postcodeMessage],
    ['LEAD-06: mobile missing', 'contact', 'phone', '', 'Please enter your Mobile.'],
    ['LEAD-06: mobile a digit short', 'contact', 'phone', '0491 570 15', 'Please enter a valid Mobile.'],
    ['LEAD-06: email missing', 'contact', 'email', '', 'Please enter your Email.'],
    ['LEAD-06: email without a host', 'contact', 'email', 'dev@', 'Please enter a valid Email.'],
    ['LEAD-06: two emails', 'contact', 'email', 'a@example.com, b@example.com', 'Please enter a valid Email.'],
    ['LEAD-07: comments missing', 'contact', 'message', '', 'Please enter your Comments.'],
    ['LEAD-07: comments that are too long', 'contact', 'message', 'x'.repeat(5001), 'Please keep your Comments to 5,000 characters.'],
    ['LEAD-08: an unknown category', 'contact', 'category', 'Boats', 'Please select a Category.'],
    ['LEAD-08: no category', 'contact', 'category', '', 'Please select a Category.'],
    ['LEAD-09: no location chosen', 'contact', 'location_id', '', 'Please select a Location.'],
    ['LEAD-09: location missing', 'contact', 'location_id', undefined, 'Please select a Location.'],
    ['LEAD-09, SEC-01: a location of another site', 'contact', 'location_id', '99', 'Please select a Location.'],
    ['LEAD-09: an object', 'contact', 'location_id', {}, 'Please select a Location.'],
    ['LEAD-10: no dealership chosen', 'contact', 'dealership_slug', '', 'Select a Preferred Dealership'],
    ['LEAD-10, SEC-01: a dealership of another site', 'contact', 'dealership_slug', 'north', 'Select a Preferred Dealership'],
    ['LEAD-12: an invalid rego', 'contact', 'rego', 'x'.repeat(11), 'Please enter a valid Rego.'],
    ['LEAD-13: terms not agreed to', 'finance', 'terms', undefined, 'You must agree to the terms of use before submitting the form.'],
    ['LEAD-13: terms cleared', 'finance', 'terms', 'false', 'You must agree to the terms of use before submitting the form.'],
    ['LEAD-13, LEAD-23: of a test drive', 'test-drive', 'terms', false, 'You must agree to the terms of use before submitting the form.'],
    ['LEAD-11: neither yes nor no', 'contact', 'opt_in', 'perhaps', 'Please choose yes or no.'],
    ['LEAD-22: a time in the past', 'test-drive', 'booking_at', '2026-11-20T11:59', 'Please choose a time in the future.'],
    ['LEAD-22: the current minute', 'test-drive', 'booking_at', '2026-11-20T12:00', 'Please choose a time in the future.'],
    ['LEAD-22: next year', 'test-drive', 'booking_at', '2027-11-20T12:00', 'Please choose a time within the next six months.'],
    ['LEAD-22: a date that does not exist', 'test-drive', 'booking_at', '2027-02-30T12:00', 'Please enter a valid Date and time.'],
    ['LEAD-22: not a time', 'test-drive', 'booking_at', 'tomorrow', 'Please enter a valid Date and time.'],
    ['LEAD-22: a number', 'test-drive', 'booking_at', 5, 'Please enter your Date and time.'],
    ['LEAD-18: no price', 'finance', 'vehiclePriceBudget', '', 'Please enter your Vehicle price.'],
    ['LEAD-18: a price in words', 'finance', 'vehiclePriceBudget', 'cheap', 'Please enter a valid Vehicle price.'],
    ['LEAD-18: a negative deposit', 'finance', 'deposit', '-5', 'Please enter a valid Deposit.'],
    ['LEAD-18: a price that is too high', 'finance', 'vehiclePriceBudget', 1e309, 'Please enter a valid Vehicle price.'],
    ['LEAD-18: no term', 'finance', 'term', '', 'Please select a Term.'],
    ['LEAD-25: no position', 'careers', 'position', '', 'Please enter your Position.'],
    ['SEC-02: 10,000 characters', 'service', 'service_vehicle', 'x'.repeat(10_000), 'Please enter a valid Vehicle.'],
    ['SEC-02: a list', 'parts', 'part', ['a'], 'Please enter your Part or accessory.'],
  ])('%s', (_, kind, field, value, message) => {
    expect(messagesFor(kind, { [field]: value })).toEqual({ [field]: [message] })
  })
})

describe('parsed values', () => {
  test.each<[string, FormKind, Record<string, unknown>, string, unknown]>([
    ['LEAD-03: the phone as it is stored', 'contact', {}, 'phone', '+61491570156'],
    ['LEAD-05: leading zeros stay', 'contact', { postcode: '0200' }, 'postcode', '0200'],
    ['LEAD-08: the default category', 'contact', { category: undefined }, 'category', 'General Enquiry'],
    ['LEAD-09: ids come as numbers too', 'contact', { location_id: 12 }, 'location_id', '12'],
    ['LEAD-11: opt_in is not required and true by default', 'contact', { opt_in: undefined }, 'opt_in', true],
    ['LEAD-11: opt_in may be declined', 'contact', { opt_in: false }, 'opt_in', false],
    ['LEAD-11: opt_in in an HTML form', 'contact', { opt_in: 'false' }, 'opt_in', false],
    ['LEAD-12: rego is optional', 'contact', { rego: '' }, 'rego', undefined],
    ['LEAD-22: a test drive needs no time', 'test-drive', { booking_at: '' }, 'booking_at', undefined],
    ['LEAD-22: a test drive needs no message', 'test-drive', { message: '' }, 'message', undefined],
    ['LEAD-22: the time as it was chosen', 'test-drive', { booking_at: '2026-11-25T11:00:00' }, 'booking_at', '2026-11-25T11:00'],
    [
      'LEAD-24: the hidden request ignores what was sent',
      'photo-request',
      { request: 'Give me money' },
      'request',
      'Please send photos for this car',
    ],
    ['LEAD-24: its message is optional', 'photo-request', { message: undefined }, 'message', undefined],
    ['LEAD-14: a checked service', 'service', {}, 'Loan car (check_option)', true],
    ['LEAD-14: an unchecked service', 'service', {}, 'Wash and vacuum (check_option)', false],
    ['LEAD-18: an amount as people write it', 'finance', {}, 'vehiclePriceBudget', 42_990],
    ['LEAD-03: outer spaces are removed', 'contact', { name: ' Dev ' }, 'name', 'Dev'],
    ['LEAD-03: a name is one line', 'contact', { last_name: 'Patel\r\nBcc: all@example.com' }, 'last_name', 'Patel Bcc: all@example.com'],
    ['LEAD-07: comments keep their lines', 'contact', { message: 'One\r\ntwo 🚗 <b>' }, 'message', 'One\ntwo 🚗 <b>'],
    ['SEC-02: characters that cannot be stored are removed', 'contact', { message: 'a\u0000b\ud800c' }, 'message', 'abc'],
    ['LEAD-09: an unknown field is dropped', 'contact', { is_admin: true }, 'is_admin', undefined],
  ])('%s', (_, kind, changed, field, expected) => {
    expect(parse(kind, changed)[field]).toEqual(expected)
  })

  test.each(FORM_KINDS)('LEAD-03, SEC-02: a filled %s form is valid, under all switches and under the least', (kind) => {
    expect(messagesFor(kind, {})).toEqual({})
    expect(messagesFor(kind, { rego: undefined }, least)).toEqual({})
  })

  test('LEAD-07: comments are not required on the variant', () => {
    expect(messagesFor('contact', { message: '' }, least)).toEqual({})
  })

  test('LEAD-13: optional terms may be left unchecked', () => {
    expect(messagesFor('finance', { terms: undefined }, { ...everything, termsAgreementRequired: false })).toEqual({})
  })
})

test('LEAD-04: the contact fields are of the types string, postcode, phone and email', () => {
  expect(CONTACT_FIELDS.map(({ name, type }) => [name, type])).toEqual([
    ['name', 'string'],
    ['last_name', 'string'],
    ['phone', 'phone'],
    ['postcode', 'postcode'],
    ['email', 'email'],
  ])
})

test.each(FORM_KINDS)('LEAD-06: every required field of an empty %s form has a readable error', (kind) => {
  const fields = fieldsOf(kind)
  const problems = formSchema(fields, clock).safeParse(Object.fromEntries(fields.map(({ name }) => [name, '']))).error?.issues ?? []
  expect(problems.map(({ path }) => path[0]).toSorted()).toEqual(
    fields
      .filter(({ isRequired }) => isRequired)
      .map(({ name }) => name)
      .toSorted(),
  )
  for (const { message } of problems) expect(message).toMatch(/^(Please |Invalid postcode\. |Select a |You must agree)/)
})

const schemas = FORM_KINDS.map((kind) => formSchema(fieldsOf(kind), clock))
const names = [...new Set(FORM_KINDS.flatMap((kind) => fieldsOf(kind).map(({ name }) => name)))]

test('SEC-02: every error is readable, whatever is sent', () => {
  const garbage = fc.oneof(fc.string({ unit: 'binary-ascii', maxLength: 20 }), fc.double(), fc.boolean(), fc.constantFrom(null, {}, []))
  const forms = fc.record(Object.fromEntries(names.map((key) => [key, garbage])), { requiredKeys: [] })
  fc.assert(
    fc.property(forms, (form) => {
      const sent: Record<string, never> = JSON.parse(JSON.stringify(form))
      const messages = schemas.flatMap((schema) => schema.safeParse(sent).error?.issues ?? []).map(({ message }) => message)
      expect(messages.filter((message) => !/^(Please |Invalid postcode\. |Select a |You must agree)/.test(message))).toEqual([])
    }),
    { numRuns: 60 },
  )
})

test('SEC-02: the database can store any parsed text', () => {
  const typed = fc.string({
    unit: fc.oneof(
      fc.constantFrom('\u0000', '\ud800', '\udc00', '\r', '\n', '\u0085', 'a', ' '),
      fc.string({ unit: 'binary-ascii', maxLength: 1 }),
    ),
    maxLength: 30,
  })
  fc.assert(
    fc.property(typed, (text) => {
      const { name, message } = parse('contact', { name: `x${text}`, message: `x${text}` })
      expect(name).not.toMatch(/[\p{Cc}\p{Cs}]/u)
      expect(String(message).replaceAll(/[\t\n]/g, '')).not.toMatch(/[\p{Cc}\p{Cs}]/u)
    }),
  )
})

test.each([
  ['85000', 85_000],
  ['85,000 kms', 85_000],
  ['85 000km', 85_000],
  [85_000, 85_000],
  ['', undefined],
  ['1,000,000 kms', null],
  ['-5', null],
  ['about 80k', null],
])('MISC-10: an odometer of %j is read as %j', (service_km, expected) => {
  const schema = formSchema(fieldsOf('service'), clock)
  const { success, data } = schema.safeParse({ ...filled('service'), service_km })
  expect(success ? data.service_km : null).toBe(expected)
})

test.each([
  ['Brisbane', '2026-11-25T11:00', 'Australia/Brisbane', '2026-11-25T11:00:00+10:00'],
  ['Perth', '2026-11-25T11:00', 'Australia/Perth', '2026-11-25T11:00:00+08:00'],
  ['Sydney in summer time', '2026-11-25T11:00', 'Australia/Sydney', '2026-11-25T11:00:00+11:00'],
])('LEAD-22: a time is in the dealer’s time zone: %s', (_, text, timeZone, expected) => {
  expect(readLocalTime(text, timeZone)).toBe(Date.parse(expected) / 1000)
})
