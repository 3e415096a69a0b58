import { timingSafeEqual } from 'node:crypto'
import { isUpcoming, readReleaseState } from '@/domain/editing/release/release-state'
import { listSitesOf, readReleaseItems } from '@/domain/editing/release/release-item'
import { isLinkOpen, readShareTicket } from '@/domain/seo/share-ticket'
import { normaliseStored } from '@/domain/json/normalise-stored'
import type { Page } from '@payload-types'
import { payloadClient } from '../process/payload-client'
import { showSections } from './shared-sections'
import { signShareLink, toSignedFacts } from './share-link'

/** Returns what an open link shows, and the site it belongs to; null for a link that is invalid, expired or deleted (ADM-04). */
async function findOpenLink(text: string, now: number) {
  const ticket = readShareTicket(text)
  if (ticket === null) return null
  const payload = await payloadClient()
  const link = await payload.findByID({ collection: 'share-links', id: ticket.linkId, depth: 0, disableErrors: true })
  const facts = link && toSignedFacts(link)
  if (!facts || !isLinkOpen(facts.expiresAt, now) || !isSame(signShareLink(facts), ticket.signature)) return null
  return facts
}

/**
 * Returns the latest draft for a share link (ADM-04); null when the signature is invalid or of another tenant, the link has expired or was
 * deleted, the page was deleted, or the link shows a release.
 * @param now Unix seconds, from the clock.
 */
export async function findSharedDraft(tenantId: number, text: string, now: number): Promise<Page | null> {
  const facts = await findOpenLink(text, now)
  if (facts?.shared.kind !== 'page' || facts.tenant !== tenantId) return null
  const payload = await payloadClient()
  const pages = await payload.find({
    collection: 'pages',
    where: { and: [{ id: { equals: facts.shared.id } }, { tenant: { equals: tenantId } }] },
    draft: true,
    depth: 0,
    limit: 1,
  })
  const [page] = pages.docs
  // a link to a page's draft shows no draft of a section
  return page ? showSections(normaliseStored(payload.collections.pages.config.flattenedFields, page), tenantId, now) : null
}

/** A release that a link shows, and the sites that can be seen with it, that of the link first. */
export type SharedRelease = { releaseId: number; sites: { slug: string; name: string }[] }

/**
 * Returns the release for a share link on one of its sites (EDT-20); null when the signature is invalid, the link has expired or was deleted, the
 * release doesn't change the site, or it is no longer to come: then visitors see its pages, or never will.
 * @param now Unix seconds, from the clock.
 */
export async function findSharedRelease(tenantId: number, text: string, now: number): Promise<SharedRelease | null> {
  const facts = await findOpenLink(text, now)
  if (facts?.shared.kind !== 'release') return null
  const payload = await payloadClient()
  const release = await payload.findByID({ collection: 'releases', id: facts.shared.id, depth: 0, disableErrors: true })
  if (!release || !isUpcoming(readReleaseState(release.state))) return null
  const ids = listSitesOf(readReleaseItems(release.items), facts.tenant)
  if (!ids.includes(tenantId)) return null
  const { docs } = await payload.find({ collection: 'tenants', where: { id: { in: ids } }, depth: 0, pagination: false })
  const sites = ids.flatMap((id) => docs.find((doc) => doc.id === id) ?? []).map(({ slug, name }) => ({ slug, name }))
  return { releaseId: release.id, sites }
}

function isSame(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))
}
