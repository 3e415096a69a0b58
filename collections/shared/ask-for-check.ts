import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { idOf } from '@/domain/json/id-of'
import { askForCheck } from '@/server/links/site-checks'

async function askFor(req: PayloadRequest, tenant: unknown): Promise<void> {
  const tenantId = idOf(tenant)
  // imports and the demo store pages in any order, and are checked at night
  if (tenantId !== null && req.user) await askForCheck(req, tenantId)
}

/** Has the links and pictures of a site checked when something on it is published (ADM-20). A draft changes nothing that visitors see. */
export const checkOnPublish: CollectionAfterChangeHook = async ({ doc, req }) => {
  if (doc._status !== 'draft') await askFor(req, doc.tenant)
  return doc
}

/** The same when something is deleted that others may link to. */
export const checkOnDelete: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await askFor(req, doc.tenant)
  return doc
}
