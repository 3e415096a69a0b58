import type { PayloadRequest } from 'payload'
import type { DocumentItem, ReleasedCollection, ReleaseItem, ValuesItem } from '@/domain/editing/release/release-item'
import {
  type DocumentFacts,
  findDocumentProblem,
  findValuesProblem,
  type ItemProblem,
  type VersionFacts,
} from '@/domain/editing/release/release-problem'
import { pickKeys } from '@/domain/editing/release/release-values'
import { idOf } from '@/domain/json/id-of'
import { isRecord } from '@/domain/json/is-record'

/** Pages store who saved them last; other documents don't. */
async function nameEditor({ payload }: PayloadRequest, version: unknown): Promise<string | null> {
  const id = isRecord(version) ? idOf(version.lastEditor) : null
  const editor = id === null ? null : await payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true })
  // as long as an item may store
  return editor ? (editor.name || editor.email).slice(0, 300) : null
}

/** Returns the newest version of a document; null without one. For the platform's own checks: access is not checked. */
export async function findNewestVersion(
  req: PayloadRequest,
  collection: ReleasedCollection,
  document: number,
): Promise<VersionFacts | null> {
  const { docs } = await req.payload.findVersions({
    collection,
    where: { parent: { equals: document } },
    sort: '-updatedAt',
    limit: 1,
    depth: 0,
    trash: true,
    req,
  })
  const [newest] = docs
  return newest ? { id: Number(newest.id), savedAt: newest.updatedAt, editor: await nameEditor(req, newest.version) } : null
}

/** Returns the content of a version of a document; null when it is no longer stored. */
export async function findVersionContent(
  req: PayloadRequest,
  { collection, document, version }: Pick<DocumentItem, 'collection' | 'document' | 'version'>,
): Promise<Record<string, unknown> | null> {
  const where = { id: { equals: version }, parent: { equals: document } }
  const { docs } = await req.payload.findVersions({ collection, where, limit: 1, depth: 0, trash: true, req })
  return docs[0] ? { ...docs[0].version } : null
}

/** Returns a document as it is stored for visitors; null when it was deleted. */
export async function findStored(
  req: PayloadRequest,
  { collection, document }: Pick<DocumentItem, 'collection' | 'document'>,
): Promise<Record<string, unknown> | null> {
  const doc = await req.payload.findByID({ collection, id: document, depth: 0, trash: true, disableErrors: true, req })
  return doc ? { ...doc } : null
}

async function readDocumentFacts(req: PayloadRequest, pinned: DocumentItem): Promise<DocumentFacts> {
  const doc = await findStored(req, pinned)
  if (doc === null) return null
  const [newest, content] = [await findNewestVersion(req, pinned.collection, pinned.document), await findVersionContent(req, pinned)]
  return { tenant: idOf(doc.tenant), isTrashed: Boolean(doc.deletedAt), hasPinned: content !== null, newest }
}

/** Returns what the document of a part contains now: a tenant's switches, or its site settings; null when it is gone. */
export async function findPartValues(
  req: PayloadRequest,
  { part, document }: Pick<ValuesItem, 'part' | 'document'>,
): Promise<Record<string, unknown> | null> {
  if (part === 'switches') {
    const tenant = await req.payload.findByID({ collection: 'tenants', id: document, depth: 0, disableErrors: true, req })
    return tenant ? (isRecord(tenant.switches) ? tenant.switches : {}) : null
  }
  const settings = await req.payload.findByID({ collection: 'site-settings', id: document, depth: 0, disableErrors: true, req })
  return settings ? { ...settings } : null
}

/** Returns why an item can't go live as it was pinned; null when it can (EDT-20). */
export async function findItemProblem(req: PayloadRequest, item: ReleaseItem): Promise<ItemProblem | null> {
  if (item.kind === 'document') return findDocumentProblem(item, await readDocumentFacts(req, item))
  const current = await findPartValues(req, item)
  return findValuesProblem(item, current && pickKeys(current, Object.keys(item.base)))
}
