import { createHmac } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { idOf } from '@/domain/json/id-of'
import { previewOrigin } from '@/domain/tenant/hosts'
import { env } from '@/env'
import type { ShareLink } from '@payload-types'
import { readHosting } from '../routing/hosting'
import { toInstant } from './to-instant'

type Shared = { kind: 'page' | 'release'; id: number }
type SignedFacts = { id: number; shared: Shared; tenant: number; expiresAt: number }
type Stored = Pick<ShareLink, 'id' | 'page' | 'release' | 'tenant' | 'expiresAt'>

/** Signs a share link with the platform's key. */
export function signShareLink({ id, shared, tenant, expiresAt }: SignedFacts): string {
  const text = [shared.kind === 'page' ? 'share' : 'share-release', id, shared.id, tenant, expiresAt].join('/')
  return createHmac('sha256', env().PAGE_KEY).update(text).digest('base64url').slice(0, 32)
}

/** Returns what a link shows; null when its page or release is gone. */
function toShared({ page, release }: Stored): Shared | null {
  const [pageId, releaseId] = [idOf(page), idOf(release)]
  if (pageId !== null) return { kind: 'page', id: pageId }
  return releaseId === null ? null : { kind: 'release', id: releaseId }
}

/** Returns the facts that a link's signature covers; null when one is missing. Changing the expiry changes the address. */
export function toSignedFacts(link: Stored): SignedFacts | null {
  const [shared, tenant, expiresAt] = [toShared(link), idOf(link.tenant), toInstant(link.expiresAt)]
  return shared === null || tenant === null || expiresAt === null ? null : { id: link.id, shared, tenant, expiresAt }
}

/** Returns the signed part of a link's address; null for an incomplete link. */
export function toShareTicket(link: Stored): string | null {
  const facts = toSignedFacts(link)
  return facts && `${facts.id}.${signShareLink(facts)}`
}

/** Checks whether the request's user may read a release: all of its sites are theirs (EDT-20, SEC-01). */
export async function mayReadRelease(req: PayloadRequest, id: number): Promise<boolean> {
  const rules = { depth: 0, disableErrors: true, overrideAccess: false, select: {}, req } as const
  return (await req.payload.findByID({ collection: 'releases', id, ...rules })) !== null
}

/** Returns the address of a saved link on the preview origin (SEC-08); null for a release that the person may not read. */
export async function describeShareLink(req: PayloadRequest, link: ShareLink): Promise<string | null> {
  const facts = toSignedFacts(link)
  if (facts === null || (facts.shared.kind === 'release' && !(await mayReadRelease(req, facts.shared.id)))) return null
  const tenant = await req.payload.findByID({
    collection: 'tenants',
    id: facts.tenant,
    depth: 0,
    disableErrors: true,
    select: { slug: true },
    req,
  })
  const ticket = `${facts.id}.${signShareLink(facts)}`
  return tenant ? `${previewOrigin(req.headers.get('host'), readHosting())}/shared/${tenant.slug}/${ticket}` : null
}
