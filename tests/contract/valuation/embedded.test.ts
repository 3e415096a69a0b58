import { databasePool } from '@/server/database/pool'
import { createEmbeddedValuer } from '@/server/trade-in/valuation/embedded-valuer'
import { describeValuer } from './describe-valuer'

/** The demonstration's most common model of one year. */
const COMMON = `
  select make, model, year::integer from vehicles where price > 0 and status = 'in_stock' and show_on_dealer_website
  group by make, model, year order by count(*) desc, make, model, year limit 1`

describeValuer('comparable stock', async () => {
  const { rows } = await databasePool().query<{ make: string; model: string; year: number }>(COMMON)
  const [common] = rows
  if (!common) throw new Error('the demo has cars')
  return { valuer: createEmbeddedValuer(databasePool()), known: { ...common, badge: null, km: 30_000 }, close: () => Promise.resolve() }
})
