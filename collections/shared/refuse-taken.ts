import type { CollectionBeforeValidateHook, CollectionSlug, Where } from 'payload'
import { bareReference } from '@/domain/json/id-of'
import { explainTaken } from '@/domain/navigation/explain-taken'
import { refusal } from './refusal'

/** Values typed by staff that must be unique per site. The collection's index covers simultaneous saves. */
const ONE_PER_SITE: Readonly<Partial<Record<CollectionSlug, { field: string; noun: string }>>> = {
  pages: { field: 'path', noun: 'address' },
  redirects: { field: 'from', noun: 'address' },
  locations: { field: 'slug', noun: 'slug' },
  models: { field: 'slug', noun: 'slug' },
  offers: { field: 'slug', noun: 'slug' },
}

/**
 * Refuses an address that another document of the site has, with a message at its field (CMS-02). The database's error would name columns.
 */
export const refuseTaken: CollectionBeforeValidateHook = async ({ collection, data, originalDoc, req }) => {
  const unique = ONE_PER_SITE[collection.slug]
  const value = unique && data?.[unique.field]
  if (!unique || typeof value !== 'string' || value === '' || value === originalDoc?.[unique.field]) return data
  const sameSite: Where[] = [
    { tenant: { equals: bareReference(data?.tenant ?? originalDoc?.tenant) } },
    { [unique.field]: { equals: value } },
  ]
  const others: Where[] = originalDoc?.id === undefined ? [] : [{ id: { not_equals: originalDoc.id } }]
  const where = { and: [...sameSite, ...others] }
  const { docs } = await req.payload.find({ collection: collection.slug, where, depth: 0, limit: 1, pagination: false, trash: true, req })
  const other = new Map(Object.entries(docs[0] ?? {}))
  if (other.size === 0) return data
  const title = String(other.get(collection.admin.useAsTitle ?? unique.field) ?? '')
  const message = explainTaken({ noun: unique.noun, title, isInTrash: Boolean(other.get('deletedAt')) })
  throw refusal(collection.slug, [{ path: unique.field, message }])
}
