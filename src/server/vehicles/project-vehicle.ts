import type { PayloadRequest } from 'payload'
import { idOf } from '@/domain/json/id-of'
import { toMakeSlug } from '@/domain/models/make-name'
import { toSearchDocument } from '@/domain/search/document'
import { slugify } from '@/domain/text/slug'
import type { Vehicle as VehicleDoc } from '@payload-types'
import { announce } from '../invalidation/announce'
import { cacheTags } from '../invalidation/tags'
import { onTransaction } from '../database/transaction'
import { typedQueries } from '../database/typed-queries'
import { removeProjection, writeProjection } from '../search/embedded/write-projection'
import { toVehicle } from './to-vehicle'

/** Returns the tenants whose sites list a dealership's stock. */
export async function sellersOf(req: PayloadRequest, dealershipIds: number[]): Promise<number[]> {
  const run = await onTransaction(req)
  const sellers = typedQueries(run).selectFrom('tenants_rels').select('parent_id').where('path', '=', 'sells')
  const found = await Promise.all(dealershipIds.map((id) => sellers.where('dealerships_id', '=', id).execute()))
  return [...new Set(found.flat().map(({ parent_id }) => parent_id))]
}

/**
 * Returns the vehicle's data in site maps: its addresses and the end of its sold window (CAR-16). If it is unchanged, no map needs to be
 * reloaded.
 */
function mappedOf(doc: VehicleDoc | undefined): string {
  if (!doc) return ''
  const { make, model, dealership, location, show_on_dealer_website: isShown, sold_date_timestamp: soldAt } = doc
  return [toMakeSlug(make), slugify(model), idOf(dealership), idOf(location), isShown, soldAt].join('/')
}

/** Returns the data that stock counts depend on. */
function shapeOf(doc: VehicleDoc | undefined): string {
  return doc ? [mappedOf(doc), doc.car_type, doc.simple_body, doc.status, doc.photos_count].join('/') : ''
}

async function writeSearchDocument(req: PayloadRequest, doc: VehicleDoc, dealershipId: number): Promise<void> {
  const locationId = idOf(doc.location)
  const [dealership, location] = await Promise.all([
    req.payload.findByID({ collection: 'dealerships', id: dealershipId, depth: 0, req }),
    locationId === null ? null : req.payload.findByID({ collection: 'locations', id: locationId, depth: 0, disableErrors: true, req }),
  ])
  await writeProjection(await onTransaction(req), [toSearchDocument(toVehicle(doc, dealership, location))])
}

/**
 * Updates everything derived from a saved vehicle in its transaction: the search projection, and the announcement for its page and for the
 * listings of every tenant that sells it.
 */
export async function projectVehicle(req: PayloadRequest, doc: VehicleDoc, previous: VehicleDoc | undefined): Promise<void> {
  const dealership = idOf(doc.dealership)
  if (dealership === null) return
  await writeSearchDocument(req, doc, dealership)
  const before = idOf(previous?.dealership)
  const sellers = await sellersOf(req, [...new Set([dealership, ...(before === null ? [] : [before])])])
  const slugs = [...new Set([doc.slug, previous?.slug].filter((slug) => typeof slug === 'string'))]
  await announce(req, {
    tags: [
      ...slugs.map(cacheTags.vehicle),
      ...sellers.map(cacheTags.stock),
      ...(shapeOf(doc) === shapeOf(previous) ? [] : sellers.map(cacheTags.stockShape)),
    ],
    reload: mappedOf(doc) === mappedOf(previous) ? 'none' : sellers,
    vehicles: slugs.map((slug) => ({
      id: doc.id,
      slug,
      dealershipId: slug === doc.slug && doc.show_on_dealer_website ? dealership : null,
    })),
  })
}

/** Does the same for a deleted vehicle. */
export async function dropVehicle(req: PayloadRequest, doc: VehicleDoc): Promise<void> {
  await removeProjection(await onTransaction(req), [doc.id])
  const dealership = idOf(doc.dealership)
  const sellers = dealership === null ? [] : await sellersOf(req, [dealership])
  await announce(req, {
    tags: [cacheTags.vehicle(doc.slug), ...sellers.flatMap((id) => [cacheTags.stock(id), cacheTags.stockShape(id)])],
    reload: sellers,
    vehicles: [{ id: doc.id, slug: doc.slug, dealershipId: null }],
  })
}
