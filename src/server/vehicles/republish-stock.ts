import type { PayloadRequest } from 'payload'
import type { Dealership, Location } from '@payload-types'
import { onTransaction } from '../database/transaction'
import { publishStock } from '../import/publish-stock'

const CARS_OF = {
  dealership: 'dealership_id = $1',
  location: 'location_id = $1',
  // the vehicle no longer references a deleted location, but its search document still does
  'deleted location': `id in (select id from search_document where doc ->> 'location_slug' = $1)`,
}

async function republish(req: PayloadRequest, cars: keyof typeof CARS_OF, value: string | number): Promise<void> {
  const run = await onTransaction(req)
  const { rows } = await run(
    `select dealership_id, json_agg(json_build_object('id', id, 'slug', slug, 'isDeleted', false)) cars
     from vehicles where dealership_id is not null and ${CARS_OF[cars]} group by dealership_id`,
    [value],
  )
  for (const { dealership_id, cars: touched } of rows) if (Array.isArray(touched)) await publishStock(req, Number(dealership_id), touched)
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
  if (listedDealership(doc) !== listedDealership(previous)) await republish(req, 'dealership', doc.id)
}

/** Does the same for vehicles at a location that was renamed or moved (SRCH-09, LIM-01). */
export async function republishLocation(req: PayloadRequest, doc: Location, previous: Location): Promise<void> {
  if (listedLocation(doc) !== listedLocation(previous)) await republish(req, 'location', doc.id)
}

/** Does the same for vehicles at a location that was deleted. */
export async function republishDeletedLocation(req: PayloadRequest, location: Location): Promise<void> {
  await republish(req, 'deleted location', location.slug)
}
