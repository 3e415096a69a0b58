import type { Payload, TypedUser, Where } from 'payload'
import { type ContentState, contentState, type DatedCollection } from '@/domain/promotions/content-state'
import { findShowingPage } from '@/domain/promotions/showing-page'
import { toInstant } from './to-instant'

/** Reads with a person's access, or with none for what a list already shows. */
type Reader = { payload: Payload; user?: TypedUser | null; tenantId: number }

const access = ({ user }: Reader) => (user ? { user, overrideAccess: false } : {})

/** Returns the published documents of a tenant with what decides their state, by id. */
async function readPublished(reader: Reader, collection: DatedCollection, id?: number) {
  const published = { _status: { equals: 'published' as const } }
  const own: Where = id === undefined ? {} : { id: { equals: id } }
  const { docs } = await reader.payload.find({
    collection,
    where: { and: [{ tenant: { equals: reader.tenantId } }, published, own] },
    depth: 0,
    pagination: false,
    ...access(reader),
  })
  return new Map(docs.map((doc) => [doc.id, doc]))
}

/** Returns the tenant's published pages. A question without a page that shows it is hidden. */
async function readPages(reader: Reader) {
  const { docs } = await reader.payload.find({
    collection: 'pages',
    where: { and: [{ tenant: { equals: reader.tenantId } }, { _status: { equals: 'published' } }] },
    depth: 0,
    pagination: false,
    select: { path: true, layout: true },
    ...access(reader),
  })
  return docs
}

/**
 * Reads what visitors see of a tenant's dated content, and returns a function that states it for a document (EDT-16). Reads once, however
 * many documents are asked for.
 */
export async function readContentStates(
  reader: Reader,
  collection: DatedCollection,
  id?: number,
): Promise<(id: number, now: number) => ContentState> {
  const [published, pages] = await Promise.all([
    readPublished(reader, collection, id),
    collection === 'faqs' ? readPages(reader) : Promise.resolve([]),
  ])
  return (asked, now) => {
    const doc = published.get(asked)
    if (!doc) return contentState({ published: null, isShown: false }, now)
    const window = 'start' in doc ? { start: toInstant(doc.start), expiry: toInstant(doc.expiry) } : { start: null, expiry: null }
    const category = 'category' in doc ? (doc.category ?? null) : null
    const isShown = collection !== 'faqs' || findShowingPage(pages, { kind: 'question', category }) !== null
    return contentState({ published: window, isShown }, now)
  }
}
