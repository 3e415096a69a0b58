import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { loadCheckout } from '@/app/journeys/checkout/load-checkout'
import { settlePayment } from '@/server/checkout/settle-payment'
import { findTenant } from '@/server/tenant/find-tenant'
import { countLeads, deliverAll, PERSON, run } from '../leads/site'
import { startCheckout, details, openSellingSite, readJourney, renew, reservationOf, expireHold, send, step } from './selling-site'

const yard = openSellingSite()
const { nextCar, isReserved, giveBack } = yard

describe('one car, one shopper', () => {
  test('BUY-03: of many simultaneous requests for a car one gets the hold; the others are told and lose no input', async () => {
    const car = nextCar()
    const emails = Array.from({ length: 8 }, (_, index) => `racer${index}@example.com`)
    const answers = await Promise.all(emails.map((email) => send(details(car.slug, email))))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const losers = answers.filter(({ status }) => status === 422)
    expect(losers).toHaveLength(7)
    expect(losers[0]?.json).toMatchObject({
      error: { code: 'invalid', fields: { form: expect.stringContaining('checking out with this car') } },
    })
    expect((await reservationOf(car.id)).map(({ state }) => state)).toEqual(['held'])
  })

  test('BUY-03: the database itself refuses a second hold', async () => {
    const car = nextCar()
    await startCheckout(car.slug)
    const insert = `insert into reservations (tenant_id, state, mode, car_id, amount, key_hash) select tenant_id, $2::enum_reservations_state, mode, car_id, amount, $3 from reservations where car_id = $1::numeric`
    await expect(run(insert, [car.id, 'paid', 'second'])).rejects.toMatchObject({ code: '23505' })
  })

  test('BUY-03: an expired hold is released; its shopper can renew it unless somebody else has one', async () => {
    const car = nextCar()
    const first = await startCheckout(car.slug, 'slow@example.com')
    await expireHold(car.id)
    expect((await renew({ journey: first.journey })).status).toBe(200)
    await expireHold(car.id)
    expect((await send(details(car.slug, 'quick@example.com'))).status).toBe(200)
    expect((await renew({ journey: first.journey })).status).toBe(422)
    expect((await send(step(car.slug, 'deposit', { journey: first.journey }))).status).toBe(422)
    expect((await reservationOf(car.id)).map(({ state }) => state)).toEqual(['expired', 'held'])
  })
})

describe('one shopper, one hold', () => {
  const newKey = () => randomBytes(24).toString('base64url')

  test('REL-06, BUY-03: a double click creates one hold, one lead and the same redirect, with scripts and without', async () => {
    // Repeated, because the window in which two inserts collide is small.
    for (const plain of [false, true, false, true, false, true]) {
      const car = nextCar()
      const form = { ...details(car.slug, 'twice@example.com'), new_journey: newKey() }
      const before = await countLeads(yard.payload)
      const answers = await Promise.all([send(form, { plain }), send(form, { plain })])
      answers.push(await send(form, { plain }))
      expect(new Set(answers.map(({ status, text, location }) => `${status} ${text} ${location}`)).size).toBe(1)
      expect(answers[0]?.location ?? answers[0]?.text).toContain(form.new_journey)
      expect((await reservationOf(car.id)).map(({ state }) => state)).toEqual(['held'])
      expect(await countLeads(yard.payload)).toBe(before + 1)
    }
  })

  test("REL-06, BUY-03: a shopper who returns to the car continues with their own hold; another browser doesn't", async () => {
    const car = nextCar()
    const first = await send(details(car.slug, 'back@example.com'))
    const { journey, lead_id } = readJourney(first.json)
    expect(first.setCookie).toMatch(/^forecourt_checkout=[\w-]{32}; Path=\/; Max-Age=3600; HttpOnly; SameSite=Lax$/)
    const headers = { cookie: first.setCookie?.split(';')[0] ?? '' }
    expect(readJourney((await send({ ...details(car.slug, 'back@example.com'), phone: '0491 570 157' }, { headers })).json)).toMatchObject({
      journey,
      lead_id,
    })
    expect(await yard.payload.findByID({ collection: 'leads', id: lead_id, depth: 0 })).toMatchObject({ phone: '+61491570157' })
    expect((await send(details(car.slug, 'back@example.com'))).status).toBe(422)
    expect(await reservationOf(car.id)).toHaveLength(1)

    const tenant = await findTenant('harbour')
    const open = (remembered?: string) => (tenant ? loadCheckout(tenant, car.slug, { path: 'checkout', remembered }) : null)
    expect(await open(journey)).toMatchObject({ key: journey, step: 'deposit' })
    expect(await open()).toMatchObject({ key: null, step: 'details' })
    await giveBack(car.id)
    expect(await open(journey)).toMatchObject({ key: null, step: 'details' })
    expect((await send(details(car.slug, 'back@example.com'), { headers })).status).toBe(200)
  })

  test('REL-06, BUY-03: of two clicks that pay, the later one also leads to the confirmation, however late it is', async () => {
    const car = nextCar()
    const { journey } = await startCheckout(car.slug, 'pays-twice@example.com')
    const pay = () => send(step(car.slug, 'deposit', { journey }), { plain: true })
    const answers = await Promise.all([pay(), pay(), pay()])
    answers.push(await pay())
    expect(new Set(answers.map(({ status, location }) => `${status} ${location}`))).toEqual(
      new Set([`303 /cars/${car.slug}/checkout?journey=${journey}&step=confirmation`]),
    )
  })

  test('REL-06, BUY-04: a shopper who reserved and returns to buy continues with the same hold, and the lead says so', async () => {
    const car = nextCar()
    const first = await send(details(car.slug, 'buys-after-all@example.com'))
    const { lead_id } = readJourney(first.json)
    const headers = { cookie: first.setCookie?.split(';')[0] ?? '' }
    const bought = await send({ ...details(car.slug, 'buys-after-all@example.com'), mode: 'purchase' }, { headers })
    expect(readJourney(bought.json)).toMatchObject({ step: 'trade-in', lead_id })
    expect(await reservationOf(car.id)).toMatchObject([{ mode: 'purchase', state: 'held' }])
    const lead = await yard.payload.findByID({ collection: 'leads', id: lead_id, depth: 0 })
    expect(lead.lead_attributes).toMatchObject({ answers: { Checkout: 'Buy online' } })
  })
})

describe('reserving', () => {
  test('BUY-03, LEAD-17: details, deposit, confirmation; the lead is stored first and updated with the payment, and the car is reserved', async () => {
    const car = nextCar()
    const { journey, lead_id, step: next } = await startCheckout(car.slug, 'reserves@example.com')
    expect(next).toBe('deposit')
    const lead = () => yard.payload.findByID({ collection: 'leads', id: lead_id, depth: 0 })
    expect(await lead()).toMatchObject({
      category: 'Reservation',
      kind: 'reservation',
      subcategory: '1. Details Entered',
      car_id: String(car.id),
    })
    await deliverAll(yard.payload)
    const [one, two] = await Promise.all([1, 2].map(() => send(step(car.slug, 'deposit', { journey }))))
    expect([one?.status, two?.status].every((status) => status === 200 || status === 303)).toBe(true)
    expect(await isReserved(car.id)).toBe(true)
    expect(await lead()).toMatchObject({ subcategory: '2. Deposit Paid' })
    expect(await reservationOf(car.id)).toMatchObject([{ state: 'paid', payment_provider: 'demo', amount: '20000' }])
    await deliverAll(yard.payload)
    const { rows } = await run('select body from captured_mails where lead_id = $1::integer', [lead_id])
    expect(rows).toHaveLength(2)
    expect(rows.some(({ body }) => String(body).includes('Fee: $200 paid'))).toBe(true)
    expect((await send(details(car.slug, 'late@example.com'))).status).toBe(422)
  })

  test('BUY-03, FIN-01: a car can be named by id or slug', async () => {
    const car = nextCar()
    const { lead_id, journey } = await startCheckout(String(car.id), 'by-id@example.com')
    expect(await yard.payload.findByID({ collection: 'leads', id: lead_id, depth: 0 })).toMatchObject({ car_id: String(car.id) })
    await send(step(String(car.id), 'deposit', { journey }))
    expect(await isReserved(car.id)).toBe(true)
  })

  test('CAR-08: a paid car is marked in the search projection', async () => {
    const car = nextCar()
    const { journey } = await startCheckout(car.slug)
    await send(step(car.slug, 'deposit', { journey }))
    const { docs } = await yard.payload.find({ collection: 'vehicles', where: { id: { equals: car.id } }, depth: 0 })
    expect(docs[0]?.reserved).toBe(true)
    const tenant = await findTenant('harbour')
    const page = tenant && (await loadCheckout(tenant, car.slug, { path: 'checkout' }))
    expect(page).toMatchObject({ canBegin: false, stored: null })
  })
})

test('BUY-04: buying includes every step in order, going back, and the answers in the lead', async () => {
  const car = nextCar()
  const call = (name: string, more: Record<string, unknown> = {}) => send({ car: car.slug, mode: 'purchase', step: name, ...more })
  const { journey, step: second, lead_id } = readJourney((await call('details', { ...PERSON, email: 'buys@example.com' })).json)
  expect(second).toBe('trade-in')
  expect((await call('deposit', { journey })).status).toBe(422)
  expect((await call('trade-in', { journey, has_trade: 'yes' })).json).toMatchObject({
    error: { fields: { trade_car: 'Please tell us which car.' } },
  })
  await call('trade-in', { journey, has_trade: 'yes', trade_car: '2014 Mazda 3', trade_km: '98,000' })
  await call('finance', { journey, pay_by: 'finance', deposit: '$5,000' })
  await call('trade-in', { journey, has_trade: 'no' })
  expect((await call('delivery', { journey, handover: 'delivery', street: '1 Wharf St', suburb: 'Brisbane City' })).status).toBe(422)
  expect((await call('delivery', { journey, handover: 'pickup' })).json).toMatchObject({ step: 'deposit' })
  const tenant = await findTenant('harbour')
  const page = (name: string) => (tenant ? loadCheckout(tenant, car.slug, { path: 'checkout-journey', journey, step: name }) : null)
  expect(await page('finance')).toMatchObject({ step: 'finance', stored: { state: { answers: { finance: { deposit: '5000' } } } } })
  expect(await page('confirmation')).toMatchObject({ step: 'deposit' })
  await call('deposit', { journey })
  expect(await page('details')).toMatchObject({ step: 'confirmation' })
  const lead = await yard.payload.findByID({ collection: 'leads', id: lead_id, depth: 0 })
  expect(lead.lead_attributes).toMatchObject({
    answers: { 'A car to trade in': 'No', 'Deposit I can pay': '$5,000', 'How you’ll get the car': 'I’ll pick it up' },
  })
})

describe('refusals', () => {
  test.each([
    ['a sold car', { status: 'sold' }],
    ['a reserved car', { reserved: true }],
    ['a car without a price', { price: null, offer_price: null }],
  ] as const)('BUY-01: %s', async (_, changed) => {
    const car = nextCar()
    await yard.payload.update({ collection: 'vehicles', id: car.id, data: changed })
    expect((await send(details(car.slug))).status).toBe(422)
    expect(await reservationOf(car.id)).toEqual([])
  })

  test("BUY-01: a car sold while it was held can't be paid for", async () => {
    const car = nextCar()
    const { journey } = await startCheckout(car.slug)
    await yard.payload.update({ collection: 'vehicles', id: car.id, data: { status: 'sold' } })
    expect((await send(step(car.slug, 'deposit', { journey }))).status).toBe(422)
    expect(await reservationOf(car.id)).toMatchObject([{ state: 'held', payment_id: null }])
  })

  test.each([
    ['no such car', { ...details('no-such-car') }],
    ['an unknown step', { ...details('x'), step: 'gift' }],
    ['nothing at all', {}],
  ])('BUY-03: %s', async (_, fields) => {
    expect((await send(fields)).status).toBe(422)
  })

  test('BUY-03, LEAD-16: a car that left the site meanwhile gets a page with an explanation, also without scripts', async () => {
    const answer = await send(details('no-such-car'), { plain: true })
    expect(answer).toMatchObject({ status: 422, text: expect.stringContaining('<p>This car can no longer be reserved.') })
  })

  test("SEC-01: another site's car, another site's key, or a key for another car", async () => {
    const [car, other] = [nextCar(), nextCar()]
    expect((await send(details(car.slug), { host: 'drifter.localhost' })).status).toBe(422)
    const { journey } = await startCheckout(car.slug)
    expect((await send(step(other.slug, 'deposit', { journey }))).status).toBe(422)
    expect((await send({ ...details(other.slug), journey: 'x'.repeat(32) })).status).toBe(422)
    expect(await reservationOf(other.id)).toEqual([])
  })

  test('LEAD-15: an invalid form keeps its input, also without scripts', async () => {
    const car = nextCar()
    const { status, location } = await send({ ...details(car.slug), phone: '12' }, { plain: true })
    expect(status).toBe(303)
    expect(location).toMatch(new RegExp(`^/cars/${car.slug}/checkout\\?step=details&draft=[\\w-]{32}#problems$`))
  })
})

describe('payments', () => {
  const paying = async (car: { id: number; slug: string }) => {
    const { lead_id } = await startCheckout(car.slug)
    const [row] = await reservationOf(car.id)
    const id = Number(row?.id)
    await run(`update reservations set payment_provider = 'stripe', payment_id = $2 where id = $1::integer`, [id, `cs_${id}`])
    return { lead_id, paid: { provider: 'stripe', reservationId: id, paymentId: `pi_${id}`, amount: 20_000, state: 'paid' as const } }
  }

  test('BUY-03: a message delivered many times at once settles the payment once', async () => {
    const car = nextCar()
    const { paid } = await paying(car)
    const results = await Promise.all(Array.from({ length: 5 }, () => settlePayment(yard.payload, paid)))
    expect(results.toSorted()).toEqual(['already', 'already', 'already', 'already', 'paid'])
    expect(await settlePayment(yard.payload, paid)).toBe('already')
  })

  test('BUY-03: another amount or an unknown checkout settles nothing', async () => {
    const car = nextCar()
    const { paid } = await paying(car)
    expect(await settlePayment(yard.payload, { ...paid, amount: 1 })).toBe('wrong')
    expect(await settlePayment(yard.payload, { ...paid, amount: null })).toBe('wrong')
    expect(await settlePayment(yard.payload, { ...paid, reservationId: 999_999_999 })).toBe('unknown')
    expect(await isReserved(car.id)).toBe(false)
  })

  test('BUY-03: a late payment reserves the car if it is free; otherwise a refund is due and the lead says so', async () => {
    const [free, taken] = [nextCar(), nextCar()]
    const late = await paying(free)
    await expireHold(free.id)
    expect(await settlePayment(yard.payload, late.paid)).toBe('paid')
    const tooLate = await paying(taken)
    await expireHold(taken.id)
    await startCheckout(taken.slug, 'quick@example.com')
    expect(await settlePayment(yard.payload, tooLate.paid)).toBe('refundDue')
    expect((await reservationOf(taken.id)).map(({ state }) => state)).toEqual(['refund_due', 'held'])
    expect((await yard.payload.findByID({ collection: 'leads', id: tooLate.lead_id, depth: 0 })).subcategory).toBe('3. Refund Due')
  })
})
