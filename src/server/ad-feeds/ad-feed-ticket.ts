import { createHmac } from 'node:crypto'
import { type AdChannel, CHANNEL_FILES } from '@/domain/feeds/ad-feed'
import { env } from '@/env'
import type { AdFeed } from '@payload-types'
import { findSiteById } from '../routing/find-site'

/** What the signature in a feed's address covers. */
export type SignedFacts = { id: number; tenant: number; channel: AdChannel }

/** Signs a feed's address with the platform's key. */
export function signFeed({ id, tenant, channel }: SignedFacts): string {
  return createHmac('sha256', env().PAGE_KEY).update(['ad-feed', id, tenant, channel].join('/')).digest('base64url').slice(0, 32)
}

/** Returns the facts to sign; null while the feed has no tenant. */
export function toFeedFacts({ id, tenant, channel }: Pick<AdFeed, 'id' | 'tenant' | 'channel'>): SignedFacts | null {
  const tenantId = typeof tenant === 'object' ? tenant?.id : tenant
  return typeof tenantId === 'number' ? { id, tenant: tenantId, channel } : null
}

/** Returns the address that the channel fetches, on the tenant's host; null while the feed is not saved. */
export async function describeFeedAddress(feed: Pick<AdFeed, 'id' | 'tenant' | 'channel'>): Promise<string | null> {
  const facts = toFeedFacts(feed)
  const site = facts && (await findSiteById(facts.tenant))
  return facts && site ? `${site.origin}/feeds/${facts.id}.${signFeed(facts)}/${CHANNEL_FILES[facts.channel].file}` : null
}
