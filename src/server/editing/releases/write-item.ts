import type { PayloadRequest } from 'payload'
import { isRecord } from '@/domain/json/is-record'
import { maskSecrets } from '@/domain/switches/secret-switches'
import type { DocumentItem, ReleasedCollection, ReleaseItem, ValuesItem } from '@/domain/editing/release/release-item'
import type { RestoredItem } from '@/domain/editing/release/release-restore'
import { pickKeys, withSwitches } from '@/domain/editing/release/release-values'
import { findNewestVersion, findPartValues, findStored, findVersionContent } from './item-facts'
import { livePathBefore } from './moving-pages'

/** Set by the database or by hooks, or a part of the document's identity. */
const NOT_CONTENT = new Set(['id', 'createdAt', 'updatedAt', 'deletedAt', 'tenant', '_status', 'lastEditor'])

/** Returns the fields of a stored document or version that a save sets. Joins are other documents. */
function contentOf(req: PayloadRequest, collection: ReleasedCollection, doc: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { flattenedFields } = req.payload.collections[collection].config
  const names = flattenedFields.flatMap((field) => (field.type === 'join' || NOT_CONTENT.has(field.name) ? [] : [field.name]))
  return Object.fromEntries(names.filter((name) => name in doc).map((name) => [name, doc[name]]))
}

/** Returns the stored document; a page that was moved out of another's way still has its own address. */
async function findBefore(req: PayloadRequest, item: DocumentItem): Promise<Record<string, unknown> | null> {
  const stored = await findStored(req, item)
  const path = item.collection === 'pages' ? livePathBefore(req, item.document) : undefined
  return stored && path !== undefined ? { ...stored, path } : stored
}

type Save = { content: Record<string, unknown>; status: 'published' | 'draft'; isDraft?: boolean }

/** Saves as the request's user with their own rights; without a user as the platform. Hooks, validation and invalidation run as for every save. */
async function save(
  req: PayloadRequest,
  { collection, document }: Pick<DocumentItem, 'collection' | 'document'>,
  { content, status, isDraft = false }: Save,
): Promise<void> {
  const data = { ...content, _status: status }
  await req.payload.update({ collection, id: document, data, draft: isDraft, depth: 0, overrideAccess: !req.user, req })
}

async function saveValues(req: PayloadRequest, { part, document }: ValuesItem, values: Record<string, unknown>): Promise<void> {
  const rules = { id: document, depth: 0, overrideAccess: !req.user, req }
  if (part !== 'switches') {
    await req.payload.update({ collection: 'site-settings', ...rules, data: values })
    return
  }
  // masked as in the form, so that a secret stays only with its address (SEC-20)
  const masked = maskSecrets(await findPartValues(req, { part, document }))
  const stored = isRecord(masked) ? masked : {}
  await req.payload.update({ collection: 'tenants', ...rules, data: { switches: withSwitches(stored, values) } })
}

/**
 * Makes an item live in its pinned version, and returns what restores what visitors saw before (EDT-20).
 * @throws the refusal of the save.
 */
export async function publishItem(req: PayloadRequest, item: ReleaseItem): Promise<RestoredItem> {
  if (item.kind === 'values') {
    const keys = Object.keys(item.value)
    const before = pickKeys((await findPartValues(req, item)) ?? {}, keys)
    await saveValues(req, item, item.value)
    return { kind: 'values', item, before, after: pickKeys((await findPartValues(req, item)) ?? {}, keys) }
  }
  const [stored, content] = [await findBefore(req, item), await findVersionContent(req, item)]
  if (!stored || !content) throw new Error(`${item.collection} ${item.document} is gone`)
  const before = stored._status === 'published' ? contentOf(req, item.collection, stored) : null
  await save(req, item, { content: contentOf(req, item.collection, content), status: 'published' })
  const after = await findNewestVersion(req, item.collection, item.document)
  return { kind: 'document', item, before, version: after?.id ?? 0, savedAt: after?.savedAt ?? '' }
}

/**
 * Restores what visitors saw before an item went live. What was released stays as the draft, so that no work is lost.
 * @throws the refusal of the save.
 */
export async function restoreItem(req: PayloadRequest, restored: RestoredItem): Promise<void> {
  if (restored.kind === 'values') return saveValues(req, restored.item, restored.before)
  const { item, before } = restored
  const stored = await findBefore(req, item)
  const released = stored ? contentOf(req, item.collection, stored) : {}
  if (before === null) return save(req, item, { content: released, status: 'draft' })
  await save(req, item, { content: before, status: 'published' })
  await save(req, item, { content: released, status: 'draft', isDraft: true })
}
