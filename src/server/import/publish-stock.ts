import type { PayloadRequest } from 'payload'
import { toSearchDocument } from '@/domain/search/document'
import type { Vehicle } from '@payload-types'
import { announce } from '../invalidation/announce'
import { cacheTags } from '../invalidation/tags'
import { onTransaction } from '../database/transaction'
import { removeProjection, writeProjection } from '../search/embedded/write-projection'
import { sellersOf } from '../vehicles/project-vehicle'
import { toVehicle } from '../vehicles/to-vehicle'
import { inBatches } from './stock-rows'

/** A vehicle that an import wrote, with its page's slug; `isDeleted` for removed ones. */
export type TouchedCar = { id: number; slug: string; isDeleted: boolean }

/** Writes the vehicles to the search projection and returns the slugs of the visible ones. */
async function project(req: PayloadRequest, dealershipId: number, ids: readonly number[]): Promise<Set<string>> {
  const everything = { depth: 0, pagination: false, req } as const
  const run = await onTransaction(req)
  const dealership = await req.payload.findByID({ collection: 'dealerships', id: dealershipId, depth: 0, req })
  const shown = new Set<string>()
  await inBatches(ids, async (batch) => {
    // reads through the adapter, without access control: vehicles have no field hooks that would be skipped
    const { docs } = await req.payload.db.find<Vehicle>({ collection: 'vehicles', where: { id: { in: batch } }, pagination: false, req })
    const locationIds = [...new Set(docs.map(({ location }) => location).filter((id) => typeof id === 'number'))]
    const found = await req.payload.find({ collection: 'locations', where: { id: { in: locationIds } }, ...everything })
    const locations = new Map(found.docs.map((doc) => [doc.id, doc]))
    const locationOf = (id: unknown) => (typeof id === 'number' ? (locations.get(id) ?? null) : null)
    const cars = docs.map((doc) => toVehicle(doc, dealership, locationOf(doc.location)))
    await writeProjection(run, cars.map(toSearchDocument))
    for (const { slug, isShown } of cars) if (isShown) shown.add(slug)
  })
  return shown
}

/**
 * Updates everything derived from vehicles that were written in bulk, in the same transaction, as the hooks of a single save do: the search
 * projection, and one announcement for their pages and for listings, menus and site maps of every tenant that sells them.
 */
export async function publishStock(req: PayloadRequest, dealershipId: number, cars: readonly TouchedCar[]): Promise<void> {
  if (cars.length === 0) return
  const run = await onTransaction(req)
  const idsOf = (isWanted: (car: TouchedCar) => boolean) => cars.filter(isWanted).map(({ id }) => id)
  const shown = await project(
    req,
    dealershipId,
    idsOf(({ isDeleted }) => !isDeleted),
  )
  await removeProjection(
    run,
    idsOf(({ isDeleted }) => isDeleted),
  )
  const sellers = await sellersOf(req, [dealershipId])
  await announce(req, {
    tags: [...sellers.flatMap((id) => [cacheTags.stock(id), cacheTags.stockShape(id)]), ...cars.map(({ slug }) => cacheTags.vehicle(slug))],
    reload: sellers,
    vehicles: cars.map(({ id, slug }) => ({ id, slug, dealershipId: shown.has(slug) ? dealershipId : null })),
  })
}
