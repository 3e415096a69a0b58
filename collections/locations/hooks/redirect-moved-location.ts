import type { CollectionAfterChangeHook } from 'payload'
import { listLocationPaths } from '@/domain/locations/location-paths'
import { listMoves } from '@/domain/navigation/moves'
import { redirectMoves } from '@/server/routing/redirect-rules'
import type { Location } from '@payload-types'

// The address under the dealership changes with the dealership, not with one of its locations.
const pathsOf = ({ slug, visible }: Location) => (visible ? listLocationPaths({ slug, dealershipSlug: null }) : [])

/** When a location's slug changes, adds redirects at its old addresses (SEO-04). */
export const redirectMovedLocation: CollectionAfterChangeHook<Location> = async ({ doc, previousDoc, operation, req }) => {
  const tenant = typeof doc.tenant === 'object' ? doc.tenant?.id : doc.tenant
  if (operation === 'update' && tenant) await redirectMoves(req, [tenant], listMoves(pathsOf(previousDoc), pathsOf(doc)))
  return doc
}
