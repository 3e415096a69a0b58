import type { CollectionAfterChangeHook } from 'payload'
import { listLocationPaths } from '@/domain/locations/location-paths'
import { listMoves } from '@/domain/navigation/moves'
import { redirectMoves } from '@/server/routing/redirect-rules'
import type { Location } from '@payload-types'

// the address by the dealership moves with the dealership, not with one of its places
const pathsOf = ({ slug, visible }: Location) => (visible ? listLocationPaths({ slug, dealershipSlug: null }) : [])

/** A place that is given another slug leaves redirects at its old addresses (SEO-04). */
export const redirectMovedPlace: CollectionAfterChangeHook<Location> = async ({ doc, previousDoc, operation, req }) => {
  const tenant = typeof doc.tenant === 'object' ? doc.tenant?.id : doc.tenant
  if (operation === 'update' && tenant) await redirectMoves(req, [tenant], listMoves(pathsOf(previousDoc), pathsOf(doc)))
  return doc
}
