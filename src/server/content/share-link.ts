import { createHmac, timingSafeEqual } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { isLinkOpen, readShareTicket } from '@/domain/share/share-ticket'
import { env } from '@/env'
import type { Page, ShareLink } from '@payload-types'
import { payloadClient } from '../payload-client'
import { toInstant } from './find-lists'

type SignedFacts = { id: number; page: number; tenant: number; expiresAt: number }

function sign({ id, page, tenant, expiresAt }: SignedFacts): string {
  const text = ['share', id, page, tenant, expiresAt].join('/')
  return createHmac('sha256', env().PAGE_KEY).update(text).digest('base64url').slice(0, 32)
}

const idOf = (value: number | { id: number } | null | undefined) => (typeof value === 'object' ? (value?.id ?? null) : (value ?? null))

/** What the signature of a link stands for; null for a link that lacks something. A link whose end is moved has another address. */
function toFacts(link: Pick<ShareLink, 'id' | 'page' | 'tenant' | 'expiresAt'>): SignedFacts | null {
  const [page, tenant, expiresAt] = [idOf(link.page), idOf(link.tenant), toInstant(link.expiresAt)]
  return page === null || tenant === null || expiresAt === null ? null : { id: link.id, page, tenant, expiresAt }
}

/** The signed part of a link's address; null for a link that lacks something. */
export function toShareTicket(link: Pick<ShareLink, 'id' | 'page' | 'tenant' | 'expiresAt'>): string | null {
  const facts = toFacts(link)
  return facts && `${facts.id}.${sign(facts)}`
}

/** The whole address of a saved link, on the host that staff use. */
export async function describeShareLink(req: PayloadRequest, link: ShareLink): Promise<string | null> {
  const ticket = toShareTicket(link)
  const tenantId = idOf(link.tenant)
  if (ticket === null || tenantId === null) return null
  const tenant = await req.payload.findByID({
    collection: 'tenants',
    id: tenantId,
    depth: 0,
    disableErrors: true,
    select: { slug: true },
    req,
  })
  return tenant ? `${req.origin ?? ''}/shared/${tenant.slug}/${ticket}` : null
}

/**
 * The latest draft that a link shows to whoever has its address (ADM-04); null when the address is forged, another tenant's or
 * expired, when the link was deleted, and when its page is gone.
 * @param now Unix seconds, of the clock.
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
  const facts = docs[0] ? toFacts(docs[0]) : null
  if (facts === null || !isLinkOpen(facts.expiresAt, now) || !isSame(sign(facts), ticket.signature)) return null
  const pages = await payload.find({
    collection: 'pages',
    where: { and: [{ id: { equals: facts.page } }, own] },
    draft: true,
    depth: 0,
    limit: 1,
  })
  return pages.docs[0] ?? null
}

function isSame(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))
}
