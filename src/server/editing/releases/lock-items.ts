import type { PayloadRequest } from 'payload'
import type { ReleaseItem } from '@/domain/editing/release/release-item'
import { lockSaves } from '@/server/database/lock-saves'

const collectionOf = (item: ReleaseItem) =>
  item.kind === 'document' ? item.collection : item.part === 'switches' ? 'tenants' : 'site-settings'

/** Lets the forms' saves of these documents wait until the transaction ends: they would otherwise fall between the check and the publishing. */
export async function lockItems(req: PayloadRequest, items: readonly ReleaseItem[]): Promise<void> {
  for (const item of items) await lockSaves(req, collectionOf(item), item.document)
}
