import type { CollectionSlug, DataFromCollectionSlug, Where } from 'payload'
import { normaliseStored } from '@/domain/json/normalise-stored'
import { payloadClient } from '../process/payload-client'

/** The collections that visitors may see. */
type VisibleCollection = Extract<
  CollectionSlug,
  | 'pages'
  | 'shared-sections'
  | 'promo-cards'
  | 'offers'
  | 'announcements'
  | 'faqs'
  | 'reviews'
  | 'media'
  | 'site-settings'
  | 'models'
  | 'locations'
  | 'dealerships'
>

type Query = { where?: Where; sort?: string; limit?: number }

/**
 * Reads a tenant's documents for a visitor. All content for visitors must be read through this function: it adds the tenant and, where
 * there are drafts, `_status: published` (SEC-01). Stored documents are not trusted, so they are sanitised (SEC-06).
 * @returns Documents with ids for references; at most `limit`, 500 if not given.
 */
export async function findForTenant<Slug extends VisibleCollection>(
  tenantId: number,
  collection: Slug,
  { where, sort, limit = 500 }: Query = {},
): Promise<DataFromCollectionSlug<Slug>[]> {
  const payload = await payloadClient()
  const scope: Where[] = [{ tenant: { equals: tenantId } }]
  // a collection that gets drafts later is covered too
  if (payload.collections[collection].config.versions?.drafts) scope.push({ _status: { equals: 'published' } })
  if (where) scope.push(where)
  const { docs } = await payload.find({ collection, where: { and: scope }, depth: 0, limit, pagination: false, ...(sort ? { sort } : {}) })
  const { flattenedFields } = payload.collections[collection].config
  return docs.map((doc) => normaliseStored(flattenedFields, doc))
}
