import type { CollectionBeforeOperationHook, CollectionBeforeValidateHook, CollectionSlug, PayloadRequest, Where } from 'payload'
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

const DRAFT_SAVE = 'isDraftSave'

/** Notes whether a save stores a draft beside what visitors see. The later hooks aren't told. */
export const noteDraftSave: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'create' || operation === 'update') req.context[DRAFT_SAVE] = 'draft' in args && args.draft === true
  return args
}

type Other = Readonly<Record<string, unknown>>

/**
 * Whether a page's draft may have an address that another page still has for visitors: the other one gives it up in its own draft, so that a
 * release can swap them (EDT-20). Only a draft beside a live page is stored apart from it, where no index compares addresses.
 */
async function isGivenUp(req: PayloadRequest, id: unknown, other: Other, path: string): Promise<boolean> {
  if (req.context[DRAFT_SAVE] !== true || typeof id !== 'number' || typeof other.id !== 'number' || other.deletedAt) return false
  const common = { collection: 'pages', depth: 0, disableErrors: true, req } as const
  const live = await req.payload.findByID({ ...common, id, select: { _status: true } })
  const newest = await req.payload.findByID({ ...common, id: other.id, draft: true, select: { path: true } })
  return live?._status === 'published' && newest !== null && newest.path !== path
}

/**
 * Refuses an address that another document of the site has, with a message at its field (CMS-02). The database's error would name columns.
 */
export const refuseTaken: CollectionBeforeValidateHook = async ({ collection, data, originalDoc, req }) => {
  const unique = ONE_PER_SITE[collection.slug]
  const value = unique && data?.[unique.field]
  if (!unique || typeof value !== 'string' || value === '') return data
  // what is published may be a draft of old, whose address another document has by now
  if (value === originalDoc?.[unique.field] && data?._status !== 'published') return data
  const sameSite: Where[] = [
    { tenant: { equals: bareReference(data?.tenant ?? originalDoc?.tenant) } },
    { [unique.field]: { equals: value } },
  ]
  const others: Where[] = originalDoc?.id === undefined ? [] : [{ id: { not_equals: originalDoc.id } }]
  const where = { and: [...sameSite, ...others] }
  const { docs } = await req.payload.find({ collection: collection.slug, where, depth: 0, limit: 1, pagination: false, trash: true, req })
  const other: Other = { ...docs[0] }
  if (!docs[0] || (collection.slug === 'pages' && (await isGivenUp(req, originalDoc?.id, other, value)))) return data
  const title = String(other[collection.admin.useAsTitle ?? unique.field] ?? '')
  const message = explainTaken({ noun: unique.noun, title, isInTrash: Boolean(other.deletedAt) })
  throw refusal(collection.slug, [{ path: unique.field, message }])
}
