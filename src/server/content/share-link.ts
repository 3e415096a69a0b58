import { createHmac } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { idOf } from '@/domain/json/id-of'
import { previewOrigin } from '@/domain/tenant/hosts'
import { env } from '@/env'
import type { ShareLink } from '@payload-types'
import { readHosting } from '../routing/hosting'
import { toInstant } from './to-instant'

type SignedFacts = { id: number; page: number; tenant: number; expiresAt: number }

/** Signs a share link with the platform's key. */
export function signShareLink({ id, page, tenant, expiresAt }: SignedFacts): string {
  const text = ['share', id, page, tenant, expiresAt].join('/')
  return createHmac('sha256', env().PAGE_KEY).update(text).digest('base64url').slice(0, 32)
}

/** Returns the facts that a link's signature covers; null when one is missing. Changing the expiry changes the address. */
export function toSignedFacts(link: Pick<ShareLink, 'id' | 'page' | 'tenant' | 'expiresAt'>): SignedFacts | null {
  const [page, tenant, expiresAt] = [idOf(link.page), idOf(link.tenant), toInstant(link.expiresAt)]
  return page === null || tenant === null || expiresAt === null ? null : { id: link.id, page, tenant, expiresAt }
}

/** Returns the signed part of a link's address; null for an incomplete link. */
export function toShareTicket(link: Pick<ShareLink, 'id' | 'page' | 'tenant' | 'expiresAt'>): string | null {
  const facts = toSignedFacts(link)
  return facts && `${facts.id}.${signShareLink(facts)}`
}

/** Returns the address of a saved link on the preview origin (SEC-08). */
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
  return tenant ? `${previewOrigin(req.headers.get('host'), readHosting())}/shared/${tenant.slug}/${ticket}` : null
}
