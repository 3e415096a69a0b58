import { afterAll, expect, test } from 'vitest'
import { GET } from '@/app/api/cars/[slug]/autogauge/route'
import { resolveGauge } from '@/domain/gauge/market-gauge'
import { databasePool } from '@/server/database/pool'
import { createEmbeddedGauge } from '@/server/gauge/embedded-gauge'
import { aVehicle } from '../../builders/vehicle'

afterAll(() => databasePool().end())

async function call(host: string, slug: string) {
  const request = new Request(`http://${host}/api/cars/${slug}/autogauge`, { headers: { host } })
  const response = await GET(request, { params: Promise.resolve({ slug }) })
  return { status: response.status, body: await response.json() }
}

/** A car of harbour's whose badge is sold all over the platform, at the median of its kind. */
async function findCommonSlug(): Promise<string> {
  const { rows } = await databasePool().query<{ slug: string }>(
    `select car.slug from vehicles car join dealerships on dealerships.id = car.dealership_id
       join vehicles other on other.make = car.make and other.model = car.model and other.badge = car.badge
         and abs(other.year - car.year) <= 3 and other.status = 'in_stock' and other.show_on_dealer_website and other.price > 0
     where dealerships.slug like 'harbour%' and car.status = 'in_stock' and car.show_on_dealer_website and car.price > 0 and car.km is not null
     group by car.id order by count(*) desc, abs(car.price - avg(other.price)) limit 1`,
  )
  return rows[0]?.slug ?? 'none'
}

test('API-02: a car of a common model gets the market of comparable stock, its own price in it', async () => {
  const { rows } = await databasePool().query<{ make: string; model: string; year: string; id: number; price: string }>(
    `select make, model, year, min(id) as id, percentile_disc(0.5) within group (order by price) as price from vehicles
     where price > 0 and status = 'in_stock' and show_on_dealer_website group by make, model, year order by count(*) desc limit 1`,
  )
  const [common] = rows
  if (!common) throw new Error('the demo has cars')
  const price = Number(common.price) * 100
  const car = aVehicle({ ...common, year: Number(common.year), badge: null, km: 30_000, price, offerPrice: null })
  const view = resolveGauge({ ...(await createEmbeddedGauge(databasePool()).ask(car)), confidence: 1 })
  if (view.kind === 'panel') expect(view.market.max).toBeGreaterThan(view.market.min)
  const cheap = await createEmbeddedGauge(databasePool()).ask({ ...car, price: Math.round(price / 2) })
  const dear = await createEmbeddedGauge(databasePool()).ask({ ...car, price: price * 3 })
  expect([cheap?.fill, dear?.fill]).toEqual([1, 0])
})

test('GAUGE-03: no market for a car without a price, without a year, or of a model that nobody else has', async () => {
  const gauge = createEmbeddedGauge(databasePool())
  expect(await gauge.ask(aVehicle({ price: null, offerPrice: null }))).toBeNull()
  expect(await gauge.ask(aVehicle({ year: null }))).toBeNull()
  expect(await gauge.ask(aVehicle({ make: 'Lada', model: 'Niva' }))).toBeNull()
  expect(await gauge.ask(aVehicle({ make: "x' or '1'='1", model: '%' }))).toBeNull()
})

test('GAUGE-01: the call answers where the tenant has the plugin, and is not there elsewhere', async () => {
  const slug = await findCommonSlug()
  const { status, body } = await call('harbour.localhost', slug)
  expect([status, resolveGauge(body).kind]).toEqual([200, 'panel'])
  expect((await call('summit.localhost', slug)).status).toBe(404)
  expect((await call('harbour.localhost', 'no-such-car')).status).toBe(404)
})
