import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import type { Leaving } from '@/domain/pages/links/linked-page'
import { idOf } from '@/domain/json/id-of'
import { redirectLeft, redirectMoved } from '@/server/routing/redirect-rules'
import type { Page } from '@payload-types'

/** What a person decided about the links to a page that leaves its address. `to` is null for links that stay as they are. */
type Decided = { leaving: Leaving; to: string | null }

const decided = new WeakMap<PayloadRequest, Decided>()

/** Notes the decision until the page is stored. */
export function noteLeft(req: PayloadRequest, decision: Decided): void {
  decided.set(req, decision)
}

/** Whether a person decided about the page's old address, so that no redirect is added by itself. */
export const isLeft = (req: PayloadRequest): boolean => decided.has(req)

/** Adds the redirect that a person picked for a page's old address (EDT-19). For an unpublished page it is temporary, because browsers keep permanent ones. */
export const redirectPicked: CollectionAfterChangeHook<Page> = async ({ doc, req }) => {
  const decision = decided.get(req)
  const tenantId = idOf(doc.tenant)
  if (!decision || tenantId === null) return doc
  decided.delete(req)
  const { leaving, to } = decision
  if (to === null) return doc
  if (to === leaving.to) await redirectMoved(req, tenantId, { from: leaving.from, to })
  else await redirectLeft(req, tenantId, { from: leaving.from, to, status: leaving.kind === 'unpublish' ? 302 : 301 })
  return doc
}
