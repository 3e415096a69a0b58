import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { POST as acceptRoute } from '@/app/api/trade-in/[lead]/route'
import { GET as regoRoute } from '@/app/api/trade-in/rego/route'
import { POST as tradeInRoute } from '@/app/api/trade-in/route'
import { POST as saveRoute } from '@/app/api/miscellaneous/route'
import { prefilledValues, loadTradeIn } from '@/app/journeys/trade-in/load-trade-in'
import { findTenant } from '@/server/tenant/find-tenant'
import { deliverAll, findCar, openPayload, PERSON, postTo, run, tenantId } from '../leads/site'

let payload: Payload
let harbour: number
let car: { id: number; slug: string }

const ANSWERS = { condition: 'good', history: 'full', damage: 'none', tyres: 'good', warnings: 'none', keys: 'two', owing: 'no' }
const WHOLE = { rego: '123 abc', regoState: 'QLD', km: 60_000, ...ANSWERS, ...PERSON }

type Progress = {
  journey: string
  step: string
  lead_id: number
  offer: { offer_price: number; offer_min: number; offer_max: number } | null
}

/** Returns a model that many dealers sell, so that it can be valued. */
async function commonCar(): Promise<{ make: string; model: string; year: number }> {
  const { rows } = await run(
    `select make, model, year::int from vehicles where status = 'in_stock' and price > 0 and show_on_dealer_website and item_type is null
     group by 1, 2, 3 order by count(*) desc, 1, 2, 3 limit 1`,
  )
  return { make: String(rows[0]?.make), model: String(rows[0]?.model), year: Number(rows[0]?.year) }
}

const send = (fields: Record<string, unknown>, call = {}) => postTo(tradeInRoute, '/api/trade-in', fields, call)

function accept(lead: number, fields: Record<string, unknown>, call = {}) {
  const route = (request: Request) => acceptRoute(request, { params: Promise.resolve({ lead: String(lead) }) })
  return postTo(route, `/api/trade-in/${lead}`, fields, call)
}

function progressOf(json: unknown): Progress {
  if (typeof json === 'object' && json !== null && 'journey' in json) return JSON.parse(JSON.stringify(json))
  throw new Error(JSON.stringify(json))
}

async function begin(changed: Record<string, unknown> = {}): Promise<Progress> {
  return progressOf((await send({ ...WHOLE, ...(await commonCar()), ...changed })).json)
}

const leadOf = (id: number) => payload.findByID({ collection: 'leads', id, depth: 0 })
const tradeInOf = async (lead: number) =>
  (await payload.find({ collection: 'trade-ins', where: { lead: { equals: lead } }, depth: 0 })).docs[0]

beforeAll(async () => {
  payload = await openPayload()
  harbour = await tenantId(payload, 'harbour')
  car = await findCar('harbour')
  const tenant = await payload.findByID({ collection: 'tenants', id: harbour, depth: 0 })
  const switches = typeof tenant.switches === 'object' && tenant.switches !== null && !Array.isArray(tenant.switches) ? tenant.switches : {}
  await payload.update({
    collection: 'tenants',
    id: harbour,
    data: { switches: { ...switches, tradeInValuationEnabled: true, saveValuation: true } },
  })
}, 120_000)
afterAll(() => run('delete from call_window'))

describe('a trade-in in one call', () => {
  test('API-16, TRD-02, TRD-05: the lead is stored with an offer and its range', async () => {
    const { lead_id, offer, step } = await begin({ car_id: String(car.id) })
    expect(step).toBe('offer')
    expect(offer?.offer_price).toBeGreaterThan(0)
    expect(offer?.offer_min).toBeLessThanOrEqual(offer?.offer_price ?? 0)
    expect(offer?.offer_max).toBeGreaterThanOrEqual(offer?.offer_price ?? 0)
    const lead = await leadOf(lead_id)
    expect(lead).toMatchObject({
      category: 'Trade-In',
      subcategory: '2. Offer Shown',
      kind: 'trade-in',
      rego: '123ABC',
      car_id: String(car.id),
    })
    expect(lead.lead_attributes).toMatchObject({ answers: { regoState: 'QLD', form_completed: 'true' } })
    expect(await tradeInOf(lead_id)).toMatchObject({
      rego: '123ABC',
      regoState: 'QLD',
      adjustments: ANSWERS,
      offer_price: offer?.offer_price,
      offer_accepted: false,
    })
  })

  test('TRD-05: accepting updates that lead once, and it is delivered again as a change', async () => {
    const { lead_id, journey } = await begin({ email: 'accepts@example.com' })
    await deliverAll(payload)
    const answers = await Promise.all([1, 2].map(() => accept(lead_id, { journey, offer_accepted: true })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers[0]?.json).toMatchObject({ offer_accepted: true, lead_id, step: 'accepted' })
    const lead = await leadOf(lead_id)
    expect(lead).toMatchObject({ subcategory: '3. Offer Accepted', lead_id: String(lead_id), event: 18 })
    expect(lead.lead_attributes).toMatchObject({ answers: { offer_accepted: 'true', form_completed: 'true' } })
    await deliverAll(payload)
    const { rows } = await run('select body from captured_mails where lead_id = $1::integer order by id', [lead_id])
    expect(rows).toHaveLength(2)
    expect(String(rows[1]?.body)).toContain('Offer accepted: yes')
  })

  test('REL-06: when the same person changes their details, there is one lead, with the new details', async () => {
    const { lead_id, journey } = await begin()
    const again = await send({ ...PERSON, name: 'Other', opt_in: 'false', journey, step: 'contact' })
    expect(progressOf(again.json).lead_id).toBe(lead_id)
    expect(await leadOf(lead_id)).toMatchObject({ name: 'Other', opt_in: false, consent: { marketing: false } })
    // That step's page shows the earlier answers, so sending it again gives no consent.
    const tenant = await findTenant('harbour')
    const data = tenant && (await loadTradeIn(tenant, { journey, step: 'contact' }))
    expect(data && prefilledValues(data, 'contact')).toEqual({ opt_in: 'false' })
  })

  test('REL-01, REL-06: a corrected phone number reaches the dealer, once however often it is sent', async () => {
    const { lead_id, journey } = await begin()
    await deliverAll(payload)
    const correct = () => send({ ...PERSON, phone: '0491 570 158', journey, step: 'contact' })
    await Promise.all([correct(), correct()])
    await deliverAll(payload)
    await correct()
    await deliverAll(payload)
    const { rows } = await run('select body from captured_mails where lead_id = $1::integer order by id', [lead_id])
    expect(rows.map(({ body }) => /Mobile: (.*)/.exec(String(body))?.[1])).toEqual(['0491 570 156', '0491 570 158'])
  })

  test('LEAD-02, SEC-05: the lead has the visit that the browser sends, and no consent that was not given', async () => {
    const visit = {
      url: 'http://harbour.localhost/trade-in',
      source: 'https://search.example/',
      visited_pages: ['/', '/trade-in'],
      linked_query_params: { utm_source: 'mail' },
    }
    const { lead_id } = await begin({ visit: JSON.stringify(visit), opt_in: 'false' })
    expect(await leadOf(lead_id)).toMatchObject({
      ...{ url: visit.url, source: visit.source, opt_in: false, consent: { marketing: false } },
      lead_attributes: { visited_pages: ['/', '/trade-in'], linked_query_params: { utm_source: 'mail' } },
    })
  })

  test('TRD-04: a car that nobody sells is valued by staff, and the visitor is told', async () => {
    const { lead_id, offer } = await begin({ make: 'Trabant', model: '601' })
    expect(offer).toBeNull()
    expect((await leadOf(lead_id)).subcategory).toBe('1. Details Entered')
  })
})

describe('a trade-in without scripts', () => {
  test('TRD-04: each step redirects to the next; the offer is found again by its key', async () => {
    const plain = { plain: true }
    const first = await send({ step: 'rego', rego: '', regoState: '' }, plain)
    expect(first.status).toBe(303)
    const journey = new URLSearchParams(first.location?.split('?')[1]).get('journey') ?? ''
    expect(first.location).toBe(`/trade-in?journey=${journey}&step=details`)
    const common = await commonCar()
    const details = await send({ journey, step: 'details', ...common, badge: '', km: '60,000' }, plain)
    expect(details.location).toBe(`/trade-in?journey=${journey}&step=adjustments`)
    expect((await send({ journey, step: 'adjustments', ...ANSWERS }, plain)).location).toBe(`/trade-in?journey=${journey}&step=contact`)
    expect((await send({ journey, step: 'contact', ...PERSON }, plain)).location).toBe(`/trade-in?journey=${journey}&step=offer`)
    const { docs } = await payload.find({ collection: 'trade-ins', sort: '-id', limit: 1, depth: 0 })
    expect(docs[0]).toMatchObject({ km: 60_000, form_completed: true })
  })

  test.each(['id', 'slug'] as const)(
    'TRD-01, FIN-01: its target car is named by its %s, and kept when the first step is refused',
    async (by) => {
      const car_id = String(car[by])
      const refused = await send({ step: 'rego', rego: '123 abc', regoState: '', car_id }, { plain: true })
      expect(refused.location).toMatch(new RegExp(`^/trade-in\\?car_id=${car_id}&draft=[\\w-]{32}#problems$`))
      const { location } = await send({ step: 'rego', rego: '', regoState: '', car_id }, { plain: true })
      const journey = new URLSearchParams(location?.split('?')[1]).get('journey') ?? ''
      const tenant = await findTenant('harbour')
      expect(tenant && (await loadTradeIn(tenant, { journey })).vehicle?.id).toBe(car.id)
      expect(tenant && (await loadTradeIn(tenant, { car_id })).vehicle?.id).toBe(car.id)
      const { lead_id } = await begin({ car_id, email: `${by}@example.com` })
      expect(await leadOf(lead_id)).toMatchObject({ car_id: String(car.id) })
    },
  )

  test.each(['\ud800', {}, 'no-such-car', '../<b>'])('SEC-02: a trade-in for %j starts without a car', async (car_id) => {
    expect((await send({ step: 'rego', rego: '', regoState: '', car_id })).status).toBe(200)
  })

  test('LEAD-15: an invalid step is shown again with its input', async () => {
    const { location } = await send({ step: 'details', make: 'Kia' }, { plain: true })
    expect(location).toMatch(/^\/trade-in\?draft=[\w-]{32}#problems$/)
    const draft = new URL(location ?? '', 'http://x').searchParams.get('draft')
    const { rows } = await run('select content from form_draft where token = $1', [draft])
    expect(rows[0]?.content).toMatchObject({ values: { make: 'Kia' }, problems: [{ name: 'model' }, { name: 'year' }, { name: 'km' }] })
  })

  test('API-17: a rego without its state asks for it, and keeps the rego', async () => {
    const { location } = await send({ step: 'rego', rego: '123 abc', regoState: '' }, { plain: true })
    expect(location).toMatch(/^\/trade-in\?draft=[\w-]{32}#problems$/)
    const draft = new URL(location ?? '', 'http://x').searchParams.get('draft')
    const { rows } = await run('select content from form_draft where token = $1', [draft])
    expect(rows[0]?.content).toMatchObject({
      values: { rego: '123 abc' },
      problems: [{ name: 'regoState', message: 'Please choose the State your rego is from.' }],
    })
    expect((await send({ step: 'rego', rego: '', regoState: 'QLD' }, { plain: true })).location).toContain('&step=details')
  })
})

describe('refusals', () => {
  test.each([
    ['every field empty', {}, 422],
    ['an impossible year', { ...WHOLE, make: 'Kia', model: 'Rio', year: 1492 }, 422],
    ['wrong types', { ...WHOLE, make: ['Kia'], model: {}, year: true }, 422],
    ['10,000 characters', { ...WHOLE, make: 'x'.repeat(10_000), model: 'Rio', year: 2020 }, 422],
    ['an invalid answer', { ...WHOLE, make: 'Kia', model: 'Rio', year: 2020, keys: 'seven' }, 422],
    ['an unknown key', { step: 'rego', journey: 'x'.repeat(32) }, 422],
    ['a step too early', { step: 'contact', ...PERSON }, 422],
  ])('API-16: %s', async (_, fields, status) => {
    const answer = await send(fields)
    expect(answer.status).toBe(status)
    expect(answer.json).toMatchObject({ error: { code: 'invalid', message: expect.any(String), fields: expect.any(Object) } })
  })

  test("SEC-01: an offer can't be accepted with another key, on another site, or for another lead", async () => {
    const [mine, other] = [await begin(), await begin({ email: 'b@example.com' })]
    expect((await accept(other.lead_id, { journey: mine.journey, offer_accepted: true })).status).toBe(422)
    expect((await accept(mine.lead_id, { offer_accepted: true })).status).toBe(422)
    expect((await accept(mine.lead_id, { journey: mine.journey, offer_accepted: true }, { host: 'summit.localhost' })).status).toBe(422)
    expect((await leadOf(mine.lead_id)).subcategory).toBe('2. Offer Shown')
  })

  test('SEC-04: a form from another site', async () => {
    expect((await send(WHOLE, { headers: { origin: 'https://elsewhere.example' } })).status).toBe(403)
  })

  test("TRD-05: an expired offer can't be accepted", async () => {
    const { lead_id, journey } = await begin({ email: 'late@example.com' })
    await run(`update trade_ins set offer_until = now() - interval '1 minute' where lead_id = $1::integer`, [lead_id])
    const { status, json } = await accept(lead_id, { journey, offer_accepted: true })
    expect(status).toBe(422)
    expect(json).toMatchObject({ error: { fields: { form: expect.stringContaining('seven days') } } })
  })
})

test('TRD-06, API-06: a valuation result is saved where the site is configured to', async () => {
  const { journey, lead_id, offer } = await begin({ email: 'saves@example.com' })
  const result = { ...offer, confidence: 0.6, journey, column_name: 'valuation' }
  const save = (fields: Record<string, unknown>, host = 'harbour.localhost') => postTo(saveRoute, '/api/miscellaneous', fields, { host })
  expect((await save(result)).json).toEqual({ success: true })
  expect((await tradeInOf(lead_id))?.valuation).toMatchObject({ offer_price: offer?.offer_price })
  expect((await save({ ...result, journey: 'x'.repeat(32) })).json).toEqual({
    error: { code: 'not_found', message: 'Failed to save valuation data' },
  })
  expect((await save(result, 'summit.localhost')).status).toBe(404)
  expect((await save({ column_name: 'valuation' })).status).toBe(400)
})

test('API-06: a saved result is not sent again, accepted or not; another result is', async () => {
  const { journey, lead_id, offer } = await begin({ email: 'once@example.com' })
  const tenant = await findTenant('harbour')
  if (!tenant) throw new Error('the demo has Harbour')
  const isSaved = async () => (await loadTradeIn(tenant, { journey })).stored?.isResultSaved
  expect(await isSaved()).toBe(false)
  const confidence = (await tradeInOf(lead_id))?.confidence ?? 0
  await postTo(saveRoute, '/api/miscellaneous', { ...offer, confidence, journey, column_name: 'valuation' }, { host: 'harbour.localhost' })
  expect(await isSaved()).toBe(true)
  await accept(lead_id, { journey, offer_accepted: true })
  expect(await isSaved()).toBe(true)
  await run('update trade_ins set offer_price = offer_price - 100 where lead_id = $1::integer', [lead_id])
  expect(await isSaved()).toBe(false)
})

test('TRD-05, TRD-06: an offer accepted while its valuation is saved stays accepted', async () => {
  const journeys = await Promise.all([1, 2, 3, 4].map((at) => begin({ email: `both-${at}@example.com` })))
  await Promise.all(
    journeys.flatMap(({ lead_id, journey, offer }) => [
      postTo(saveRoute, '/api/miscellaneous', { ...offer, journey, column_name: 'valuation' }, { host: 'harbour.localhost' }),
      accept(lead_id, { journey, offer_accepted: 'true' }),
      postTo(saveRoute, '/api/miscellaneous', { ...offer, journey, column_name: 'valuation' }, { host: 'harbour.localhost' }),
    ]),
  )
  const kept = await Promise.all(journeys.map(({ lead_id }) => tradeInOf(lead_id)))
  expect(kept.map((tradeIn) => [tradeIn?.offer_accepted, Boolean(tradeIn?.valuation)])).toEqual(journeys.map(() => [true, true]))
})

describe('API-17: rego lookup', () => {
  const ask = (query: string) => {
    const headers = { host: 'harbour.localhost', 'x-forwarded-for': '192.0.2.9' }
    return regoRoute(new Request(`http://harbour.localhost/api/trade-in/rego?${query}`, { headers }))
  }
  test.each([
    ['unknown to the register: the visitor types', 'rego=123ABC&regoState=QLD', 404],
    ['no plate', 'regoState=QLD', 400],
    ['no state', 'rego=123ABC', 400],
    ['an invalid plate', 'rego=<b>&regoState=QLD', 400],
  ])('%s', async (_, query, status) => {
    expect((await ask(query)).status).toBe(status)
  })
})
