import { internal } from '@/app/http/audience'
import { defineCall } from '@/app/http/define-call'
import { readyCall } from '@/contract/operations'
import { readReadiness } from '@/server/process/readiness'

export const dynamic = 'force-dynamic'

/**
 * The readiness check: database, migrations, search engine and its kind, jobs, outbox, disk and changes by other processes (REL-05,
 * REL-10). Responds with 503 while visitors should be routed elsewhere.
 */
export const GET = defineCall({ contract: readyCall, audience: internal }, async () => {
  const { status, engine, parts } = await readReadiness()
  const body = { status, ...parts, search: { ...parts.search, engine } }
  return Response.json(body, { status: status === 'waiting' ? 503 : 200, headers: { 'cache-control': 'no-store' } })
})
