import type { CollectionSlug, DataFromCollectionSlug, Where } from 'payload'
import { normaliseStored } from '@/domain/stored/normalise-stored'
import { payloadClient } from '../payload-client'

/** What visitors may see of a tenant, through the one function below. */
type VisibleCollection = Extract<
  CollectionSlug,
  'pages' | 'promo-cards' | 'offers' | 'faqs' | 'reviews' | 'media' | 'site-settings' | 'models' | 'locations' | 'dealerships'
>

type Query = { where?: Where; sort?: string; limit?: number }

/**
 * The one door to content: a visitor's read of a tenant's documents. It adds the tenant and, where there are drafts,
 * `_status: published`; nothing else asks Payload for a visitor (SEC-01).
 * What is stored is not trusted: documents come as `normaliseStored` leaves them (SEC-06).
 * @returns Documents with ids for references; at most `limit`, 500 if not given.
 */
export async function findForTenant<Slug extends VisibleCollection>(
  tenantId: number,
  collection: Slug,
  { where, sort, limit = 500 }: Query = {},
): Promise<DataFromCollectionSlug<Slug>[]> {
  const payload = await payloadClient()
  const scope: Where[] = [{ tenant: { equals: tenantId } }]
  if (collection === 'pages') scope.push({ _status: { equals: 'published' } })
  if (where) scope.push(where)
  const { docs } = await payload.find({ collection, where: { and: scope }, depth: 0, limit, pagination: false, ...(sort ? { sort } : {}) })
  const { flattenedFields } = payload.collections[collection].config
  return docs.map((doc) => normaliseStored(flattenedFields, doc))
}
