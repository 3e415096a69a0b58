import type { PayloadRequest, Where } from 'payload'
import { type ReleasedCollection, readReleaseItems } from '@/domain/editing/release/release-item'
import { idOf } from '@/domain/json/id-of'
import type { Release } from '@payload-types'

/** A document that can be added. `state` says whether adding it changes what visitors see. */
export type Choice = { document: number; label: string; site: string; state: string }

const MOST_CHOICES = 20

type Asked = { collection: ReleasedCollection; typed: string; release: Release }

/** Lists the documents of a collection that the person may read and that the release doesn't contain yet, the newest first. */
export async function listChoices(req: PayloadRequest, { collection, typed, release }: Asked): Promise<Choice[]> {
  const title = req.payload.collections[collection].config.admin.useAsTitle ?? 'id'
  const taken = readReleaseItems(release.items).flatMap((item) =>
    item.kind === 'document' && item.collection === collection ? [item.document] : [],
  )
  const where: Where[] = [
    ...(typed === '' ? [] : [{ [title]: { like: typed } }]),
    ...(taken.length === 0 ? [] : [{ id: { not_in: taken } }]),
  ]
  const { docs } = await req.payload.find({
    collection,
    where: { and: where },
    draft: true,
    sort: '-updatedAt',
    limit: MOST_CHOICES,
    depth: 0,
    overrideAccess: false,
    req,
  })
  const sites = await req.payload.find({
    collection: 'tenants',
    where: { id: { in: docs.flatMap(({ tenant }) => idOf(tenant) ?? []) } },
    depth: 0,
    pagination: false,
    select: { name: true },
    req,
  })
  const names = new Map(sites.docs.map(({ id, name }) => [id, name]))
  return docs.map((doc) => ({
    document: doc.id,
    label: String(Reflect.get(doc, title) ?? '') || 'Without a name',
    site: names.get(idOf(doc.tenant) ?? 0) ?? '',
    state: doc._status === 'published' ? 'Published, no newer draft' : 'Draft',
  }))
}
