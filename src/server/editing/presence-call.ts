import type { CollectionSlug, Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { idOf } from '@/domain/json/id-of'
import { inTransaction } from '../database/in-transaction'
import { onTransaction } from '../database/transaction'
import { answer, refuse, withBody } from '../staff/answers'
import { notePresence } from './presence'

const body = z.object({ tab: z.string().regex(/^[0-9a-f]{32}$/), wish: z.enum(['stay', 'join', 'takeOver', 'leave']) })

type Newest = { version: string; editor: string | null }

async function findName(req: PayloadRequest, id: number): Promise<string | null> {
  const found = await req.payload.findByID({ collection: 'users', id, depth: 0, select: { name: true }, disableErrors: true, req })
  return found?.name ?? null
}

/** Returns the newest version of a document that the signed-in person may read, and who saved it (EDT-12); null for any other document. */
async function findNewest(req: PayloadRequest, collection: CollectionSlug, id: number): Promise<Newest | null> {
  const found = await req.payload.findByID({
    collection,
    id,
    draft: true,
    depth: 0,
    select: collection === 'pages' ? { updatedAt: true, lastEditor: true } : { updatedAt: true },
    overrideAccess: false,
    disableErrors: true,
    req,
  })
  if (!found || !('updatedAt' in found) || typeof found.updatedAt !== 'string') return null
  const editor = 'lastEditor' in found ? idOf(found.lastEditor) : null
  return { version: found.updatedAt, editor: editor === null ? null : await findName(req, editor) }
}

/**
 * POST /api/{collection}/{id}/presence {tab, wish}: an open form reports every 10 seconds, and gets who else has the document open and
 * which version is the newest (EDT-01), and who saved it where that is recorded (EDT-12). A document that the caller may not read gets a 404.
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
      const newest = await findNewest(req, collection, id)
      if (newest === null) return refuse(404, 'This no longer exists.')
      const { tab, wish } = read.data
      const presence = await inTransaction(req.payload, async (own) =>
        notePresence(await onTransaction(own), { collection, documentId: id, tab, userId: user.id }, wish),
      )
      return answer({ ...presence, ...newest })
    }),
  }
}
