import { internal } from '@/app/http/audience'
import { defineCall } from '@/app/http/define-call'
import { readyCall } from '@/contract/operations'
import { readReadiness } from '@/server/readiness/readiness'

export const dynamic = 'force-dynamic'

/**
 * Ready: database, migrations, search engine and its kind, jobs, outbox, disk and changes of other processes (REL-05, REL-10). 503 while visitors should be
 * sent elsewhere.
 */
export const GET = defineCall({ contract: readyCall, audience: internal }, async () => {
  const { status, engine, parts } = await readReadiness()
  const body = { status, ...parts, search: { ...parts.search, engine } }
  return Response.json(body, { status: status === 'waiting' ? 503 : 200, headers: { 'cache-control': 'no-store' } })
})
