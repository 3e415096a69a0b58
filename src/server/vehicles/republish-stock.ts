import { sql } from 'kysely'
import type { PayloadRequest } from 'payload'
import type { Dealership, Location } from '@payload-types'
import { onTransaction, type RunSql } from '../database/transaction'
import { typedQueries } from '../database/typed-queries'
import { publishStock, type TouchedCar } from '../import/publish-stock'

type CarsOf = { dealership: number } | { location: number } | { deletedLocation: string }

/** Selects the vehicles of a dealership or location, by the dealership that sells them. */
function selectCars(run: RunSql, cars: CarsOf) {
  const touched = sql<TouchedCar[]>`json_agg(json_build_object('id', id, 'slug', slug, 'isDeleted', false))`
  const query = typedQueries(run)
    .selectFrom('vehicles')
    .select(['dealership_id', touched.as('cars')])
    .groupBy('dealership_id')
  if ('dealership' in cars) return query.where('dealership_id', '=', cars.dealership)
  if ('location' in cars) return query.where('location_id', '=', cars.location)
  // the vehicle no longer references a deleted location, but its search document still does
  return query.where('id', 'in', (from) =>
    from
      .selectFrom('search_document')
      .select('search_document.id')
      .where(sql`doc ->> 'location_slug'`, '=', cars.deletedLocation),
  )
}

async function republish(req: PayloadRequest, cars: CarsOf): Promise<void> {
  const rows = await selectCars(await onTransaction(req), cars).execute()
  for (const { dealership_id, cars: touched } of rows) await publishStock(req, dealership_id, touched)
}

/** The parts of a dealership in filters and address segments. */
const listedDealership = ({ name, slug }: Dealership) => JSON.stringify([name, slug])

/** Besides names, coordinates matter: they decide which vehicles are near a postcode. */
const listedLocation = ({ name, slug, address }: Location) =>
  JSON.stringify([name, slug, address?.city, address?.state, address?.lat, address?.long])

/**
 * Updates a dealership's vehicles after a change of its name or slug: their search documents, pages and listings on every site that sells
 * them, in the change's transaction (TEN-06, SRCH-09). Does nothing when nothing in listings changed.
 */
export async function republishDealership(req: PayloadRequest, doc: Dealership, previous: Dealership): Promise<void> {
  if (listedDealership(doc) !== listedDealership(previous)) await republish(req, { dealership: doc.id })
}

/** Does the same for vehicles at a location that was renamed or moved (SRCH-09, LIM-01). */
export async function republishLocation(req: PayloadRequest, doc: Location, previous: Location): Promise<void> {
  if (listedLocation(doc) !== listedLocation(previous)) await republish(req, { location: doc.id })
}

/** Does the same for vehicles at a location that was deleted. */
export async function republishDeletedLocation(req: PayloadRequest, location: Location): Promise<void> {
  await republish(req, { deletedLocation: location.slug })
}
