import type { CollectionSlug, Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { inTransaction } from '../database/in-transaction'
import { onTransaction } from '../database/transaction'
import { answer, refuse, withBody } from '../staff/answers'
import { notePresence } from './presence'

const body = z.object({ tab: z.string().regex(/^[0-9a-f]{32}$/), wish: z.enum(['stay', 'join', 'takeOver', 'leave']) })

/** Returns the newest version of a document that the signed-in person may read; null for any other. */
async function findVersion(req: PayloadRequest, collection: CollectionSlug, id: number): Promise<string | null> {
  const found = await req.payload.findByID({
    collection,
    id,
    draft: true,
    depth: 0,
    select: { updatedAt: true },
    overrideAccess: false,
    disableErrors: true,
    req,
  })
  return found && 'updatedAt' in found && typeof found.updatedAt === 'string' ? found.updatedAt : null
}

/**
 * POST /api/{collection}/{id}/presence {tab, wish}: an open form reports every 10 seconds, and gets who else has the document open and
 * which version is the newest (EDT-01). A document that the caller may not read gets a 404.
 */
export function presenceEndpoint(collection: CollectionSlug): Omit<Endpoint, 'root'> {
  return {
    path: '/:id/presence',
    method: 'post',
    handler: withBody(async (req, sent) => {
      const { user } = req
      if (user?.collection !== 'users') return refuse(401, 'Please sign in first.')
      const read = body.safeParse(sent)
      const id = Number(req.routeParams?.id)
      if (!read.success || !Number.isInteger(id)) return refuse(400, 'Say which tab reports, and what it wishes.')
      const version = await findVersion(req, collection, id)
      if (version === null) return refuse(404, 'This no longer exists.')
      const { tab, wish } = read.data
      const presence = await inTransaction(req.payload, async (own) =>
        notePresence(await onTransaction(own), { collection, documentId: id, tab, userId: user.id }, wish),
      )
      return answer({ ...presence, version })
    }),
  }
}
