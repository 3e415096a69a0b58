import { databasePool } from '@/server/database/pool'
import { createEmbeddedGauge } from '@/server/gauge/embedded-gauge'
import { aVehicle } from '@tests/builders/vehicle'
import { describeGauge } from './describe-gauge'

/** The demonstration's most common model of one year, at its median price. */
const COMMON = `
  select make, model, year::integer, min(id)::integer as id, percentile_disc(0.5) within group (order by price)::integer as price
  from vehicles where price > 0 and status = 'in_stock' and show_on_dealer_website
  group by make, model, year order by count(*) desc, make, model, year limit 1`

describeGauge('comparable stock', async () => {
  const { rows } = await databasePool().query<{ make: string; model: string; year: number; id: number; price: number }>(COMMON)
  const [common] = rows
  if (!common) throw new Error('the demo has cars')
  const known = aVehicle({ ...common, price: common.price * 100, badge: null, km: 30_000, offerPrice: null })
  return { gauge: createEmbeddedGauge(databasePool()), known, close: () => Promise.resolve() }
})
