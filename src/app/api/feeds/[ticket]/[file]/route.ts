import { createHash } from 'node:crypto'
import { site } from '@/app/http/audience'
import { COSTLY_LIMIT, defineCall } from '@/app/http/define-call'
import { refuse } from '@/app/http/refusal'
import { feedCall } from '@/contract/operations'
import { CHANNEL_FILES } from '@/domain/feeds/ad-feed'
import { writeFeed } from '@/domain/feeds/plan-feed'
import { findFeed } from '@/server/ad-feeds/find-feed'
import { noteFetch, planSiteFeed } from '@/server/ad-feeds/plan-site-feed'
import { readClock } from '@/server/process/now'

/**
 * GET /feeds/{ticket}/google.tsv or meta.csv, which the proxy rewrites to this route: the site's stock for an advertising platform
 * (SEO-05). Responds with 304 when nothing has changed.
 */
export const GET = defineCall({ contract: feedCall, audience: site, readLimit: COSTLY_LIMIT }, async ({ tenant, headers, input }) => {
  const feed = await findFeed(tenant.id, input.ticket)
  if (feed === null || CHANNEL_FILES[feed.channel].file !== input.file)
    return refuse(404, 'There is no feed at this address. It may have been revoked.')
  const now = readClock()
  const plan = await planSiteFeed(tenant, feed.channel, now)
  const body = writeFeed(plan, feed.channel)
  await noteFetch(feed.id, headers.get('user-agent') ?? '', plan, now)
  const etag = `"${createHash('sha256').update(body).digest('base64url')}"`
  const cacheHeaders = { etag, 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' }
  if (headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers: cacheHeaders })
  return new Response(body, { headers: { ...cacheHeaders, 'content-type': CHANNEL_FILES[feed.channel].contentType } })
})
