import type { Access, CollectionSlug, PayloadRequest, SanitizedConfig } from 'payload'
import { reachesAllTenants } from '@/domain/staff/access-table'
import { roleOf } from './access'

const LOCKS = 'payload-locked-documents'

/** Of these documents the ones that the asker may read. */
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
 * A lock is within reach when its document is: it says who edits what, and whoever holds one bars others from editing (SEC-01).
 * The built-in rule lets any account read, take and drop the locks of every tenant.
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

/** Puts the rule on the collection that Payload adds by itself, after the plugins. Locks are set by the admin's forms, never over the API. */
export async function guardDocumentLocks(building: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const config = await building
  const locks = config.collections.find(({ slug }) => slug === LOCKS)
  if (!locks) throw new Error(`There is no collection ${LOCKS} to guard.`)
  Object.assign(locks.access, { create: () => false, read: ofReadableDocuments, update: ofReadableDocuments, delete: ofReadableDocuments })
  return config
}
