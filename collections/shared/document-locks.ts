import type { Access, CollectionSlug, PayloadRequest, SanitizedConfig } from 'payload'
import { reachesAllTenants } from '@/domain/staff/access-table'
import { roleOf } from './access'

const LOCKS = 'payload-locked-documents'

/** Returns the ids of the documents that the requester may read. */
async function findReadable(req: PayloadRequest, collection: CollectionSlug, ids: number[]): Promise<Set<number>> {
  const { docs } = await req.payload.find({
    collection,
    where: { id: { in: ids } },
    depth: 0,
    pagination: false,
    select: {},
    overrideAccess: false,
    disableErrors: true,
    req,
  })
  return new Set(docs.map(({ id }) => id))
}

/**
 * Allows access to the lock of a readable document (SEC-01). A lock shows who edits what and blocks others from editing; Payload's rule
 * lets any account read, take and delete the locks of every tenant.
 */
const ofReadableDocuments: Access = async ({ req }) => {
  const role = roleOf(req)
  if (role === null) return false
  if (reachesAllTenants(role)) return true
  const { docs } = await req.payload.find({ collection: LOCKS, depth: 0, pagination: false, req })
  const locks = docs.flatMap(({ id, document }) =>
    typeof document?.value === 'number' ? [{ id, to: document.relationTo, document: document.value }] : [],
  )
  const reachable: number[] = []
  for (const collection of new Set(locks.map(({ to }) => to))) {
    const held = locks.filter(({ to }) => to === collection)
    const readable = await findReadable(
      req,
      collection,
      held.map(({ document }) => document),
    )
    reachable.push(...held.filter(({ document }) => readable.has(document)).map(({ id }) => id))
  }
  return { id: { in: reachable } }
}

/** Sets the rule on the collection that Payload adds itself, after the plugins. The admin's forms set locks, never the API. */
export async function guardDocumentLocks(building: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const config = await building
  const locks = config.collections.find(({ slug }) => slug === LOCKS)
  if (!locks) throw new Error(`There is no collection ${LOCKS} to guard.`)
  Object.assign(locks.access, { create: () => false, read: ofReadableDocuments, update: ofReadableDocuments, delete: ofReadableDocuments })
  return config
}
