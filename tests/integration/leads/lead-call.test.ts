import type { Payload } from 'payload'
import { beforeAll, describe, expect, test } from 'vitest'
import { readDraft } from '@/server/leads/form-draft'
import { countLeads, findCar, openPayload, PERSON, run, sendForm, tenantId } from './site'

let payload: Payload
beforeAll(async () => {
  payload = await openPayload()
}, 120_000)

const key = () => crypto.randomUUID()
const enquiry = (more: Record<string, unknown> = {}) => ({ ...PERSON, message: 'Still there?', idempotency_key: key(), ...more })

async function newest() {
  const { docs } = await payload.find({ collection: 'leads', sort: '-id', limit: 1, depth: 0 })
  const [lead] = docs
  if (!lead) throw new Error('no lead')
  return lead
}

describe('an accepted lead', () => {
  test('LEAD-01, LEAD-02, SEC-05: it is stored with car, visit, consent and deliveries', async () => {
    const car = await findCar('harbour')
    const visit = {
      url: `http://harbour.localhost/cars/${car.slug}`,
      source: 'https://search.example/',
      visited_pages: ['/'],
      linked_query_params: { utm_source: 'mail' },
    }
    const answer = await sendForm(enquiry({ car_slug: car.slug, visit, opt_in: false }), { headers: { 'user-agent': 'Browser/1.0' } })
    const lead = await newest()
    expect([answer.status, answer.json]).toEqual([200, { lead_id: lead.id, event: null, car_id: car.id }])
    expect(lead).toMatchObject({
      ...{ category: 'Sales', subcategory: 'Vehicle Enquiry', kind: 'enquiry', status: 'new', phone: '+61491570156', opt_in: false },
      ...{ car_id: String(car.id), stock_number: car.stocknum, url: visit.url, source: visit.source, user_agent: 'Browser/1.0' },
      lead_attributes: { visited_pages: ['/'], linked_query_params: { utm_source: 'mail' } },
      consent: { notice_version: '2026-11-25', marketing: false, terms: null, at: expect.any(Number) },
    })
    const { docs } = await payload.find({ collection: 'lead-deliveries', where: { lead: { equals: lead.id } }, depth: 0 })
    expect(docs.map(({ destination, state, attempts }) => [destination, state, attempts])).toEqual([['mail', 'waiting', 0]])
  })

  test('LEAD-22, LEAD-14, LEAD-26, EVT-01: a test drive has its time and services, and its event has the car', async () => {
    const car = await findCar('harbour')
    const at = `${new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)}T11:00`
    const answer = await sendForm(
      enquiry({ form: 'test-drive', car_slug: car.slug, booking_at: at, 'Bring the car to me (check_option)': true, message: '' }),
    )
    expect([answer.status, answer.json]).toMatchObject([200, { event: expect.any(Number), car_id: car.id }])
    expect(await newest()).toMatchObject({
      ...{ subcategory: 'Test Drive', booking_at: at, dealership_name: expect.any(String), dealership_slug: expect.any(String) },
      lead_attributes: { additional_services: ['Bring the car to me'] },
    })
  })

  test.each([
    ['enquiry', 'Vehicle Enquiry'],
    ['photo-request', 'Photo Request'],
  ])('API-23: a form of type %s goes through the lead call and refers to its car', async (form, subcategory) => {
    const car = await findCar('harbour')
    const answer = await sendForm(enquiry({ form, car_slug: car.slug }))
    expect(answer.status).toBe(200)
    expect(await newest()).toMatchObject({ category: 'Sales', subcategory, kind: form, car_id: String(car.id) })
  })

  test("LEAD-10, LEAD-26: about a car, the chosen dealership counts, otherwise the car's; another site's is refused", async () => {
    const car = await findCar('harbour')
    const ask = (chosen: Record<string, unknown>) => sendForm(enquiry({ car_slug: car.slug, ...chosen }))
    expect((await ask({})).status).toBe(200)
    const { dealership_slug: own } = await newest()
    const other = ['harbour-city-motors', 'harbour-city-bayside'].find((slug) => slug !== own)
    expect((await ask({ dealership_slug: other })).status).toBe(200)
    expect(await newest()).toMatchObject({ dealership_slug: other, car_id: String(car.id) })
    for (const dealership_slug of ['', 'summit-sydney']) {
      const refused = await ask({ dealership_slug })
      expect([refused.status, refused.json]).toMatchObject([
        422,
        { error: { fields: { dealership_slug: 'Select a Preferred Dealership' } } },
      ])
    }
  })

  test("TEN-06, LEAD-01: a lead without a car names the manufacturer on a manufacturer's site", async () => {
    const ask = async (host: string, slug: string) => {
      const place = await run(
        'select l.id, d.slug from locations l join dealerships d on d.id = l.dealership_id where l.tenant_id = $1 and l.visible order by l.id limit 1',
        [await tenantId(payload, slug)],
      )
      const chosen = { location_id: place.rows[0]?.id, dealership_slug: place.rows[0]?.slug }
      expect((await sendForm(enquiry({ form: 'contact', ...chosen }), { host })).status).toBe(200)
      return newest()
    }
    expect(await ask('aurora.localhost', 'aurora')).toMatchObject({ manufacturer_slug: 'aurora', car_id: null })
    expect(await ask('harbour.localhost', 'harbour')).toMatchObject({ manufacturer_slug: null, car_id: null })
  })

  test('LEAD-25: a careers enquiry is stored as a general one', async () => {
    const { docs } = await payload.find({
      collection: 'locations',
      where: { and: [{ tenant: { equals: await tenantId(payload, 'harbour') } }, { visible: { equals: true } }] },
      limit: 1,
    })
    const [dealership] = (await run('select slug from dealerships where tenant_id = $1::integer', [await tenantId(payload, 'harbour')]))
      .rows
    const answer = await sendForm(
      enquiry({ form: 'careers', position: 'Detailer', location_id: docs[0]?.id, dealership_slug: dealership?.slug }),
    )
    expect([answer.status, answer.json]).toMatchObject([200, { event: 51 }])
    expect(await newest()).toMatchObject({ category: 'General Enquiry', subcategory: 'Career Enquiry', event: 51 })
  })

  test('LEAD-17: without scripts the browser is redirected to /success, and the car is taken from the address', async () => {
    const car = await findCar('harbour')
    const headers = { referer: `http://harbour.localhost/book-test-drive/?car_id=${car.slug}` }
    const answer = await sendForm({ ...PERSON, form: 'test-drive', opt_in: 'true' }, { plain: true, headers })
    expect([answer.status, answer.location]).toEqual([303, '/success'])
    expect(await newest()).toMatchObject({ subcategory: 'Test Drive', stock_number: car.stocknum, url: headers.referer })
  })
})

describe('at most one lead', () => {
  test('REL-06: twenty simultaneous requests with one key are one lead and twenty equal responses', async () => {
    const form = enquiry({ car_slug: (await findCar('harbour')).slug })
    const before = await countLeads(payload)
    const answers = await Promise.all(Array.from({ length: 20 }, () => sendForm(form)))
    expect(await countLeads(payload)).toBe(before + 1)
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    const { totalDocs } = await payload.count({ collection: 'lead-deliveries', where: { lead: { equals: (await newest()).id } } })
    expect(totalDocs).toBe(1)
  }, 60_000)

  test('REL-06: the same key with other content is refused', async () => {
    const form = enquiry({ car_slug: (await findCar('harbour')).slug })
    await sendForm(form)
    const before = await countLeads(payload)
    const answer = await sendForm({ ...form, message: 'Something else' })
    expect([answer.status, answer.text]).toEqual([409, expect.stringContaining('Please reload the page')])
    expect(await countLeads(payload)).toBe(before)
  })

  test('REL-06: without scripts a double click is one lead, another message a second', async () => {
    const car = await findCar('harbour')
    const form = { ...PERSON, form: 'enquiry', car_slug: car.slug, message: 'Twice?' }
    const before = await countLeads(payload)
    await Promise.all([sendForm(form, { plain: true }), sendForm(form, { plain: true })])
    expect(await countLeads(payload)).toBe(before + 1)
    await sendForm({ ...form, message: 'And again' }, { plain: true })
    expect(await countLeads(payload)).toBe(before + 2)
  })

  test('REL-06: the same key on another site is another lead', async () => {
    const form = enquiry({ car_slug: (await findCar('harbour')).slug })
    const other = { ...form, car_slug: (await findCar('summit')).slug }
    const before = await countLeads(payload)
    expect([(await sendForm(form)).status, (await sendForm(other, { host: 'summit.localhost' })).status]).toEqual([200, 200])
    expect(await countLeads(payload)).toBe(before + 2)
  })
})

describe('refusals, with a reason and without a lead', () => {
  const long = 'x'.repeat(10_000)
  test.each<[string, () => Promise<Record<string, unknown>> | Record<string, unknown>, number, RegExp]>([
    [
      'LEAD-06: every field empty',
      () => ({ name: '', last_name: '', phone: '', postcode: '', email: '', message: '' }),
      422,
      /Please enter your First Name/,
    ],
    ['LEAD-06: nothing at all', () => ({}), 422, /Please enter your Email/],
    [
      'SEC-02: 10,000 characters',
      () => enquiry({ name: long, message: long }),
      422,
      /valid First Name.*keep your Comments to 5,000 characters/,
    ],
    ['SEC-02: wrong types', () => enquiry({ name: { a: 1 }, phone: [1], opt_in: 'perhaps' }), 422, /First Name.*Mobile.*yes or no/],
    ['SEC-01: a car of another tenant', async () => enquiry({ car_slug: (await findCar('summit')).slug }), 422, /no longer on our site/],
    [
      'LEAD-22: a sold car cannot be driven',
      async () => enquiry({ form: 'test-drive', car_slug: (await findCar('harbour', 'sold')).slug }),
      422,
      /has been sold/,
    ],
    [
      'LEAD-22: a past date-time',
      async () => enquiry({ form: 'test-drive', car_slug: (await findCar('harbour')).slug, booking_at: '2020-01-01T10:00' }),
      422,
      /time in the future/,
    ],
    ['LEAD-15: a form that does not exist', () => enquiry({ form: 'boats' }), 422, /out of date/],
    ['SEC-02: a body larger than any form', () => enquiry({ message: 'x'.repeat(70_000) }), 413, /form is too large/],
  ])('%s', async (_, make, status, message) => {
    const before = await countLeads(payload)
    const answer = await sendForm(await make())
    expect([answer.status, answer.text]).toEqual([status, expect.stringMatching(message)])
    expect(await countLeads(payload)).toBe(before)
  })

  test.each([
    ['a foreign origin', { origin: 'https://evil.example' }],
    ['a hidden origin', { origin: 'null' }],
    ['a foreign page without an origin', { origin: 'http://harbour.localhost', 'sec-fetch-site': 'cross-site' }],
  ])('SEC-04: %s is refused', async (_, headers) => {
    const before = await countLeads(payload)
    const answer = await sendForm(enquiry(), { headers })
    expect([answer.status, answer.text]).toEqual([403, expect.stringContaining('from our own site')])
    expect(await countLeads(payload)).toBe(before)
  })

  test.each([
    ['SEC-02: the trap is filled', () => ({ contact_reference: 'http://spam.example' })],
    ['SEC-02: sent within a second of opening', () => ({ open_seconds: 0.9 })],
  ])('%s: acknowledged but not stored', async (_, more) => {
    const before = await countLeads(payload)
    const answer = await sendForm(enquiry({ car_slug: (await findCar('harbour')).slug, ...more() }))
    expect([answer.status, answer.json]).toEqual([200, { lead_id: null, event: null, car_id: null }])
    expect(await countLeads(payload)).toBe(before)
  })

  test('SEC-02: emoji and HTML are stored as typed', async () => {
    const message = '🚗 <script>alert(1)</script> "quoted"'
    expect((await sendForm(enquiry({ car_slug: (await findCar('harbour')).slug, message }))).status).toBe(200)
    expect((await newest()).message).toBe(message)
  })

  test('LEAD-15, SEC-05: without scripts the form is shown again with its input, and the address contains none of it', async () => {
    const form = { ...PERSON, form: 'contact', phone: '12', message: 'Two\nlines', location_id: '' }
    const answer = await sendForm(form, { plain: true })
    expect(answer.status).toBe(303)
    const token = /^\/forms\/contact\?draft=([\w-]{32})#problems$/.exec(answer.location ?? '')?.[1] ?? ''
    const harbour = await tenantId(payload, 'harbour')
    expect(await readDraft(run, harbour, token)).toMatchObject({
      kind: 'contact',
      values: form,
      problems: expect.arrayContaining([{ name: 'phone', message: 'Please enter a valid Mobile.' }]),
    })
    expect(await readDraft(run, await tenantId(payload, 'summit'), token)).toBeNull()
  })

  test("SEC-02: a visitor's sixth lead within a minute has to wait, another visitor's does not", async () => {
    const car = await findCar('harbour')
    const from = (address: string) => sendForm(enquiry({ car_slug: car.slug }), { headers: { 'x-forwarded-for': `10.0.0.1, ${address}` } })
    const answers = []
    for (let count = 0; count < 6; count += 1) answers.push(await from('203.0.113.200'))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429])
    expect(Number(answers[5]?.retryAfter)).toBeGreaterThan(0)
    expect(answers[5]?.text).toContain('Please wait a minute')
    expect((await from('203.0.113.201')).status).toBe(200)
    const { rows } = await run('select count(*)::int n from call_window where caller like $1', ['%203.0.113%'])
    expect(rows[0]?.n).toBe(0)
  })

  test.each([
    ['LEAD-15: a form that does not exist', { form: 'boats' }, 422, 'out of date'],
    ['SEC-02: a body larger than any form', { message: 'x'.repeat(70_000) }, 413, 'form is too large'],
  ])('%s returns a page on which no script runs', async (_, more, status, words) => {
    const answer = await sendForm({ ...PERSON, ...more }, { plain: true })
    expect([answer.status, answer.text]).toEqual([status, expect.stringMatching(`<h1>.*${words}.*what you typed is still there`)])
  })

  test('SEC-02: an unknown site has no forms', async () => {
    expect((await sendForm(enquiry(), { host: 'nobody.localhost' })).status).toBe(404)
  })
})
