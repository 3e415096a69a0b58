import type { CollectionAfterChangeHook } from 'payload'
import { redirectMoves } from '@/server/routing/redirect-rules'
import type { Dealership } from '@payload-types'

/** When a dealership's slug changes, adds a redirect on every site with a page under the old one (SEO-04, LOC-04). */
export const redirectMovedDealership: CollectionAfterChangeHook<Dealership> = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update' || doc.slug === previousDoc.slug) return doc
  const { docs } = await req.payload.find({
    collection: 'locations',
    where: { and: [{ dealership: { equals: doc.id } }, { visible: { equals: true } }] },
    select: { tenant: true },
    depth: 0,
    pagination: false,
    req,
  })
  const tenants = docs.flatMap(({ tenant }) => (typeof tenant === 'number' ? [tenant] : []))
  await redirectMoves(req, [...new Set(tenants)], [{ from: `/locations/${previousDoc.slug}`, to: `/locations/${doc.slug}` }])
  return doc
}
