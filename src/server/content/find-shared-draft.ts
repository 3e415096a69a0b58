import { timingSafeEqual } from 'node:crypto'
import { isLinkOpen, readShareTicket } from '@/domain/seo/share-ticket'
import { normaliseStored } from '@/domain/json/normalise-stored'
import type { Page } from '@payload-types'
import { payloadClient } from '../process/payload-client'
import { showSections } from './shared-sections'
import { signShareLink, toSignedFacts } from './share-link'

/**
 * Returns the latest draft for a share link (ADM-04); null when the signature is invalid or of another tenant, the link has expired or was
 * deleted, or the page was deleted.
 * @param now Unix seconds, from the clock.
 */
export async function findSharedDraft(tenantId: number, text: string, now: number): Promise<Page | null> {
  const ticket = readShareTicket(text)
  if (ticket === null) return null
  const payload = await payloadClient()
  const own = { tenant: { equals: tenantId } }
  const { docs } = await payload.find({
    collection: 'share-links',
    where: { and: [{ id: { equals: ticket.linkId } }, own] },
    depth: 0,
    limit: 1,
  })
  const facts = docs[0] ? toSignedFacts(docs[0]) : null
  if (facts === null || !isLinkOpen(facts.expiresAt, now) || !isSame(signShareLink(facts), ticket.signature)) return null
  const pages = await payload.find({
    collection: 'pages',
    where: { and: [{ id: { equals: facts.page } }, own] },
    draft: true,
    depth: 0,
    limit: 1,
  })
  const [page] = pages.docs
  // a link to a page's draft shows no draft of a section
  return page ? showSections(normaliseStored(payload.collections.pages.config.flattenedFields, page), tenantId, now) : null
}

function isSame(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))
}
