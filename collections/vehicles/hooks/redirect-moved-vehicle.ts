import type { CollectionAfterChangeHook } from 'payload'
import { redirectMoves } from '@/server/routing/redirect-rules'
import { sellersOf } from '@/server/vehicles/project-vehicle'
import type { Vehicle } from '@payload-types'

/** When a vehicle's slug changes, adds a redirect on every site that sells it (SEO-04). Imports never change a slug. */
export const redirectMovedVehicle: CollectionAfterChangeHook<Vehicle> = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update' || doc.slug === previousDoc.slug) return doc
  const dealership = typeof doc.dealership === 'object' ? doc.dealership.id : doc.dealership
  const sellers = await sellersOf(req, [dealership])
  await redirectMoves(req, sellers, [{ from: `/cars/${previousDoc.slug}`, to: `/cars/${doc.slug}` }])
  return doc
}
