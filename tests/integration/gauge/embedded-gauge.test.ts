import { expect, test } from 'vitest'
import { databasePool } from '@/server/database/pool'
import { createEmbeddedGauge } from '@/server/gauge/embedded-gauge'
import { aVehicle } from '@tests/builders/vehicle'

test("API-02: a common model's market consists of comparable stock, with the car's own price", async () => {
  const { rows } = await databasePool().query<{ make: string; model: string; year: string; id: number; price: string }>(
    `select make, model, year, min(id) as id, percentile_disc(0.5) within group (order by price) as price from vehicles
     where price > 0 and status = 'in_stock' and show_on_dealer_website group by make, model, year order by count(*) desc limit 1`,
  )
  const [common] = rows
  if (!common) throw new Error('the demo has cars')
  const price = Number(common.price) * 100
  const car = aVehicle({ ...common, year: Number(common.year), badge: null, km: 30_000, price, offerPrice: null })
  const {
    market_range_min: min,
    market_range_max: max,
    confidence,
    similar_cars: similar,
  } = (await createEmbeddedGauge(databasePool()).ask(car)) ?? {}
  expect(Number(min)).toBeGreaterThan(0)
  expect(Number(max)).toBeGreaterThan(Number(min))
  expect(Number(confidence)).toBeLessThanOrEqual(1)
  expect(Number(similar)).toBeGreaterThanOrEqual(4)
  const cheap = await createEmbeddedGauge(databasePool()).ask({ ...car, price: Math.round(price / 2) })
  const dear = await createEmbeddedGauge(databasePool()).ask({ ...car, price: price * 3 })
  expect([cheap?.fill, dear?.fill]).toEqual([1, 0])
})

test('GAUGE-03: no market for a car without a price or year, or for a model that nobody else has', async () => {
  const gauge = createEmbeddedGauge(databasePool())
  expect(await gauge.ask(aVehicle({ price: null, offerPrice: null }))).toBeNull()
  expect(await gauge.ask(aVehicle({ year: null }))).toBeNull()
  expect(await gauge.ask(aVehicle({ make: 'Lada', model: 'Niva' }))).toBeNull()
  expect(await gauge.ask(aVehicle({ make: "x' or '1'='1", model: '%' }))).toBeNull()
})
