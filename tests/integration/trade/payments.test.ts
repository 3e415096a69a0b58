import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { GET as returnRoute } from '@/app/api/checkout/return/route'
import { loadCheckout } from '@/app/journeys/checkout/load-checkout'
import { checkUnconfirmedPayments } from '@/server/checkout/handle-payment-event'
import { refundDue } from '@/server/checkout/refund-due'
import { findTenant } from '@/server/tenant/find-tenant'
import { aCharge, aDeclinedIntent, anIntent, aRefund } from '@tests/builders/stripe-answers'
import { deliverAll, run } from '../leads/site'
import { openStripePlatform } from './stripe-platform'
import { startCheckout, openSellingSite, reservationOf, expireHold, send, step } from './selling-site'

const yard = openSellingSite()
let desk: Awaited<ReturnType<typeof openStripePlatform>>
beforeAll(async () => {
  desk = await openStripePlatform()
}, 120_000)
afterAll(() => desk.close())

/** Opens a checkout up to the redirect to Stripe. */
async function openDeposit() {
  const car = yard.nextCar()
  const { journey, lead_id } = await startCheckout(car.slug)
  const { status, json } = await send(step(car.slug, 'deposit', { journey }))
  expect([status, JSON.stringify(json)]).toEqual([200, expect.stringContaining('checkout.stripe.example')])
  const id = Number((await reservationOf(car.id))[0]?.id)
  return { car, journey, id, lead: () => yard.payload.findByID({ collection: 'leads', id: lead_id, depth: 0 }), lead_id }
}
const state = async (car: { id: number }) => (await reservationOf(car.id))[0]
const intentOf = (id: number) => ({ id: `pi_${id}`, object: 'payment_intent' })
const sessionOf = (id: number) => ({ object: 'checkout.session', payment_intent: `pi_${id}` })
const chargeOf = (id: number) => aCharge({ payment_intent: `pi_${id}` })
const mailsOf = async (lead: number) => (await run('select body from captured_mails where lead_id = $1::integer order by id', [lead])).rows

describe('a paid fee', () => {
  test.each([
    ['the session first', ['session', 'intent']],
    ['the intent first', ['intent', 'session']],
    ['each twice at once', ['session', 'session', 'intent', 'intent']],
  ])('BUY-03, REL-06: messages in any order and repeated reserve the car once: %s', async (_, order) => {
    const { car, id, lead, lead_id } = await openDeposit()
    await deliverAll(yard.payload)
    desk.pay(id)
    const tell = (name: string) =>
      name === 'session' ? desk.tell('checkout.session.completed', sessionOf(id)) : desk.tell('payment_intent.succeeded', intentOf(id))
    const statuses = order.length > 2 ? await Promise.all(order.map(tell)) : [await tell(order[0] ?? ''), await tell(order[1] ?? '')]
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(await state(car)).toMatchObject({ state: 'paid', payment_provider: 'stripe', payment_id: `pi_${id}` })
    expect(await yard.isReserved(car.id)).toBe(true)
    expect(await lead()).toMatchObject({ subcategory: '2. Deposit Paid', lead_attributes: { answers: { Fee: '$200 paid' } } })
    await deliverAll(yard.payload)
    expect(await mailsOf(lead_id)).toHaveLength(2)
  })

  test("BUY-03: a shopper who returns before the message doesn't wait for it", async () => {
    const { car, journey, id } = await openDeposit()
    desk.pay(id)
    const host = 'harbour.localhost'
    const response = await returnRoute(new Request(`http://${host}/api/checkout/return?journey=${journey}`, { headers: { host } }))
    expect([response.status, response.headers.get('location')]).toEqual([303, expect.stringContaining('step=confirmation')])
    expect(await state(car)).toMatchObject({ state: 'paid', payment_id: `pi_${id}` })
    expect(await desk.tell('payment_intent.succeeded', intentOf(id))).toBe(200)
    expect((await reservationOf(car.id)).map((row) => row.state)).toEqual(['paid'])
  })

  test('REL-06: going back and paying the deposit again opens the same Stripe page', async () => {
    const { car, journey, id } = await openDeposit()
    const made = desk.calls('/v1/checkout/sessions').length
    const again = await send(step(car.slug, 'deposit', { journey }))
    expect(again.json).toEqual({ url: desk.pageOf(id)?.url })
    expect(desk.calls('/v1/checkout/sessions')).toHaveLength(made)
    desk.pay(id)
    expect(await send(step(car.slug, 'deposit', { journey }))).toMatchObject({ status: 200, json: { step: 'confirmation' } })
    expect(await state(car)).toMatchObject({ state: 'paid' })
  })

  test('REL-01: a message received while Stripe is unavailable is requested again, and nothing is lost', async () => {
    const { car, id } = await openDeposit()
    desk.pay(id)
    desk.setAway(true)
    expect(await desk.tell('checkout.session.completed', sessionOf(id))).toBe(503)
    expect(await state(car)).toMatchObject({ state: 'held' })
    desk.setAway(false)
    expect(await desk.tell('checkout.session.completed', sessionOf(id))).toBe(200)
    expect(await state(car)).toMatchObject({ state: 'paid' })
  })

  test('REL-01: if the shopper never returns and the message is lost, the payment is looked up', async () => {
    const { car, id } = await openDeposit()
    desk.pay(id)
    await expireHold(car.id)
    expect(await checkUnconfirmedPayments(yard.payload, run)).toBe(0)
    await run(`update reservations set updated_at = now() - interval '6 minutes' where id = $1::integer`, [id])
    expect((await Promise.all([1, 2].map(() => checkUnconfirmedPayments(yard.payload, run)))).toSorted()).toEqual([0, 1])
    expect(await state(car)).toMatchObject({ state: 'paid', payment_id: `pi_${id}` })
  })
})

describe('an unpaid fee', () => {
  test('BUY-03: declined, then paid; the decline is delivered again afterwards', async () => {
    const { car, id, lead } = await openDeposit()
    desk.pay(id, { ...aDeclinedIntent({ id: `pi_${id}` }), metadata: { reservation: String(id) } })
    expect(await desk.tell('payment_intent.payment_failed', intentOf(id))).toBe(200)
    expect(await state(car)).toMatchObject({ state: 'held' })
    expect(await lead()).toMatchObject({ lead_attributes: { answers: { Fee: '$200 not paid: the payment was declined' } } })
    desk.pay(id)
    await desk.tell('payment_intent.succeeded', intentOf(id))
    await desk.tell('payment_intent.payment_failed', intentOf(id))
    expect(await state(car)).toMatchObject({ state: 'paid' })
    expect(await lead()).toMatchObject({ lead_attributes: { answers: { Fee: '$200 paid' } } })
  })

  test('BUY-03: when a payment is cancelled and its page expires, another attempt can start', async () => {
    const { car, journey, id, lead } = await openDeposit()
    desk.pay(id, { status: 'canceled', amount_received: 0 })
    expect(await desk.tell('payment_intent.canceled', intentOf(id))).toBe(200)
    expect(await lead()).toMatchObject({ lead_attributes: { answers: { Fee: '$200 not paid: the payment was cancelled' } } })
    const page = desk.pageOf(id)
    const ended = desk.keep({ ...page, id: String(page?.id), status: 'expired', url: null })
    const tenant = await findTenant('harbour')
    const shown = () => (tenant ? loadCheckout(tenant, car.slug, { path: 'checkout', journey, step: 'confirmation' }) : null)
    expect(await shown()).toMatchObject({ step: 'confirmation' })
    expect(await desk.tell('checkout.session.expired', ended)).toBe(200)
    expect(await shown()).toMatchObject({ step: 'deposit' })
    expect((await send(step(car.slug, 'deposit', { journey }))).json).toMatchObject({ url: expect.stringContaining('stripe') })
  })

  test.each([
    ['too little', { amount_received: 199_99 }, '$199.99 was paid instead of $200'],
    ['another currency', { currency: 'usd' }, 'An amount in another currency was paid instead of $200'],
  ])('BUY-03: %s reserves no car, and sales are notified once', async (_, changed, words) => {
    const { car, id, lead, lead_id } = await openDeposit()
    await deliverAll(yard.payload)
    desk.pay(id, changed)
    for (const type of ['payment_intent.succeeded', 'payment_intent.succeeded']) expect(await desk.tell(type, intentOf(id))).toBe(200)
    expect([(await state(car))?.state, await yard.isReserved(car.id)]).toEqual(['held', false])
    expect(await lead()).toMatchObject({ lead_attributes: { answers: { Attention: expect.stringContaining(words) } } })
    await deliverAll(yard.payload)
    expect(await mailsOf(lead_id)).toHaveLength(2)
  })

  test('BUY-03: a message not signed by Stripe changes nothing', async () => {
    const { car, id } = await openDeposit()
    desk.pay(id)
    expect(await desk.tell('payment_intent.succeeded', intentOf(id), 'whsec_of_a_stranger')).toBe(400)
    expect(await state(car)).toMatchObject({ state: 'held' })
  })
})

describe('a refunded fee', () => {
  const refundsOf = (id: number | string) => desk.calls('/v1/refunds').filter(({ body }) => body.payment_intent === `pi_${id}`)

  test('BUY-03: a payment after the hold expired and another shopper has the car is refunded through Stripe, with one notification', async () => {
    const { car, id, lead } = await openDeposit()
    desk.pay(id)
    await expireHold(car.id)
    await startCheckout(car.slug, 'quick@example.com')
    await desk.tell('payment_intent.succeeded', intentOf(id))
    expect((await reservationOf(car.id)).map((row) => row.state)).toEqual(['refund_due', 'held'])
    expect(await refundDue(yard.payload, run)).toBe(1)
    expect(await state(car)).toMatchObject({ state: 'refunded', refund_id: `re_pi_${id}` })
    expect(refundsOf(id)).toMatchObject([{ idempotency: expect.stringContaining(`refund-pi_${id}-`), body: { amount: '20000' } }])
    for (const [type, object] of [
      ['charge.refunded', chargeOf(id)],
      ['payment_intent.succeeded', intentOf(id)],
    ] as const)
      expect(await desk.tell(type, object)).toBe(200)
    expect((await reservationOf(car.id)).map((row) => row.state)).toEqual(['refunded', 'held'])
    expect((await lead()).subcategory).toBe('4. Refunded')
  })

  test('BUY-03: a second payment is refunded at once, however often it is reported; the car stays with its buyer', async () => {
    const { car, id, lead } = await openDeposit()
    desk.pay(id)
    await desk.tell('payment_intent.succeeded', intentOf(id))
    desk.keep(anIntent({ id: 'pi_second', metadata: { reservation: String(id) } }))
    for (const type of ['payment_intent.succeeded', 'payment_intent.succeeded'])
      expect(await desk.tell(type, { id: 'pi_second' })).toBe(200)
    expect(refundsOf('second')).toHaveLength(1)
    expect(refundsOf(id)).toEqual([])
    expect(await state(car)).toMatchObject({ state: 'paid', payment_id: `pi_${id}` })
    expect(await lead()).toMatchObject({
      lead_attributes: { answers: { Attention: expect.stringContaining('a second time (pi_second)') } },
    })
  })

  test.each([
    ['after its payment', ['payment_intent.succeeded', 'charge.refunded']],
    ['before its payment', ['charge.refunded', 'payment_intent.succeeded']],
  ])('BUY-03: when staff refund at Stripe itself, reported %s, the car is free', async (_, [first = '', second = '']) => {
    const { car, id, lead } = await openDeposit()
    desk.pay(id, first === 'charge.refunded' ? { latest_charge: aCharge({ amount_refunded: 200_00 }) } : {})
    const tell = (type: string) => desk.tell(type, type === 'charge.refunded' ? chargeOf(id) : intentOf(id))
    expect(await tell(first)).toBe(200)
    desk.pay(id, { latest_charge: aCharge({ amount_refunded: 200_00 }) })
    expect(await tell(second)).toBe(200)
    expect([(await state(car))?.state, (await yard.isReserved(car.id)) === true]).toEqual(['refunded', false])
    expect(await lead()).toMatchObject({ subcategory: '4. Refunded' })
    expect(await refundDue(yard.payload, run)).toBe(0)
    await startCheckout(car.slug, 'next@example.com')
  })

  test('BUY-03: a refund returned by the bank is due again, and sales are notified', async () => {
    const { car, id, lead } = await openDeposit()
    desk.pay(id)
    await desk.tell('payment_intent.succeeded', intentOf(id))
    await yard.giveBack(car.id)
    expect(await refundDue(yard.payload, run)).toBe(1)
    const failed = aRefund({ id: `re_pi_${id}`, payment_intent: `pi_${id}`, status: 'failed', failure_reason: 'lost_or_stolen_card' })
    for (const again of [failed, failed]) expect(await desk.tell('refund.failed', again)).toBe(200)
    expect(await state(car)).toMatchObject({ state: 'refund_due', refund_problem: expect.stringContaining('lost_or_stolen_card') })
    expect(await lead()).toMatchObject({ subcategory: '3. Refund Due' })
    expect(await refundDue(yard.payload, run)).toBe(0)
  })
})
