import { beforeAll, expect, test } from 'vitest'
import { pick } from '../access/rest'
import { findCar, run } from '../leads/site'
import { openBrowser, person } from './browser'

const PHONE = '0491 570 156'
type Browser = ReturnType<typeof openBrowser>
let count = 0

async function signUp(site = 'harbour'): Promise<Browser> {
  count += 1
  const browser = openBrowser(site)
  await browser.join(person(`list-${count}@shopper.example`))
  return browser
}

const carsOf = async (browser: Browser): Promise<unknown> => {
  const items = pick((await browser.call('watchlist')).json, 'items')
  return Array.isArray(items) ? items.map((item: unknown) => pick(item, 'car_id')) : items
}

let cars: number[]
beforeAll(async () => {
  const { rows } = await run(
    `select v.id from vehicles v join tenants t on t.id = v.tenant_id where t.slug = 'harbour' and v.status::text = 'in_stock' and v.show_on_dealer_website order by v.id limit 120`,
  )
  cars = rows.map(({ id }) => Number(id))
})
const carAt = (index: number) => cars[index] ?? 0

test('API-04, API-05, WATCH-01: a car is saved once, listed as an item with an id, and removed', async () => {
  const browser = await signUp()
  const body = { phone_number: PHONE, car_id: carAt(0) }
  for (let time = 0; time < 2; time += 1) expect((await browser.call('saveCar', body)).json).toEqual({ success: true })
  await browser.call('saveCar', { ...body, car_id: carAt(1) })
  expect((await browser.call('watchlist')).json).toEqual({
    phone: '+61491570156',
    items: [
      { id: expect.any(Number), car_id: carAt(1) },
      { id: expect.any(Number), car_id: carAt(0) },
    ],
  })
  for (let time = 0; time < 2; time += 1) expect((await browser.call('removeCar', body)).json).toEqual({ success: true })
  expect(await carsOf(browser)).toEqual([carAt(1)])
})

test('WATCH-03: saving a car requires being signed in', async () => {
  const { status, json } = await openBrowser('harbour').call('saveCar', { phone_number: PHONE, car_id: carAt(0) })
  expect([status, json]).toEqual([
    401,
    { success: false, message: 'Please sign in first.', error: { code: 'signed_out', message: 'Please sign in first.' } },
  ])
})

test.each([
  ['API-04: somebody else’s phone number', { phone_number: '0491 570 110' }, 409],
  ['API-04: an unknown car', { car_id: 2_000_000_000 }, 404],
  ['API-04: no car', { car_id: undefined }, 422],
  ['API-04: a car in words', { car_id: '7' }, 422],
])('%s is refused with a reason', async (_, change, status) => {
  const browser = await signUp()
  const answer = await browser.call('saveCar', { phone_number: PHONE, car_id: carAt(0), ...change })
  expect([answer.status, pick(answer.json, 'success'), await carsOf(browser)]).toEqual([status, false, []])
  expect(pick(answer.json, 'message')).toMatch(/\w+\.|:$/)
})

test("SEC-01: another site's car can't be saved", async () => {
  const { id } = await findCar('aurora')
  const browser = await signUp()
  expect((await browser.call('saveCar', { phone_number: PHONE, car_id: id })).status).toBe(404)
  await browser.call('merge', { favourites: [id], viewed: [id] })
  expect((await browser.call('garage')).json).toMatchObject({ saved: [], viewed: [] })
})

test("WATCH-06: a sold car can't be saved, but one saved earlier stays and can be removed", async () => {
  const browser = await signUp()
  const body = { phone_number: PHONE, car_id: carAt(2) }
  await browser.call('saveCar', body)
  await run(`update vehicles set status = 'sold' where id = $1::integer`, [carAt(2)])
  expect((await browser.call('saveCar', body)).json).toEqual({ success: true })
  const late = await (await signUp()).call('saveCar', body)
  expect([late.status, pick(late.json, 'message')]).toEqual([404, expect.stringContaining('sold')])
  expect((await browser.call('removeCar', body)).json).toEqual({ success: true })
  await run(`update vehicles set status = 'in_stock' where id = $1::integer`, [carAt(2)])
})

test('FAV-01, FAV-07: favourites in the browser are merged at sign-in, in order and within the limits', async () => {
  const browser = await signUp()
  await browser.call('saveCar', { phone_number: PHONE, car_id: carAt(5) })
  const favourites = [carAt(3), carAt(4), carAt(5)]
  const merged = await browser.call('merge', { favourites, viewed: [carAt(6), carAt(7)] })
  expect(new Set(Array.isArray(pick(merged.json, 'saved')) ? Object.values(pick(merged.json, 'saved') ?? {}) : [])).toEqual(
    new Set(favourites),
  )
  const { rows } = await run(
    `select vehicle_id from shopper_car where kind = 'viewed' and vehicle_id = any($1::int[]) order by at desc, id desc`,
    [[carAt(6), carAt(7)]],
  )
  expect(rows.map(({ vehicle_id }) => vehicle_id)).toEqual([carAt(6), carAt(7)])
  await browser.call('merge', { favourites: [], viewed: cars.slice(0, 20) })
  await browser.call('merge', { favourites: [], viewed: cars.slice(20, 40) })
  const kept = await run(
    `select count(*)::int as count from shopper_car c join shoppers s on s.id = c.shopper_id where kind = 'viewed' and s.email = $1`,
    [`list-${count}@shopper.example`],
  )
  expect(kept.rows).toEqual([{ count: 20 }])
  expect((await browser.call('merge', { favourites: ['1'], viewed: [] })).status).toBe(422)
})

test("SEC-01: a shopper can't read or change another's watchlist", async () => {
  const [one, other] = [await signUp(), await signUp()]
  await one.call('saveCar', { phone_number: PHONE, car_id: carAt(8) })
  await other.call('removeCar', { phone_number: PHONE, car_id: carAt(8) })
  expect([await carsOf(one), await carsOf(other)]).toEqual([[carAt(8)], []])
})

test('SEC-02: too many changes have to wait, and nothing is changed', async () => {
  const browser = await signUp()
  const body = { phone_number: PHONE, car_id: carAt(9) }
  await browser.call('saveCar', body)
  await run('update call_window set calls = 10000')
  const answer = await browser.call('removeCar', body)
  expect([answer.status, answer.json]).toEqual([
    429,
    {
      success: false,
      message: expect.stringContaining('wait a minute'),
      error: { code: 'too_many_requests', message: expect.stringContaining('wait a minute') },
    },
  ])
  await run('delete from call_window')
  expect(await carsOf(browser)).toEqual([carAt(9)])
})
