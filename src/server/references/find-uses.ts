import type { PayloadRequest } from 'payload'
import { isListedByBlocks } from '@/domain/blocks/listed-by-blocks'
import { namePage } from '@/domain/pages/listed-page'
import { type DocumentUser, findUsers, mayRead } from './find-users'

type Used = { collection: string; id: number; tenantId: number; category?: string | null | undefined }

/** `named`: documents that refer to it; `listed`: pages and shared sections with blocks that list its whole collection, or its category. */
export type Uses = { named: DocumentUser[]; listed: DocumentUser[] }

/** Returns the shared sections with a block that lists the document, published or draft (EDT-24). */
async function findListingSections(req: PayloadRequest, { collection, category, tenantId }: Used): Promise<DocumentUser[]> {
  if (!(await mayRead(req, 'shared-sections'))) return []
  const { docs } = await req.payload.find({
    ...{ collection: 'shared-sections', draft: true, depth: 0, pagination: false, sort: 'name', overrideAccess: false, req },
    where: { tenant: { equals: tenantId } },
    select: { name: true, layout: true },
  })
  return docs
    .filter(({ layout }) => isListedByBlocks(layout, { collection, category }))
    .map(({ id, name }): DocumentUser => ({ label: `shared section “${name}”`, collection: 'shared-sections', id }))
}

/** Returns what shows a document of a tenant, published or draft, of what the request's user may read (EDT-26, ADM-12). */
export async function findUses(req: PayloadRequest, { category, ...target }: Used): Promise<Uses> {
  const named = await findUsers(req, target, 'their readers')
  const sections = target.collection === 'shared-sections' ? [] : await findListingSections(req, { category, ...target })
  if (!(await mayRead(req, 'pages'))) return { named, listed: sections }
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
  return { named, listed: [...listed, ...sections] }
}
