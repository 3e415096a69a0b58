import { beforeAll, expect, test } from 'vitest'
import { databasePool } from '@/server/database/pool'
import { countEvent } from '@/server/visits/count-event'
import { countView } from '@/server/visits/count-view'
import type { Tenant } from '@/domain/tenant/tenant'
import { aSeededTenant } from '../search/seeded-tenant'

const NOON = Date.parse('2026-11-21T12:00:00Z') / 1000
const DAY = 86_400
const anna = { address: '203.0.113.7', userAgent: 'Firefox' }
const ben = { address: '203.0.113.8', userAgent: 'Firefox' }
let tenant: Tenant
let ids: number[]

beforeAll(async () => {
  tenant = await aSeededTenant('harbour')
  const { rows } = await databasePool().query<{ id: number }>(
    'select id from vehicles where dealership_id = any($1::int[]) and show_on_dealer_website order by id limit 3',
    [tenant.dealershipIds],
  )
  ids = rows.map(({ id }) => id)
})

const carOf = (index: number) => ids[index] ?? 0

test('API-03: a visitor counts once a day for each car, however often the page is loaded', async () => {
  const [car, other] = [carOf(0), carOf(1)]
  expect(await countView(car, anna, NOON)).toBe(1)
  expect(await countView(car, anna, NOON + 3_600)).toBe(1)
  expect(await countView(car, ben, NOON)).toBe(2)
  expect(await countView(car, { ...anna, userAgent: 'Safari' }, NOON)).toBe(3)
  expect(await countView(other, anna, NOON)).toBe(1)
  expect(await countView(car, anna, NOON + DAY)).toBe(4)
})

test('API-03: many simultaneous views lose none and count none twice', async () => {
  const car = carOf(2)
  const visitors = Array.from({ length: 40 }, (_, index) => ({ address: `198.51.100.${index % 20}`, userAgent: 'x' }))
  await Promise.all(visitors.map((visitor) => countView(car, visitor, NOON + DAY)))
  expect(await countView(car, { address: '198.51.100.0', userAgent: 'x' }, NOON + DAY)).toBe(20)
})

test('SEC-05: no stored value identifies the visitor, and the salt of its hashes is deleted after a day', async () => {
  await countView(carOf(0), anna, NOON + 2 * DAY)
  await countView(carOf(0), anna, NOON + 3 * DAY)
  const salts = await databasePool().query<{ day: string }>('select day::text from view_salt')
  expect(salts.rows.map(({ day }) => day)).toEqual(['2026-11-24'])
  const marks = await databasePool().query<{ day: string; bytes: number; text: string }>(
    "select day::text, length(mark) as bytes, encode(mark, 'escape') as text from view_mark",
  )
  expect(marks.rows.every(({ day, bytes }) => day === '2026-11-24' && bytes === 12)).toBe(true)
  expect(marks.rows.some(({ text }) => text.includes('203.0.113'))).toBe(false)
})

test("EVT-01, API-19: visitors' actions are summed by site, car, event and the tenant's day", async () => {
  const car = carOf(0)
  // Ten at night in London is the next morning in Brisbane.
  const late = Date.parse('2026-11-21T22:00:00Z') / 1000
  for (const event of [25, 25, 'reveal-phone']) expect(await countEvent(tenant, car, event, late)).toBe(true)
  const { rows } = await databasePool().query(
    'select event, day::text, count::int from visit_count where tenant_id = $1 and vehicle_id = $2 order by event',
    [tenant.id, car],
  )
  expect(rows).toEqual([
    { event: '25', day: '2026-11-22', count: 2 },
    { event: 'reveal-phone', day: '2026-11-22', count: 1 },
  ])
})

test('EVT-01, EVT-16: events without a car are summed by site, event and day', async () => {
  const counted = await Promise.all([49, 49, 22].map((event) => countEvent(tenant, null, event, NOON)))
  expect(counted).toEqual([true, true, true])
  const { rows } = await databasePool().query('select event, day::text, count::int from site_event where tenant_id = $1 order by event', [
    tenant.id,
  ])
  expect(rows).toEqual([
    { event: '22', day: '2026-11-21', count: 1 },
    { event: '49', day: '2026-11-21', count: 2 },
  ])
})

test("EVT-01: many simultaneous events are all stored, except those about a car the site doesn't sell", async () => {
  const stranger = await aSeededTenant('summit')
  const car = carOf(1)
  const asked = Array.from({ length: 60 }, (_, index) => countEvent(index % 3 === 0 ? stranger : tenant, car, 60, NOON))
  expect((await Promise.all(asked)).filter(Boolean)).toHaveLength(40)
  const { rows } = await databasePool().query("select tenant_id, count::int from visit_count where vehicle_id = $1 and event = '60'", [car])
  expect(rows).toEqual([{ tenant_id: tenant.id, count: 40 }])
})

test("SEC-01: nothing is counted for another site's car", async () => {
  const stranger = await aSeededTenant('summit')
  expect(await countEvent(stranger, carOf(0), 25, NOON)).toBe(false)
  expect(await countEvent(tenant, 2_000_000_000, 25, NOON)).toBe(false)
  const { rows } = await databasePool().query('select 1 from visit_count where tenant_id = $1', [stranger.id])
  expect(rows).toEqual([])
})
