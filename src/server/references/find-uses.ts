import type { PayloadRequest } from 'payload'
import { isListedByBlocks } from '@/domain/blocks/listed-by-blocks'
import { namePage } from '@/domain/pages/listed-page'
import { type DocumentUser, findUsers, mayRead } from './find-users'

type Used = { collection: string; id: number; tenantId: number; category?: string | null | undefined }

/** `named`: documents that refer to it; `listed`: pages with blocks that list its whole collection, or its category. */
export type Uses = { named: DocumentUser[]; listed: DocumentUser[] }

/** Returns what shows a document of a tenant, published or draft, of what the request's user may read (EDT-26, ADM-12). */
export async function findUses(req: PayloadRequest, { category, ...target }: Used): Promise<Uses> {
  const named = await findUsers(req, target, 'their readers')
  if (!(await mayRead(req, 'pages'))) return { named, listed: [] }
  const { docs } = await req.payload.find({
    collection: 'pages',
    where: { tenant: { equals: target.tenantId } },
    draft: true,
    depth: 0,
    pagination: false,
    sort: 'path',
    select: { title: true, path: true, layout: true },
    overrideAccess: false,
    req,
  })
  const isNamed = new Set(named.flatMap(({ collection, id }) => (collection === 'pages' ? [id] : [])))
  const listed = docs
    .filter(({ id, layout }) => !isNamed.has(id) && isListedByBlocks(layout, { collection: target.collection, category }))
    .map(({ id, title, path }): DocumentUser => ({ label: `page “${namePage({ title, path })}”`, collection: 'pages', id }))
  return { named, listed }
}
