import type { Payload, PayloadRequest } from 'payload'
import { idOf } from '@/domain/json/id-of'
import { toInstant } from '../content/to-instant'

/** A version of a page. `savedAt` is in Unix seconds; `editor` is null when the platform saved it, or when its account is gone. */
export type PageVersion = {
  id: number
  isPublished: boolean
  editor: string | null
  savedAt: number
  content: Record<string, unknown>
}

async function nameEditors(payload: Payload, ids: readonly number[]): Promise<Map<number, string>> {
  const where = { id: { in: [...new Set(ids)] } }
  const { docs } = await payload.find({ collection: 'users', where, depth: 0, pagination: false, select: { name: true, email: true } })
  return new Map(docs.map(({ id, name, email }) => [id, name || email]))
}

/** Returns the versions of a page that the person may read, newest first, with who saved each (EDT-18). */
export async function listVersions(req: PayloadRequest, pageId: number): Promise<PageVersion[]> {
  const { docs } = await req.payload.findVersions({
    collection: 'pages',
    where: { parent: { equals: pageId } },
    sort: '-updatedAt',
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req,
  })
  const editors = await nameEditors(
    req.payload,
    docs.flatMap(({ version }) => idOf(version.lastEditor) ?? []),
  )
  return docs.map(({ id, version, updatedAt }) => ({
    id: Number(id),
    isPublished: version._status === 'published',
    editor: editors.get(idOf(version.lastEditor) ?? 0) ?? null,
    savedAt: toInstant(updatedAt) ?? 0,
    content: { ...version },
  }))
}
