import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { enquirySchema } from './enquiry-schema'

const everything = { isMessageRequired: true, hasCategory: true, hasLocation: true, hasDealership: true, hasRego: true }
const contactOnly = { isMessageRequired: false, hasCategory: false, hasLocation: false, hasDealership: false, hasRego: false }

const filled = {
  name: 'Dev',
  last_name: 'Patel',
  postcode: '0812',
  phone: '0491 570 156',
  email: 'dev@example.com',
  message: 'Is it still there?',
  category: 'Sales',
  location_id: '11',
  dealership_slug: 'harbour-city-motors',
  rego: '482ZXK',
  opt_in: false,
}

/** The messages by field for an enquiry in which one field holds something else. */
function messagesFor(changed: Record<string, unknown>, shape = everything): Record<string, string[]> {
  const parsed = enquirySchema(shape).safeParse({ ...filled, ...changed })
  const messages: Record<string, string[]> = {}
  for (const issue of parsed.error?.issues ?? []) (messages[String(issue.path[0])] ??= []).push(issue.message)
  return messages
}

const postcodeMessage = 'Invalid postcode. Please enter a 4-digit number.'

describe('enquirySchema', () => {
  test('LEAD-03: a filled form is valid; phone and ids come out as they are stored', () => {
    expect(enquirySchema(everything).parse(filled)).toEqual({ ...filled, phone: '+61491570156', location_id: 11 })
  })

  test.each([
    ['LEAD-06: first name missing', 'name', undefined, 'Please enter your First Name.'],
    ['LEAD-06: first name blank', 'name', '  ', 'Please enter your First Name.'],
    ['LEAD-06: first name no text', 'name', 7, 'Please enter your First Name.'],
    ['LEAD-06: first name too long', 'name', 'x'.repeat(81), 'Please enter a valid First Name.'],
    ['LEAD-06: last name missing', 'last_name', '', 'Please enter your Last Name.'],
    ['LEAD-05: postcode missing', 'postcode', undefined, postcodeMessage],
    ['LEAD-05: postcode empty', 'postcode', '', postcodeMessage],
    ['LEAD-05: three digits', 'postcode', '400', postcodeMessage],
    ['LEAD-05: five digits', 'postcode', '40000', postcodeMessage],
    ['LEAD-05: letters', 'postcode', '4O00', postcodeMessage],
    ['LEAD-05: with a separator', 'postcode', '4,000', postcodeMessage],
    ['LEAD-05: a number loses its zeros and is refused', 'postcode', 812, postcodeMessage],
    ['LEAD-06: mobile missing', 'phone', '', 'Please enter your Mobile.'],
    ['LEAD-06: mobile a digit short', 'phone', '0491 570 15', 'Please enter a valid Mobile.'],
    ['LEAD-06: email missing', 'email', '', 'Please enter your Email.'],
    ['LEAD-06: email without a host', 'email', 'dev@', 'Please enter a valid Email.'],
    ['LEAD-06: two emails', 'email', 'a@example.com, b@example.com', 'Please enter a valid Email.'],
    ['LEAD-07: comments missing', 'message', '', 'Please enter your Comments.'],
    ['LEAD-07: comments beyond all reading', 'message', 'x'.repeat(5001), 'Please enter a valid Comments.'],
    ['LEAD-08: an unknown category', 'category', 'Boats', 'Please select a Category.'],
    ['LEAD-09: no location chosen', 'location_id', '', 'Please select a Location.'],
    ['LEAD-09: location missing', 'location_id', undefined, 'Please select a Location.'],
    ['LEAD-09: no id', 'location_id', 'moorooka', 'Please select a Location.'],
    ['LEAD-09: an id that no database holds', 'location_id', 2_147_483_648, 'Please select a Location.'],
    ['LEAD-10: no dealership chosen', 'dealership_slug', '', 'Select a Preferred Dealership'],
    ['LEAD-10: dealership missing', 'dealership_slug', undefined, 'Select a Preferred Dealership'],
    ['LEAD-12: a rego that is none', 'rego', 'x'.repeat(11), 'Please enter a valid Rego.'],
  ])('%s', (_, field, value, message) => {
    expect(messagesFor({ [field]: value })).toEqual({ [field]: [message] })
  })

  test.each([
    ['LEAD-05: leading zeros stay', { postcode: '0200' }, 'postcode', '0200'],
    ['LEAD-08: the default category', { category: undefined }, 'category', 'General Enquiry'],
    ['LEAD-11: opt_in is not required and true by default', { opt_in: undefined }, 'opt_in', true],
    ['LEAD-11: and may be declined', { opt_in: false }, 'opt_in', false],
    ['LEAD-12: rego is optional', { rego: undefined }, 'rego', undefined],
    ['LEAD-03: outer spaces go', { name: ' Dev ' }, 'name', 'Dev'],
    ['LEAD-03: a name is one line', { last_name: 'Patel\r\nBcc: all@example.com' }, 'last_name', 'Patel Bcc: all@example.com'],
    ['LEAD-07: comments keep their lines', { message: 'One\r\ntwo' }, 'message', 'One\ntwo'],
    ['SEC-02: what cannot be stored goes', { message: 'a\u0000b\ud800c' }, 'message', 'abc'],
  ])('%s', (_, changed, field, expected) => {
    expect(enquirySchema(everything).parse({ ...filled, ...changed })).toHaveProperty(field, expected)
  })

  test('LEAD-07: comments are not required on the variant', () => {
    expect(enquirySchema(contactOnly).parse({ ...filled, message: undefined }).message).toBe('')
  })

  test('LEAD-09: fields that are not shown need not be sent', () => {
    const { name, last_name, postcode, phone, email } = filled
    const expected = { name, last_name, postcode, email, phone: '+61491570156', message: '', opt_in: true }
    expect(enquirySchema(contactOnly).parse({ name, last_name, postcode, phone, email })).toEqual(expected)
  })

  test('LEAD-09: fields that are not shown are dropped, whatever they hold', () => {
    const changed = { category: 'Boats', location_id: {}, dealership_slug: 3, rego: [], is_admin: true }
    const { name, last_name, postcode, email, message, opt_in } = filled
    const expected = { name, last_name, postcode, email, message, opt_in, phone: '+61491570156' }
    expect(enquirySchema(contactOnly).parse({ ...filled, ...changed })).toEqual(expected)
  })

  const schemas = [enquirySchema(everything), enquirySchema(contactOnly)]

  test('SEC-02: whatever is sent, each thing wrong has a message that a person understands', () => {
    const garbage = fc.oneof(
      fc.string({ unit: 'binary-ascii', maxLength: 20 }),
      fc.double(),
      fc.boolean(),
      fc.constant(null),
      fc.constant({}),
    )
    const forms = fc.record(Object.fromEntries(Object.keys(filled).map((key) => [key, garbage])), { requiredKeys: [] })
    fc.assert(
      fc.property(forms, (form) => {
        const messages = schemas.flatMap((schema) => schema.safeParse(form).error?.issues ?? []).map(({ message }) => message)
        expect(messages.filter((message) => !/^(Please |Invalid postcode\. |Select a )/.test(message))).toEqual([])
      }),
    )
  })

  test('SEC-02: whatever is typed into a text, the database can store what comes out', () => {
    const typed = fc.string({
      unit: fc.oneof(
        fc.constantFrom('\u0000', '\ud800', '\udc00', '\r', '\n', '\u0085', 'a', ' '),
        fc.string({ unit: 'binary-ascii', maxLength: 1 }),
      ),
      maxLength: 30,
    })
    fc.assert(
      fc.property(typed, (text) => {
        for (const schema of schemas) {
          const { name, message } = schema.parse({ ...filled, name: `x${text}`, message: `x${text}` })
          expect(name).not.toMatch(/[\p{Cc}\p{Cs}]/u)
          expect(message.replaceAll(/[\t\n]/g, '')).not.toMatch(/[\p{Cc}\p{Cs}]/u)
        }
      }),
    )
  })
})
