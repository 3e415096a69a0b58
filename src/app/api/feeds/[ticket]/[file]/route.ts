import { createHash } from 'node:crypto'
import { answerTenantCall, COSTLY_LIMIT } from '@/app/http/answer-tenant-call'
import { CHANNEL_FILES } from '@/domain/feeds/ad-feed'
import { writeFeed } from '@/domain/feeds/plan-feed'
import { findFeed } from '@/server/ad-feeds/find-feed'
import { noteFetch, planSiteFeed } from '@/server/ad-feeds/plan-site-feed'
import { readClock } from '@/server/time/now'

type Params = { params: Promise<{ ticket: string; file: string }> }

/** GET /feeds/{ticket}/google.tsv or meta.csv, which the proxy leads here: the site's stock for an advertising platform (SEO-05). Answers 304 when nothing has changed. */
export function GET(request: Request, { params }: Params): Promise<Response> {
  return answerTenantCall(
    request,
    async ({ tenant }) => {
      const { ticket, file } = await params
      const feed = await findFeed(tenant.id, ticket)
      if (feed === null || CHANNEL_FILES[feed.channel].file !== file)
        return Response.json({ error: 'There is no feed at this address. It may have been revoked.' }, { status: 404 })
      const now = readClock()
      const plan = await planSiteFeed(tenant, feed.channel, now)
      const body = writeFeed(plan, feed.channel)
      await noteFetch(feed.id, request.headers.get('user-agent') ?? '', plan, now)
      const etag = `"${createHash('sha256').update(body).digest('base64url')}"`
      const headers = { etag, 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' }
      if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers })
      return new Response(body, { headers: { ...headers, 'content-type': CHANNEL_FILES[feed.channel].contentType } })
    },
    COSTLY_LIMIT,
  )
}
