import { idOf } from '@/domain/json/id-of'
import type { Announcement } from './messages'
import { cacheTags, isListCollection } from './tags'

type Document = Record<string, unknown>

/**
 * Returns which cached pages are affected by saving or deleting a document of a collection without drafts; null when visitors see nothing
 * of it.
 */
export function describeChange(collection: string, doc: Document): Announcement | null {
  const tenant = idOf(doc.tenant)
  if (collection === 'tenants') {
    const id = idOf(doc.id)
    return id === null ? null : { tags: [cacheTags.tenant(id), cacheTags.stock(id)], reload: 'all' }
  }
  if (collection === 'site-settings') return tenant === null ? null : { tags: [cacheTags.tenant(tenant)], reload: [tenant] }
  // redirects only apply where there is no page, so no cached page depends on them
  if (collection === 'redirects') return tenant === null ? null : { tags: [], reload: [tenant] }
  if (collection === 'brands') return { tags: [cacheTags.brands()], reload: 'all' }
  if (collection === 'media') {
    const id = idOf(doc.id)
    return id === null ? null : { tags: [cacheTags.media(id)], reload: 'none' }
  }
  // its name is part of cards and addresses of every tenant that sells its stock
  if (collection === 'dealerships') return { tags: tenant === null ? [] : [cacheTags.list('dealerships', tenant)], reload: 'all' }
  if (isListCollection(collection)) {
    const id = idOf(doc.id)
    const own = collection === 'locations' && id !== null ? [cacheTags.location(id)] : []
    return tenant === null ? null : { tags: [cacheTags.list(collection, tenant), ...own], reload: [tenant] }
  }
  return null
}
