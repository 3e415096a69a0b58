// @begins-first
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { POST as details } from '@/app/api/account/details/route'
import { POST as erase } from '@/app/api/account/erase/route'
import { POST as forgot } from '@/app/api/account/forgot-password/route'
import { POST as merge } from '@/app/api/account/merge/route'
import { POST as reset } from '@/app/api/account/reset-password/route'
import { POST as signIn } from '@/app/api/account/sign-in/route'
import { POST as signUp } from '@/app/api/account/sign-up/route'
import { POST as renew } from '@/app/api/checkout/renew/route'
import { POST as checkout } from '@/app/api/checkout/route'
import { POST as events } from '@/app/api/events/route'
import { POST as leads } from '@/app/api/enquiries/route'
import { POST as miscellaneous } from '@/app/api/miscellaneous/route'
import { POST as stripe } from '@/app/api/payments/stripe/route'
import { POST as acceptOffer } from '@/app/api/trade-in/[lead]/route'
import { POST as tradeIn } from '@/app/api/trade-in/route'
import { POST as removeCar } from '@/app/api/watchlist/remove-car/route'
import { POST as saveCar } from '@/app/api/watchlist/save-car/route'
import { env } from '@/env'
import { REDIRECT_PAYLOADS } from '@tests/builders/redirect-payloads'
import { openBrowser, person } from '../shoppers/browser'
import { findCar, openPayload, PERSON, run } from './site'

/** Must never be returned unescaped. */
const MARK = 'zq9x'
const HOST = 'harbour.localhost'
/** 120 requests per call, or FUZZ_RUNS × 6; 60 where each hashes a password. */
const AT_ONCE = 6
const RUNS = Number(process.env.FUZZ_RUNS ?? 20)
const SLOW_RUNS = 10
const SLOW = ['account/sign-up', 'account/sign-in', 'account/forgot-password', 'account/erase']

const NASTY = [
  ...[
    '',
    ' ',
    '0',
    '-1',
    '1e309',
    'NaN',
    'null',
    'true',
    '9'.repeat(40),
    'x'.repeat(10_000),
    '🚗👩‍👩‍👧',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\u202e',
  ],
  ...[
    `<script>${MARK}</script>`,
    `"><img src=x onerror=${MARK}>`,
    `{{${MARK}}}`,
    `'; drop table leads; -- ${MARK}`,
    `\r\nset-cookie: ${MARK}=1`,
  ],
  ...[
    '../../etc/passwd',
    '%00',
    '__proto__',
    '1970-01-01T00:00',
    '2999-12-31T23:59',
    '2026-02-30',
    '+61 491 570 156',
    'a@b',
    'k'.repeat(32),
  ],
  ...REDIRECT_PAYLOADS.slice(0, 10),
]
const value = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...NASTY) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  fc.constantFrom<unknown>(null, true, false, 0, -1, 1.5, 2_147_483_648, 9e15, [], {}, [MARK], { [MARK]: MARK }, [[[]]], { $ne: null }),
)

type Call = { name: string; base: Record<string, unknown>; send: (request: Request) => Promise<Response> }
const STRIPE = { STRIPE_SECRET_KEY: 'sk_test_fuzz', STRIPE_WEBHOOK_SECRET: 'whsec_of_the_fuzz', STRIPE_URL: 'http://127.0.0.1:9' }

/** Payment messages are handled with Stripe's keys set; without them each would be refused unread. */
async function takeMessage(request: Request): Promise<Response> {
  Object.assign(env(), STRIPE)
  const response = await stripe(request)
  expect(response.status).not.toBe(404)
  return response
}

let calls: Call[] = []
let cookie = ''
let count = 0

beforeAll(async () => {
  await openPayload()
  const { slug, id } = await findCar('harbour')
  const browser = openBrowser('harbour')
  await browser.join(person('fuzz@shopper.example'))
  cookie = browser.cookie()
  const account = { email: 'fuzz@shopper.example', password: 'not-the-one', redirect: '/search', type: 'watchlist', back: '/' }
  const own = { rego: '123ABC', regoState: 'QLD', make: 'Toyota', model: 'RAV4', year: 2022, km: 60_000, badge: 'GX' }
  const state = { condition: 'good', history: 'full', damage: 'none', tyres: 'good', warnings: 'none', keys: 'two', owing: 'no' }
  const journey = 'k'.repeat(32)
  const lead = {
    ...PERSON,
    form: 'test-drive',
    car_slug: slug,
    message: 'Hello',
    booking_at: '',
    idempotency_key: 'fuzz-fuzz',
    visit: {},
    opt_in: true,
  }
  calls = [
    { name: 'leads', base: { ...lead, open_seconds: 60, lead_id: '1', dealership_slug: '', location_id: '' }, send: leads },
    { name: 'trade-in', base: { ...own, ...state, ...PERSON, step: 'contact', car_id: String(id) }, send: tradeIn },
    {
      name: 'trade-in/{lead}',
      base: { journey, offer_accepted: true, step: 'rego' },
      send: (request) => acceptOffer(request, { params: Promise.resolve({ lead: '1' }) }),
    },
    { name: 'checkout', base: { ...PERSON, car: slug, mode: 'reserve', step: 'details' }, send: checkout },
    {
      name: 'checkout, a later step',
      base: { car: slug, mode: 'purchase', step: 'trade-in', journey, trade_journey: journey, has_trade: 'no' },
      send: checkout,
    },
    { name: 'checkout/renew', base: { journey }, send: renew },
    { name: 'payments/stripe', base: { type: 'checkout.session.completed', data: {} }, send: takeMessage },
    {
      name: 'miscellaneous',
      base: { column_name: 'valuation', journey, offer_price: 1, offer_min: 1, offer_max: 1, confidence: 1 },
      send: miscellaneous,
    },
    { name: 'events', base: { id: 39, car_id: id }, send: events },
    { name: 'watchlist/save-car', base: { phone_number: '0491570156', car_id: id }, send: saveCar },
    { name: 'watchlist/remove-car', base: { phone_number: '0491570156', car_id: id }, send: removeCar },
    { name: 'account/sign-up', base: { ...person('taken@shopper.example'), ...account, opt_in: true }, send: signUp },
    { name: 'account/sign-in', base: account, send: signIn },
    { name: 'account/forgot-password', base: account, send: forgot },
    { name: 'account/reset-password', base: { ...account, token: 'a'.repeat(40) }, send: reset },
    { name: 'account/merge', base: { favourites: [id], viewed: [id] }, send: merge },
    { name: 'account/details', base: { ...PERSON, opt_in: true }, send: details },
    { name: 'account/erase', base: { password: 'not-the-one' }, send: erase },
  ]
}, 120_000)
afterAll(async () => {
  for (const name of Object.keys(STRIPE)) Reflect.deleteProperty(env(), name)
  await run('delete from call_window')
})

/** Generates a body: a form with some invalid fields, or no form at all. */
function bodyOf({ base }: Call): fc.Arbitrary<{ type: string; text: string }> {
  const names = [...Object.keys(base), '__proto__', 'constructor', 'tenant', 'id', 'website']
  const spoilt = fc.dictionary(fc.constantFrom(...names), value, { minKeys: 1, maxKeys: 4 }).map((changed) => ({ ...base, ...changed }))
  const asJson = spoilt.map((fields) => ({ type: 'application/json', text: JSON.stringify(fields) }))
  const asForm = spoilt.map((fields) => ({
    type: 'application/x-www-form-urlencoded',
    text: new URLSearchParams(Object.entries(fields).map(([key, given]) => [key, String(Object(given).valueOf())])).toString(),
  }))
  const asNothing = fc.record({
    type: fc.constantFrom('application/json', 'text/plain', 'multipart/form-data; boundary=x', 'application/x-www-form-urlencoded'),
    text: fc.constantFrom('', '{', '[]', 'null', '"', MARK, `{"${MARK}":`, '%', '='.repeat(500), '[['.repeat(2000)),
  })
  return fc.oneof({ weight: 4, arbitrary: asJson }, { weight: 3, arbitrary: asForm }, { weight: 1, arbitrary: asNothing })
}

async function judge({ name, send }: Call, { type, text }: { type: string; text: string }): Promise<string | null> {
  count += 1
  const address = `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`
  const headers = { host: HOST, origin: `http://${HOST}`, 'content-type': type, 'x-forwarded-for': address, cookie }
  const response = await send(new Request(`http://${HOST}/api/${name.split(',')[0] ?? ''}`, { method: 'POST', headers, body: text })).catch(
    (error: unknown) => new Response(String(error), { status: 599 }),
  )
  const answer = await response.text()
  const location = response.headers.get('location') ?? '/'
  if (response.status >= 500) return `${response.status} ${answer.slice(0, 300)} for ${text.slice(0, 600)}`
  // Shoppers get their own details back, as data.
  const isOwn = name === 'account/details' && response.ok && (response.headers.get('content-type') ?? '').startsWith('application/json')
  if (answer.includes(MARK) && !isOwn) return `came back: ${answer.slice(0, 300)}`
  if (/[<>"\s]/.test(location) || new URL(location, `http://${HOST}`).host !== HOST) return `led to ${location}`
  return response.headers.get('set-cookie')?.includes(MARK) ? 'set a cookie' : null
}

const NAMES = [
  ...[
    'leads',
    'trade-in',
    'trade-in/{lead}',
    'checkout',
    'checkout, a later step',
    'checkout/renew',
    'payments/stripe',
    'miscellaneous',
    'events',
  ],
  ...[
    'watchlist/save-car',
    'watchlist/remove-car',
    'account/sign-up',
    'account/sign-in',
    'account/forgot-password',
    'account/reset-password',
  ],
  ...['account/merge', 'account/details', 'account/erase'],
]

describe('any input', () => {
  test.each(NAMES)(
    'SEC-02, REL-06: /api/%s neither fails nor returns the input unescaped',
    async (name) => {
      const call = calls.find((known) => known.name === name)
      if (!call) throw new Error(`no call ${name}`)
      await fc.assert(
        fc.asyncProperty(fc.array(bodyOf(call), { minLength: AT_ONCE, maxLength: AT_ONCE }), async (bodies) => {
          const faults = await Promise.all(bodies.map((body) => judge(call, body)))
          expect(faults.filter((fault) => fault !== null)).toEqual([])
        }),
        { numRuns: SLOW.includes(name) ? SLOW_RUNS : RUNS, endOnFailure: true },
      )
    },
    120_000,
  )
})
