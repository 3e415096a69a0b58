import { formatPhone } from '@/domain/locations/phone'
import type { LeadRecord, LeadTrade } from '../record/lead-record'
import { stateOfPostcode } from '../form/state-of-postcode'

/** Characters that XML does not allow, even escaped. */
const NOT_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu
const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

function escape(text: string): string {
  return text.replace(NOT_XML, '').replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '')
}

type Attributes = Record<string, string>

function open(name: string, attributes: Attributes): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escape(value)}"`)
  return `<${name}${written.join('')}>`
}

/** An optional element; '' for an empty text. */
function leaf(name: string, text: string | number | null, attributes: Attributes = {}): string {
  return text === null || text === '' ? '' : `${open(name, attributes)}${escape(String(text))}</${name}>`
}

function branch(name: string, children: readonly string[], attributes: Attributes = {}): string {
  return `${open(name, attributes)}${children.join('')}</${name}>`
}

/** An element that ADF requires, even if it is empty. */
function required(name: string, text: string, attributes: Attributes = {}): string {
  return branch(name, [escape(text)], attributes)
}

function isTestDrive({ subcategory }: LeadRecord): boolean {
  return subcategory === 'Test Drive'
}

/** ADF has no status for demo cars: they are used cars with a comment. */
function vehicleOf(lead: LeadRecord): string {
  const { car, vehicle_make, vehicle_model, stock_number, car_type } = lead
  const colour = car?.colour ? branch('colorcombination', [leaf('exteriorcolor', car.colour)]) : ''
  const odometer = car?.km === null || car?.km === undefined ? '' : leaf('odometer', car.km, { units: 'km' })
  const comment = car_type === 'demo' ? 'Demonstrator' : (lead.lead_attributes.answers.vehicle_interest ?? '')
  return branch(
    'vehicle',
    [
      leaf('id', lead.car_id, { source: lead.site.name }),
      required('year', car?.year ? String(car.year) : ''),
      required('make', vehicle_make),
      required('model', vehicle_model),
      leaf('vin', car?.vin ?? null),
      leaf('stock', stock_number),
      leaf('trim', car?.badge ?? null),
      leaf('bodystyle', car?.body ?? null),
      leaf('transmission', car?.transmission ?? null),
      odometer,
      colour,
      leaf('price', car?.price ?? null, { type: 'quote', currency: 'AUD' }),
      leaf('comments', comment),
    ],
    { interest: isTestDrive(lead) ? 'test-drive' : 'buy', status: car_type === 'new' ? 'new' : 'used' },
  )
}

/** Facts of a trade-in without an ADF element. */
function describeTrade({ rego, offer }: LeadTrade): string {
  const told = offer && `Offer of $${offer.price.toLocaleString('en-AU')} ${offer.isAccepted ? 'accepted' : 'shown'}`
  return [rego && `Rego ${rego}`, told].filter(Boolean).join('. ')
}

/** The customer's trade-in as a vehicle of its own, with the dealer's offer (TRD-04). */
function tradeOf(trade: LeadTrade): string {
  const { year, make, model, badge, km, offer } = trade
  return branch(
    'vehicle',
    [
      required('year', year === null ? '' : String(year)),
      required('make', make),
      required('model', model),
      leaf('trim', badge),
      leaf('odometer', km, { units: 'km' }),
      leaf('price', offer && offer.price, { type: 'appraisal', currency: 'AUD' }),
      leaf('comments', describeTrade(trade)),
    ],
    { interest: 'trade-in', status: 'used' },
  )
}

/**
 * The vehicles of a lead: the car and the trade-in. A trade-in without a car to buy comes alone, because ADF requires at least one
 * vehicle.
 */
function vehiclesOf(lead: LeadRecord): string[] {
  const { trade, car, vehicle_make } = lead
  if (trade === null) return [vehicleOf(lead)]
  return car === null && vehicle_make === '' ? [tradeOf(trade)] : [vehicleOf(lead), tradeOf(trade)]
}

function phoneOf(phone: string): string {
  return leaf('phone', phone === '' ? '' : formatPhone(phone), { type: /^\+614/.test(phone) ? 'cellphone' : 'voice' })
}

function customerOf(lead: LeadRecord): string {
  const address = branch('address', [
    leaf('regioncode', stateOfPostcode(lead.postcode)),
    leaf('postalcode', lead.postcode),
    leaf('country', 'AU'),
  ])
  const contact = branch('contact', [
    leaf('name', lead.name, { part: 'first' }),
    leaf('name', lead.last_name, { part: 'last' }),
    leaf('email', lead.email),
    phoneOf(lead.phone),
    lead.postcode === '' ? '' : address,
  ])
  return branch('customer', [contact, leaf('comments', writeComments(lead))])
}

/** The customer's message and answers, one per line. */
function writeComments(lead: LeadRecord): string {
  const { additional_services: services, answers } = lead.lead_attributes
  return [
    lead.message,
    lead.booking_at && `Preferred time: ${lead.booking_at.replace('T', ' ')}`,
    services.length > 0 && `Additional services: ${services.join(', ')}`,
    ...Object.entries(answers).map(([key, value]) => `${key}: ${value}`),
  ]
    .filter(Boolean)
    .join('\n')
}

function vendorOf({ site, dealership_name, dealership_id }: LeadRecord): string {
  const name = dealership_name || site.name
  return branch('vendor', [
    leaf('id', dealership_id, { source: site.name }),
    required('vendorname', name),
    leaf('url', site.origin),
    branch('contact', [required('name', name, { part: 'full' }), leaf('email', site.email), phoneOf(site.phone ?? '')]),
  ])
}

/** '2026-11-25T01:00:00+00:00' */
function writeInstant(seconds: number): string {
  return new Date(seconds * 1000).toISOString().replace(/\.\d+Z$/, '+00:00')
}

/**
 * Writes a lead as an ADF 1.0 document: elements in DTD order, Australian phone and address formats, prices in AUD, and our id, by which
 * receivers recognise a repeated delivery (REL-01).
 * @param isKnown The destination received the lead before, and it was sent again by staff or has changed.
 */
export function toAdf(lead: LeadRecord, isKnown = false): string {
  const prospect = branch(
    'prospect',
    [
      required('id', String(lead.id), { sequence: '1', source: lead.site.name }),
      required('requestdate', writeInstant(lead.createdAt)),
      ...vehiclesOf(lead),
      customerOf(lead),
      vendorOf(lead),
      branch('provider', [
        required('name', lead.site.name, { part: 'full' }),
        leaf('service', lead.subcategory || lead.category),
        leaf('url', lead.site.origin),
      ]),
    ],
    { status: isKnown ? 'resend' : 'new' },
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<?adf version="1.0"?>\n<adf>${prospect}</adf>\n`
}
