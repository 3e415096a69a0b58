import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { idOf } from '@/domain/json/id-of'
import { onTransaction } from '@/server/database/transaction'
import { typedQueries } from '@/server/database/typed-queries'
import { findMembers } from '@/server/group-sections/give-sections'
import { announce } from '@/server/invalidation/announce'
import { cacheTags } from '@/server/invalidation/tags'
import type { SharedSection } from '@payload-types'

/** The pages that show the section have its tag, on the sites of a group too (EDT-25), and no others. */
async function announceOf(req: PayloadRequest, { id, tenant }: SharedSection): Promise<void> {
  const tenantId = idOf(tenant)
  if (tenantId === null) return
  const members = await findMembers(req, tenantId)
  // the sites read again when its blocks start and end
  await announce(req, { tags: [cacheTags.section(id)], reload: [tenantId, ...members.map((member) => member.id)] })
}

/** Rebuilds the pages that show the section when it is published or unpublished (EDT-24). A draft beside the live section changes none. */
export const announceSection: CollectionAfterChangeHook<SharedSection> = async ({ doc, req }) => {
  const table = typedQueries(await onTransaction(req)).selectFrom('shared_sections')
  const live = doc._status === 'draft' ? await table.select('_status').where('id', '=', doc.id).executeTakeFirst() : null
  if (live?._status !== 'published') await announceOf(req, doc)
  return doc
}

export const announceSectionGone: CollectionAfterDeleteHook<SharedSection> = async ({ doc, req }) => {
  await announceOf(req, doc)
  return doc
}
