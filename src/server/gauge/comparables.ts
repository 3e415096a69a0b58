import { z } from 'zod'
import { normaliseMakeName } from '@/domain/models/make-name'
import type { MarketCar } from '@/domain/pricing/market-range'
import { toCents } from '@/domain/money/money'
import type { Queryable } from '../search/port'

/** A larger sample would not change the result. */
const MOST_COMPARED = 400

const COMPARABLE = `
  select badge, year::float8 as year, km::float8 as km, coalesce(nullif(offer_price, 0), price)::float8 as price
  from vehicles
  where lower(make) = lower($1) and lower(model) = lower($2) and status = 'in_stock' and show_on_dealer_website
    and price > 0 and year is not null and id <> $3
  order by abs(year - $4), id
  limit ${MOST_COMPARED}`

const rows = z.array(z.object({ badge: z.string().nullable(), year: z.number(), km: z.number().nullable(), price: z.number() }))

/** The market to compare with: a make and model around a year. `exceptId` leaves out the vehicle itself when it is for sale. */
export type ComparedTo = { make: string; model: string; year: number; exceptId?: number }

/** Returns vehicles of a model with an asking price from all dealers of the platform, nearest years first. */
export async function findComparables(database: Queryable, { make, model, year, exceptId = 0 }: ComparedTo): Promise<MarketCar[]> {
  const found = await database.query(COMPARABLE, [normaliseMakeName(make), model, exceptId, year])
  return rows.parse(found.rows).map(({ price, ...car }) => ({ ...car, price: toCents(price) ?? 0 }))
}
