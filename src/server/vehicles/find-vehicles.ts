import { sql } from 'kysely'
import { cache } from 'react'
import { LRUCache } from 'lru-cache'
import type { Where } from 'payload'
import type { Tenant } from '@/domain/tenant/tenant'
import type { Vehicle, VehicleCard } from '@/domain/vehicle/vehicle'
import { processGlobal } from '../cache/process-global'
import { cacheTags } from '../invalidation/tags'
import { taggedRead } from '../cache/tagged-read'
import { runSql } from '../database/run-sql'
import { TRUE, typedQueries } from '../database/typed-queries'
import { payloadClient } from '../process/payload-client'
import { toVehicleCard } from './to-card'
import { toVehicle } from './to-vehicle'

const LONGEST_SLUG = 200

/**
 * Reads the visible vehicles of a tenant's dealerships. All stock for visitors must be read through this function. It is separate from
 * `findForTenant` because stock belongs to a dealership, which several tenants may sell.
 */
async function findVehiclesForTenant(dealershipIds: readonly number[], where: Where, limit: number): Promise<Vehicle[]> {
  if (dealershipIds.length === 0) return []
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'vehicles',
    where: { and: [{ dealership: { in: [...dealershipIds] } }, { show_on_dealer_website: { equals: true } }, where] },
    depth: 0,
    sort: 'id',
    limit,
    pagination: false,
  })
  const idsOf = (key: 'dealership' | 'location') => [...new Set(docs.map((doc) => doc[key]).filter((id) => typeof id === 'number'))]
  const [dealerships, locations] = await Promise.all([
    payload.find({ collection: 'dealerships', where: { id: { in: idsOf('dealership') } }, depth: 0, pagination: false, limit: 0 }),
    payload.find({ collection: 'locations', where: { id: { in: idsOf('location') } }, depth: 0, pagination: false, limit: 0 }),
  ])
  const dealershipById = new Map(dealerships.docs.map((doc) => [doc.id, doc]))
  const locationById = new Map(locations.docs.map((doc) => [doc.id, doc]))
  return docs.flatMap((doc) => {
    const dealership = typeof doc.dealership === 'number' ? dealershipById.get(doc.dealership) : undefined
    const location = typeof doc.location === 'number' ? locationById.get(doc.location) : undefined
    return dealership ? [toVehicle(doc, dealership, location ?? null)] : []
  })
}

/** Returns a vehicle by its page's slug (VDP-01); null when this tenant may not show it. */
export const findVehicle = cache((tenant: Pick<Tenant, 'id' | 'dealershipIds'>, slug: string): Promise<Vehicle | null> =>
  taggedRead(['vehicle', tenant.id, slug], [cacheTags.vehicle(slug)], async () => {
    // PostgreSQL would throw an error for this character
    if (slug.includes('\u0000')) return null
    const [vehicle] = await findVehiclesForTenant(tenant.dealershipIds, { slug: { equals: slug } }, 1)
    return vehicle ?? null
  }),
)

/** Returns a vehicle by its id; null when this tenant may not show it. For calls; pages use the slug. */
export async function findVehicleById(tenant: Pick<Tenant, 'dealershipIds'>, id: number): Promise<Vehicle | null> {
  const [vehicle] = await findVehiclesForTenant(tenant.dealershipIds, { id: { equals: id } }, 1)
  return vehicle ?? null
}

/** The largest id of the database. */
const LARGEST_ID = 2_147_483_647
const MOST_OF_ONE_VIN = 10

const VIN = /^[a-z0-9]{6,17}$/i

/** Returns a vehicle by its VIN; of several, as after a trade-in, one that is not sold. */
async function findVehicleByVin(tenant: Pick<Tenant, 'dealershipIds'>, vin: string): Promise<Vehicle | null> {
  const cars = await findVehiclesForTenant(tenant.dealershipIds, { vin: { in: [vin, vin.toUpperCase()] } }, MOST_OF_ONE_VIN)
  return cars.findLast(({ status }) => status !== 'sold') ?? cars.at(-1) ?? null
}

/**
 * Returns a vehicle by its id, slug or VIN, as used in addresses, forms and calls (FIN-01, FIN-02); null when this tenant does not show it.
 */
export async function findNamedVehicle(tenant: Pick<Tenant, 'id' | 'dealershipIds'>, name: string): Promise<Vehicle | null> {
  const id = /^\d{1,10}$/.test(name) ? Number(name) : 0
  const vehicle = id > 0 && id <= LARGEST_ID ? await findVehicleById(tenant, id) : null
  const found = vehicle ?? (await findVehicle(tenant, name.slice(0, LONGEST_SLUG)))
  return found ?? (VIN.test(name) ? findVehicleByVin(tenant, name) : null)
}

const STOCK_BATCH = 500

/**
 * Returns all vehicles that the site shows, including sold ones, sorted by id. Reads in batches, so that other requests are answered in
 * between.
 */
export async function findStock({ dealershipIds }: Pick<Tenant, 'dealershipIds'>): Promise<Vehicle[]> {
  const stock: Vehicle[] = []
  for (;;) {
    const after = { id: { greater_than: stock.at(-1)?.id ?? 0 } }
    const batch = await findVehiclesForTenant(dealershipIds, after, STOCK_BATCH)
    stock.push(...batch)
    if (batch.length < STOCK_BATCH) return stock
  }
}

/** Returns cards for these ids in this order. Ids that the tenant may not show are left out. */
export async function findCards(tenant: Pick<Tenant, 'dealershipIds'>, ids: readonly number[]): Promise<VehicleCard[]> {
  const stamps = await readStamps(tenant.dealershipIds, ids)
  const cached = cardCache()
  const changed = [...stamps].flatMap(([id, stamp]) => (cached.get(id)?.stamp === stamp ? [] : [id]))
  const found = changed.length > 0 ? await findVehiclesForTenant(tenant.dealershipIds, { id: { in: changed } }, changed.length) : []
  const fresh = new Map(found.map((vehicle) => [vehicle.id, toVehicleCard(vehicle)]))
  const cards = ids.flatMap((id) => {
    const known = cached.get(id)
    return fresh.get(id) ?? (known && known.stamp === stamps.get(id) ? known.card : [])
  })
  for (const [id, card] of fresh) cached.set(id, { stamp: stamps.get(id) ?? '', card })
  return cards
}

/** A card with its texts takes at most about ten kilobytes. */
const MOST_CACHED = 2_000

/** Caches cards by vehicle id. Cards do not depend on the site; an entry is valid while its stamp equals the database's. */
function cardCache(): LRUCache<number, CachedCard> {
  return (processGlobal<LRUCache<number, CachedCard>>('forecourt.cached-cards').value ??= new LRUCache({ max: MOST_CACHED }))
}

type CachedCard = { stamp: string; card: VehicleCard }

/**
 * Returns stamps for the vehicles that a tenant may show. A stamp names the transactions that last wrote the vehicle, its dealership and
 * its location, which a card is made from.
 */
async function readStamps(dealershipIds: readonly number[], ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await typedQueries(runSql)
    .selectFrom('vehicles as v')
    .innerJoin('dealerships as d', 'd.id', 'v.dealership_id')
    .leftJoin('locations as l', 'l.id', 'v.location_id')
    .select(['v.id', sql<string>`concat_ws('/', v.xmin, d.xmin, l.xmin)`.as('stamp')])
    .where('v.id', '=', sql<number>`any (${ids}::integer[])`)
    .where('v.dealership_id', '=', sql<number>`any (${dealershipIds}::integer[])`)
    .where('v.show_on_dealer_website', '=', TRUE)
    .execute()
  return new Map(rows.map(({ id, stamp }) => [id, stamp]))
}
