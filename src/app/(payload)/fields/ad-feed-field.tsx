import type { UIFieldServerProps } from 'payload'
import { AD_CHANNELS } from '@/domain/feeds/ad-feed'
import { formatDate, formatTime } from '@/domain/time/format-date'
import { FeedReport } from '@/features/ad-feeds/feed-report'
import { planSiteFeed } from '@/server/ad-feeds/plan-site-feed'
import { findSiteById } from '@/server/routing/find-site'
import { readClock } from '@/server/process/now'
import { findTenant } from '@/server/tenant/find-tenant'

/** In the form of a saved ad feed: the vehicles that the channel receives, and the data that is missing on the others (SEO-05, FEED-04). */
export async function AdFeedField({ payload, user, id }: UIFieldServerProps) {
  if (id === undefined) return <p>Save the feed to get its address and to see which cars are sent.</p>
  const feed = await payload.findByID({ collection: 'ad-feeds', id, depth: 0, disableErrors: true, overrideAccess: false, user })
  const site = typeof feed?.tenant === 'number' ? await findSiteById(feed.tenant) : null
  const tenant = site && (await findTenant(site.slug))
  const channel = AD_CHANNELS.find((known) => known === feed?.channel)
  if (!feed || !tenant || channel === undefined) return null
  const { rows, leftOut } = await planSiteFeed(tenant, channel, readClock())
  const fetchedAt = feed.last_fetched_at ? Math.floor(Date.parse(feed.last_fetched_at) / 1000) : null
  const lastFetch =
    fetchedAt === null
      ? null
      : { at: `${formatDate(fetchedAt, tenant.timeZone)}, ${formatTime(fetchedAt, tenant.timeZone)}`, agent: feed.last_agent ?? '' }
  return <FeedReport sent={rows.length} leftOut={leftOut} lastFetch={lastFetch} adminPath={payload.config.routes.admin} />
}
