import { z } from 'zod'
import { normaliseMakeName } from '@/domain/models/make-name'
import type { CarSuggestions } from '@/domain/journeys/trade-in/steps'
import type { Queryable } from '../search/port'

const names = z.array(z.object({ name: z.string() }))
const MOST_NAMES = 500

const MAKES = `select name from brands where kind <> 'caravan' union select distinct make from vehicles where make is not null order by 1 limit ${MOST_NAMES}`
const MODELS = `select distinct model as name from vehicles where model is not null and ($1 = '' or lower(make) = lower($1)) order by 1 limit ${MOST_NAMES}`

/** Returns makes that the platform knows, and the models of one make, as suggestions for a visitor's trade-in. */
export async function suggestCars(database: Queryable, make: string): Promise<CarSuggestions> {
  const [makes, models] = await Promise.all([database.query(MAKES, []), database.query(MODELS, [normaliseMakeName(make)])])
  const list = (rows: unknown) => names.parse(rows).map(({ name }) => name)
  return { makes: list(makes.rows), models: list(models.rows) }
}
