import { describe, expect, test } from 'vitest'
import { makeOwnerKey } from '@/server/checkout/owner-key'
import { refundDue } from '@/server/checkout/refund-due'
import { findReservation } from '@/server/checkout/reservation-store'
import { demoPayments } from '@/server/payments/demo-payments'
import { pick } from '../access/rest'
import { run, tenantId } from '../leads/site'
import { openBrowser, person } from '../shoppers/browser'
import { startCheckout, details, openSellingSite, readJourney, renew, reservationOf, expireHold, send, step } from './selling-site'

const yard = openSellingSite()
const { nextCar, isReserved, giveBack } = yard

describe('refunds', () => {
  test('BUY-03: a reservation released by staff frees the car at once, and its fee is refunded automatically', async () => {
    const car = nextCar()
    const { journey, lead_id } = await startCheckout(car.slug)
    await send(step(car.slug, 'deposit', { journey }))
    await giveBack(car.id)
    expect(await isReserved(car.id)).toBe(false)
    expect((await reservationOf(car.id)).map(({ state }) => state)).toEqual(['refund_due'])
    expect(await refundDue(yard.payload, run)).toBe(1)
    expect(await reservationOf(car.id)).toMatchObject([{ state: 'refunded', refund_id: expect.stringMatching(/^demo-refund-/) }])
    expect(await refundDue(yard.payload, run)).toBe(0)
    const lead = await yard.payload.findByID({ collection: 'leads', id: lead_id, depth: 0 })
    expect(lead).toMatchObject({ subcategory: '4. Refunded', lead_attributes: { answers: { Fee: '$200 refunded' } } })
    expect((await send(details(car.slug, 'next@example.com'))).status).toBe(200)
  })

  test('BUY-03: a refund refused by the provider stays due, tells staff why, and is retried later', async () => {
    const car = nextCar()
    const { journey } = await startCheckout(car.slug)
    await send(step(car.slug, 'deposit', { journey }))
    await giveBack(car.id)
    const refuses = () => ({ ...demoPayments, refund: () => Promise.reject(new Error('Insufficient funds')) })
    const many = await Promise.all([1, 2, 3].map(() => refundDue(yard.payload, run, refuses)))
    expect(many.toSorted()).toEqual([0, 0, 1])
    expect(await reservationOf(car.id)).toMatchObject([{ state: 'refund_due', refund_problem: 'Insufficient funds' }])
    expect(await refundDue(yard.payload, run)).toBe(0)
    await run(`update reservations set refund_tried_at = now() - interval '16 minutes' where car_id = $1::numeric`, [car.id])
    expect(await refundDue(yard.payload, run, () => null)).toBe(1)
    expect((await reservationOf(car.id))[0]?.refund_problem).toContain('keys of demo')
    const id = Number((await reservationOf(car.id))[0]?.id)
    await yard.payload.update({ collection: 'reservations', id, data: { state: 'refunded' } })
    expect(await reservationOf(car.id)).toMatchObject([{ state: 'refunded' }])
  })

  test('BUY-03: staff can make no other change to a reservation', async () => {
    const car = nextCar()
    await startCheckout(car.slug)
    const id = Number((await reservationOf(car.id))[0]?.id)
    await expect(yard.payload.update({ collection: 'reservations', id, data: { state: 'paid' } })).rejects.toThrow()
  })
})

describe("AUTH-06: an account's reservations", () => {
  const findGarage = async (browser: ReturnType<typeof openBrowser>) => pick((await browser.call('garage')).json, 'reservations')
  const reserve = async (browser: ReturnType<typeof openBrowser>, fields: Record<string, unknown>) =>
    readJourney((await send(fields, { headers: { cookie: browser.cookie() } })).json)

  test('AUTH-06, BUY-03: one made while signed in is in the garage with a link to continue, through all its states', async () => {
    const car = nextCar()
    const browser = openBrowser('harbour')
    await browser.join(person('garage@shopper.example'))
    await reserve(browser, details(car.slug, 'another-address@example.com'))
    const [held]: unknown[] = [await findGarage(browser)].flat()
    expect(held).toMatchObject({ label: 'Held for you', action: 'Continue checkout', car: expect.stringMatching(/\w/) })
    const key = new URL(String(pick(held, 'href')), 'http://x').searchParams.get('journey') ?? ''
    await expireHold(car.id)
    expect(pick((await browser.call('garage')).json, 'enquiries')).toEqual([])
    expect(await findGarage(browser)).toMatchObject([{ label: 'Hold has expired', action: 'Hold it again' }])
    expect((await renew({ journey: key })).status).toBe(200)
    expect((await send(step(car.slug, 'deposit', { journey: key }))).status).toBe(200)
    expect(await findGarage(browser)).toMatchObject([{ label: 'Reserved', action: 'See reservation' }])
    expect((await browser.call('erase', { password: 'correct-horse-9' })).json).toMatchObject({
      error: { message: expect.stringContaining('reserved') },
    })
    await giveBack(car.id)
    expect(await findGarage(browser)).toMatchObject([{ label: 'Refund on its way', href: null }])
    await refundDue(yard.payload, run)
    expect(await findGarage(browser)).toMatchObject([{ label: 'Cancelled and refunded', action: null }])
    expect(JSON.stringify((await browser.call('exportData')).json)).toContain('"state":"refunded"')
    expect((await browser.call('erase', { password: 'correct-horse-9' })).status).toBe(200)
    expect((await reservationOf(car.id))[0]).toMatchObject({ answers: null, lead_id: null })
  })

  test("SEC-01, AUTH-06: a typed email or phone proves nothing: nobody sees another's reservation", async () => {
    const car = nextCar()
    await startCheckout(car.slug, 'victim@shopper.example')
    const browser = openBrowser('harbour')
    await browser.join(person('victim@shopper.example'))
    expect(await findGarage(browser)).toEqual([])
    expect(pick((await browser.call('garage')).json, 'enquiries')).toEqual([])
  })

  test('AUTH-06: a checkout continued after signing in belongs to the account that has its key, and nobody can take it over', async () => {
    const car = nextCar()
    const { journey } = await startCheckout(car.slug, 'later@shopper.example')
    const [mine, other] = [openBrowser('harbour'), openBrowser('harbour')]
    await mine.join(person('later@shopper.example'))
    await other.join(person('other@shopper.example'))
    await reserve(mine, { ...details(car.slug), journey })
    await reserve(other, { ...details(car.slug), journey })
    expect(await findGarage(mine)).toHaveLength(1)
    expect(await findGarage(other)).toEqual([])
  })

  test('SEC-01: a forged key, or one for another site, opens nothing', async () => {
    const car = nextCar()
    await startCheckout(car.slug)
    const id = Number((await reservationOf(car.id))[0]?.id)
    const [harbour, summit] = [await tenantId(yard.payload, 'harbour'), await tenantId(yard.payload, 'summit')]
    const key = makeOwnerKey(harbour, id)
    expect(await findReservation(run, harbour, key)).toMatchObject({ id })
    for (const wrong of [
      makeOwnerKey(summit, id),
      `${key.slice(0, 8)}${'A'.repeat(24)}`,
      `0000zzzz${key.slice(8)}`,
      `zzzzzzzz${key.slice(8)}`,
    ])
      expect(await findReservation(run, harbour, wrong)).toBeNull()
    expect(await findReservation(run, summit, key)).toBeNull()
  })
})
