import { cache } from 'react'
import type { Where } from 'payload'
import type { Tenant } from '@/domain/tenant/tenant'
import type { Vehicle, VehicleCard } from '@/domain/vehicle/vehicle'
import { cacheTags } from '../cache/tags'
import { taggedRead } from '../cache/tagged-read'
import { payloadClient } from '../payload-client'
import { toVehicleCard } from './to-card'
import { toVehicle } from './to-vehicle'

/**
 * The door to stock: vehicles of the dealerships that a tenant sells, and shown at all. It stands beside `findForTenant` because
 * stock belongs to a dealership and may be sold by several tenants.
 */
async function findVehiclesForTenant(dealershipIds: readonly number[], where: Where, limit: number): Promise<Vehicle[]> {
  if (dealershipIds.length === 0) return []
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'vehicles',
    where: { and: [{ dealership: { in: [...dealershipIds] } }, { show_on_dealer_website: { equals: true } }, where] },
    depth: 0,
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

/** A car by the slug of its page (VDP-01), as this tenant may show it; null otherwise. */
export const findVehicle = cache((tenant: Pick<Tenant, 'id' | 'dealershipIds'>, slug: string): Promise<Vehicle | null> =>
  taggedRead(['vehicle', tenant.id, slug], [cacheTags.vehicle(slug)], async () => {
    // an address may hold a character that the database takes for an error
    if (slug.includes('\u0000')) return null
    const [vehicle] = await findVehiclesForTenant(tenant.dealershipIds, { slug: { equals: slug } }, 1)
    return vehicle ?? null
  }),
)

/** A car by its id, as this tenant may show it; null otherwise. For calls: pages are asked for by slug. */
export async function findVehicleById(tenant: Pick<Tenant, 'dealershipIds'>, id: number): Promise<Vehicle | null> {
  const [vehicle] = await findVehiclesForTenant(tenant.dealershipIds, { id: { equals: id } }, 1)
  return vehicle ?? null
}

/** Cards of these ids in this order; an id that the tenant may not show is left out. */
export async function findCards(tenant: Pick<Tenant, 'dealershipIds'>, ids: readonly number[]): Promise<VehicleCard[]> {
  const found = await findVehiclesForTenant(tenant.dealershipIds, { id: { in: [...ids] } }, ids.length)
  const byId = new Map(found.map((vehicle) => [vehicle.id, vehicle]))
  return ids.flatMap((id) => {
    const vehicle = byId.get(id)
    return vehicle ? [toVehicleCard(vehicle)] : []
  })
}
