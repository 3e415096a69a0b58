// @vitest-environment jsdom
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aLeadRecord } from '@tests/builders/lead-record'
import { toAdf } from './adf'

/** Content models of the ADF 1.0 DTD for leads, as patterns over the names of child elements. */
const MODELS: Record<string, RegExp> = {
  adf: /^(prospect )+$/,
  prospect: /^(id )*requestdate (vehicle )+customer vendor (provider )?$/,
  vehicle:
    /^(id )*year make model (vin )?(stock )?(trim )?(doors )?(bodystyle )?(transmission )?(odometer )?(condition )?(colorcombination )*(imagetag )?(price )?(pricecomments )?(option )*(finance )?(comments )?$/,
  colorcombination: /^(interiorcolor )?(exteriorcolor )?(preference )?$/,
  customer: /^contact (id )*(timeframe )?(comments )?$/,
  vendor: /^(id )*vendorname (url )?contact $/,
  provider: /^(id )*name (service )?(url )?(email )?(phone )*(contact )?$/,
  contact: /^(name )+((email )|(phone )|(email )?(phone )+)(address )?$/,
  address: /^(street )*(apartment )?(city )?(regioncode )?(postalcode )?(country )?$/,
}
const ATTRIBUTES: Record<string, Record<string, RegExp>> = {
  prospect: { status: /^(new|resend)$/ },
  id: { sequence: /^\d+$/, source: /./ },
  vehicle: { interest: /^(buy|lease|sell|trade-in|test-drive)$/, status: /^(new|used)$/ },
  odometer: { units: /^(km|mi)$/, status: /^(unknown|rolledover|replaced|original)$/ },
  price: { type: /^(quote|offer|msrp|invoice|call|appraisal|asking)$/, currency: /^[A-Z]{3}$/ },
  name: { part: /^(first|middle|suffix|last|full)$/, type: /^(individual|business)$/ },
  phone: { type: /^(voice|fax|cellphone|pager)$/ },
}

/** Violations of the DTD in a document. */
function findFaults(xml: string): string[] {
  const document = new DOMParser().parseFromString(xml, 'application/xml')
  if (document.querySelector('parsererror')) return [`not well-formed: ${document.documentElement.textContent}`]
  return [...document.querySelectorAll('*')].flatMap((element) => {
    const children = [...element.children].map(({ nodeName }) => `${nodeName} `).join('')
    const model = MODELS[element.nodeName]
    const isRight = model ? model.test(children) : children === ''
    const attributes = [...element.attributes].filter(({ name, value }) => !ATTRIBUTES[element.nodeName]?.[name]?.test(value))
    return [
      ...(isRight ? [] : [`${element.nodeName}: ${children}`]),
      ...attributes.map(({ name, value }) => `${element.nodeName} ${name}=${value}`),
    ]
  })
}

const read = (xml: string, path: string) => new DOMParser().parseFromString(xml, 'application/xml').querySelector(path)?.textContent

describe('LEAD-01, ADM-18: an ADF document', () => {
  test('ADM-18: starts with the required declarations and is valid by its DTD', () => {
    const xml = toAdf(aLeadRecord())
    expect(xml.split('\n').slice(0, 2)).toEqual(['<?xml version="1.0" encoding="UTF-8"?>', '<?adf version="1.0"?>'])
    expect(findFaults(xml)).toEqual([])
  })

  test('ADM-18: a repeated document has the status "resend"', () => {
    expect(toAdf(aLeadRecord())).toContain('<prospect status="new">')
    const again = toAdf(aLeadRecord(), true)
    expect(again).toContain('<prospect status="resend">')
    expect(findFaults(again)).toEqual([])
  })

  test.each([
    ['id', 'prospect > id', '7741'],
    ['time', 'requestdate', '2026-11-20T02:00:00+00:00'],
    ['mobile in Australian format', 'customer phone[type=cellphone]', '0491 570 156'],
    ['phone of the dealer', 'vendor phone[type=voice]', '(07) 5550 4400'],
    ['state', 'customer regioncode', 'QLD'],
    ['postcode', 'customer postalcode', '4105'],
    ['country', 'customer country', 'AU'],
    ['kilometres', 'odometer[units=km]', '28410'],
    ['price', 'price[currency=AUD]', '42990'],
    ['badge', 'vehicle > trim', 'GX Hybrid'],
    ['interest', 'vehicle[interest=test-drive][status=used] > stock', 'HC20417'],
    [
      'comments',
      'customer > comments',
      'Two child seats, can we fit them?\nPreferred time: 2026-11-25 11:00\nAdditional services: Bring the car to me',
    ],
  ])('ADM-18: holds the %s', (_, path, expected) => {
    expect(read(toAdf(aLeadRecord()), path)).toBe(expected)
  })

  test.each([
    ['without a car', { car: null, vehicle_make: '', vehicle_model: '', stock_number: '', car_id: '', car_type: '' }],
    ['of a demonstrator', { car_type: 'demo' }],
    ['without a phone of the site', { site: { ...aLeadRecord().site, phone: null } }],
    ['with a landline', { phone: '+61733334444' }],
    ['without answers', { message: '', booking_at: '', lead_attributes: { ...aLeadRecord().lead_attributes, additional_services: [] } }],
  ])('ADM-18: is valid %s', (_, changed) => {
    expect(findFaults(toAdf(aLeadRecord(changed)))).toEqual([])
  })

  const trade = {
    year: 2019,
    make: 'Mazda',
    model: '3',
    badge: 'G20',
    km: 81_000,
    rego: '123ABC QLD',
    offer: { price: 14_500, isAccepted: true },
  }
  const NO_CAR = { car: null, vehicle_make: '', vehicle_model: '', stock_number: '', car_id: '', car_type: '' }
  const interests = (xml: string) =>
    [...new DOMParser().parseFromString(xml, 'application/xml').querySelectorAll('vehicle')].map((one) => one.getAttribute('interest'))

  test.each([
    ['with the car to buy', { subcategory: '2. Offer Shown', trade }, ['buy', 'trade-in']],
    ['alone, without a car to buy', { ...NO_CAR, subcategory: '3. Offer Accepted', trade }, ['trade-in']],
    ['before there is an offer', { trade: { ...trade, offer: null } }, ['test-drive', 'trade-in']],
    ['half described', { trade: { ...trade, year: null, km: null, badge: null, rego: '', offer: null } }, ['test-drive', 'trade-in']],
    ['none', {}, ['test-drive']],
  ] as const)('TRD-04, ADM-18: the customer’s own car: %s', (_, changed, expected) => {
    const xml = toAdf(aLeadRecord(changed))
    expect(findFaults(xml)).toEqual([])
    expect(interests(xml)).toEqual(expected)
  })

  test.each([
    ['year', '2019'],
    ['make', 'Mazda'],
    ['model', '3'],
    ['trim', 'G20'],
    ['odometer[units=km]', '81000'],
    ['price[type=appraisal][currency=AUD]', '14500'],
    ['comments', 'Rego 123ABC QLD. Offer of $14,500 accepted'],
  ])('TRD-04: a trade-in says its %s', (path, expected) => {
    expect(read(toAdf(aLeadRecord({ trade })), `vehicle[interest=trade-in][status=used] > ${path}`)).toBe(expected)
  })

  test('ADM-18: a demonstrator is used, and its comment says so', () => {
    const xml = toAdf(aLeadRecord({ car_type: 'demo' }))
    expect(read(xml, 'vehicle[status=used] > comments')).toBe('Demonstrator')
  })

  test('SEC-02: the document stays valid and complete for any input', () => {
    const nasty = fc.string({
      unit: fc.oneof(
        fc.constantFrom('<', '>', '&', '"', "'", ']]>', '\u0000', '\u000b', '\ufffe', '🚗', 'a', ' '),
        fc.string({ unit: 'grapheme', maxLength: 1 }),
      ),
      maxLength: 20,
    })
    fc.assert(
      fc.property(nasty, (text) => {
        const xml = toAdf(aLeadRecord({ name: `x${text}`, message: `x${text}`, vehicle_make: text, dealership_name: text }))
        expect(findFaults(xml)).toEqual([])
        const kept = text.replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
        expect(read(xml, 'customer name[part=first]')).toBe(`x${kept}`.replace(/\r\n?/g, '\n'))
      }),
      { numRuns: 60 },
    )
  })
})
