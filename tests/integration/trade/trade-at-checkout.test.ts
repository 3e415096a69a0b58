import { beforeAll, describe, expect, test } from 'vitest'
import { POST as tradeInRoute } from '@/app/api/trade-in/route'
import { loadTradeIn } from '@/app/journeys/trade-in/load-trade-in'
import { findTenant } from '@/server/tenant/find-tenant'
import { deliverAll, PERSON, postTo, run } from '../leads/site'
import { openSellingSite, readJourney, reservationOf, send } from './selling-site'

const yard = openSellingSite({ valuesTrades: true })
let common: { make: string; model: string; year: number }

beforeAll(async () => {
  const { rows } = await run(
    `select make, model, year from vehicles where status = 'in_stock' and price > 0 and km > 0 group by make, model, year order by count(*) desc limit 1`,
  )
  common = { make: String(rows[0]?.make), model: String(rows[0]?.model), year: Number(rows[0]?.year) }
}, 120_000)

const STATE = { condition: 'good', history: 'full', damage: 'none', tyres: 'good', warnings: 'none', keys: 'two', owing: 'no' }
const tradeInCar = () => ({ rego: '123 abc', regoState: 'QLD', ...common, km: 60_000, ...STATE })
const value = (fields: Record<string, unknown>) => postTo(tradeInRoute, '/api/trade-in', fields)
const parameter = (address: unknown, name: string) => new URL(String(address), 'http://x').searchParams.get(name) ?? ''

/** Starts buying, up to the trade-in step. */
async function startPurchase(email: string) {
  const car = yard.nextCar()
  const call = (name: string, more: Record<string, unknown> = {}, plain = false) =>
    send({ car: car.slug, mode: 'purchase', step: name, ...more }, { plain })
  const { journey, lead_id } = readJourney((await call('details', { ...PERSON, email })).json)
  return { car, call, journey, lead_id }
}

const answerOf = async (car: number) => (await reservationOf(car))[0]?.answers
const leadOf = (id: number) => yard.payload.findByID({ collection: 'leads', id, depth: 0 })

describe('a trade-in at the checkout', () => {
  test('BUY-04, TRD-04: it is valued as on its own page, without asking for contact details again, and the checkout continues with the offer', async () => {
    const { car, call, journey, lead_id } = await startPurchase('trades@example.com')
    const away = await call('trade-in', { journey, has_trade: 'value' }, true)
    const key = parameter(away.location, 'journey')
    expect(away.location).toBe(`/trade-in?journey=${key}&step=rego`)
    const { rego, regoState, ...rest } = tradeInCar()
    for (const [step, fields] of [
      ['rego', { rego, regoState }],
      ['details', { ...common, km: 60_000 }],
    ] as const)
      await postTo(tradeInRoute, '/api/trade-in', { journey: key, step, ...fields }, { plain: true })
    const valued = await postTo(tradeInRoute, '/api/trade-in', { journey: key, step: 'adjustments', ...rest }, { plain: true })
    expect(parameter(valued.location, 'step')).toBe('offer')
    const tenant = await findTenant('harbour')
    const page = tenant && (await loadTradeIn(tenant, { journey: key }))
    expect(page).toMatchObject({ step: 'offer', checkout: { hidden: { car: car.slug, mode: 'purchase', step: 'trade-in' } } })
    expect((await leadOf(lead_id)).subcategory).toBe('1. Details Entered')

    const back = await call('trade-in', { ...page?.checkout?.hidden, trade_journey: key }, true)
    expect(parameter(back.location, 'step')).toBe('finance')
    expect(await answerOf(car.id)).toMatchObject({
      'trade-in': { has_trade: 'valued', trade_rego: '123ABC', trade_offer: expect.stringMatching(/^\$[\d,]+$/) },
    })
    expect(await leadOf(lead_id)).toMatchObject({
      subcategory: '1. Details Entered',
      lead_attributes: { answers: { offer_accepted: 'true', 'Our offer for it': expect.stringContaining('$') } },
    })
    expect((await yard.payload.count({ collection: 'leads', where: { email: { equals: 'trades@example.com' } } })).totalDocs).toBe(1)
  })

  test('BUY-04, FAV-08: a car valued earlier is carried over, and its own lead is updated with the accepted offer', async () => {
    const { json } = await value({ ...tradeInCar(), ...PERSON, email: 'before@example.com' })
    const earlier = readJourney(json)
    const { car, call, journey } = await startPurchase('before@example.com')
    expect((await call('trade-in', { journey, trade_journey: earlier.journey })).json).toMatchObject({ step: 'finance' })
    expect(await answerOf(car.id)).toMatchObject({ 'trade-in': { has_trade: 'valued', trade_km: '60000' } })
    expect((await leadOf(earlier.lead_id)).subcategory).toBe('3. Offer Accepted')
    // Going back and keeping it changes nothing.
    expect((await call('trade-in', { journey, has_trade: 'valued' })).json).toMatchObject({ step: 'finance' })
    expect(await answerOf(car.id)).toMatchObject({ 'trade-in': { has_trade: 'valued', trade_km: '60000' } })
  })

  test('BUY-04: an expired offer is not carried over, but its car is', async () => {
    const earlier = readJourney((await value({ ...tradeInCar(), ...PERSON, email: 'old@example.com' })).json)
    await run(`update trade_ins set offer_until = now() - interval '1 minute' where lead_id = $1::integer`, [earlier.lead_id])
    const { car, call, journey } = await startPurchase('old@example.com')
    await call('trade-in', { journey, trade_journey: earlier.journey })
    expect(await answerOf(car.id)).toEqual({
      'trade-in': { has_trade: 'valued', trade_car: expect.any(String), trade_km: '60000', trade_rego: '123ABC' },
    })
    expect((await leadOf(earlier.lead_id)).subcategory).toBe('2. Offer Shown')
  })

  test.each([
    ['an unknown valuation', { trade_journey: 'x'.repeat(32) }],
    ['keeping a missing valuation', { has_trade: 'valued' }],
    ['an answer from the other form', { has_trade: 'yes', trade_car: 'Mazda' }],
  ])('SEC-02, BUY-04: %s', async (_, fields) => {
    const { car, call, journey } = await startPurchase('wrong@example.com')
    expect((await call('trade-in', { journey, ...fields })).status).toBe(422)
    expect(await answerOf(car.id)).toEqual({})
  })

  test('TRD-04, ADM-18: the ADF document has the car being bought and the trade-in', async () => {
    const { call, journey, lead_id } = await startPurchase('adf@example.com')
    await call('trade-in', { journey, has_trade: 'no' })
    const { json } = await value({ ...tradeInCar(), ...PERSON, email: 'adf2@example.com', car_id: String(yard.nextCar().id) })
    await run(`delete from lead_deliveries`)
    await run(
      `insert into lead_deliveries (lead_id, tenant_id, destination, target, state, attempts, due_at, trace)
       select id, tenant_id, 'adf', 'adf@crm.example', 'waiting', 0, now(), '[]' from leads where id = any($1::integer[])`,
      [[lead_id, readJourney(json).lead_id]],
    )
    await deliverAll(yard.payload)
    const { rows } = await run(`select lead_id, body from captured_mails where body like '%<adf>%' order by lead_id`)
    const interests = rows.map(({ body }) => [...String(body).matchAll(/<vehicle interest="([a-z-]+)"/g)].map((match) => match[1]))
    expect(interests).toEqual([['buy'], ['buy', 'trade-in']])
  })
})
