import { APIError, type CollectionBeforeOperationHook, type CollectionSlug, type PayloadRequest } from 'payload'
import { lockSaves } from '@/server/database/lock-saves'

const CONFLICT = 409
/** The version that a save began from: its `updatedAt`, as an ISO instant. */
const BASE_HEADER = 'x-base'

/** Payload's own forms send the hidden `updatedAt` of the document that they opened. A call that names no version replaces whatever is there. */
function readBase({ headers, payloadAPI, user }: PayloadRequest, data: unknown): string | null {
  if (payloadAPI === 'local' || user?.collection !== 'users') return null
  const sent = typeof data === 'object' && data !== null && 'updatedAt' in data ? data.updatedAt : null
  return headers.get(BASE_HEADER) ?? (typeof sent === 'string' ? sent : null)
}

/** Read with the caller's own rights: the hook runs before Payload checks them, and must not tell that another site's document exists (SEC-01). */
async function findVersion(req: PayloadRequest, collection: CollectionSlug, id: number): Promise<string | null> {
  const select = { updatedAt: true } as const
  const found = await req.payload.findByID({
    collection,
    id,
    draft: true,
    depth: 0,
    select,
    trash: true,
    disableErrors: true,
    overrideAccess: false,
    req,
  })
  return found && 'updatedAt' in found && typeof found.updatedAt === 'string' ? found.updatedAt : null
}

/**
 * Refuses a save that began from an older version than the newest one (EDT-02). The lock lasts until the save's transaction ends: without it two saves
 * would read the same version and both pass. It must be a hook before the operation, because later ones run after the document was read.
 */
export const refuseLateSave: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  if (operation !== 'update' || !('id' in args) || !('data' in args)) return args
  const base = readBase(req, args.data)
  const id = Number(args.id)
  if (base === null || !Number.isInteger(id)) return args
  await lockSaves(req, collection.slug, id)
  const newest = await findVersion(req, collection.slug, id)
  if (newest === null || newest === base) return args
  throw new APIError('Someone else has saved this since you opened it. Nothing of yours was written yet.', CONFLICT, { newest }, true)
}
