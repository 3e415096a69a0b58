import { describeLinks } from '@/app/links/describe-links'
import { findTargets } from '@/app/links/find-targets'
import { isRecord } from '@/domain/json/is-record'
import { readClock } from '@/server/process/now'
import { answerForTenant } from '../answer-for-tenant'

const MOST_LETTERS = 200
const MOST_LINKS = 200

/** GET /api/links?tenant=&q=: returns what a link can lead to on a tenant's site, as `{ options }` in the order of the list (EDT-13). */
export function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const typed = (searchParams.get('q') ?? '').slice(0, MOST_LETTERS).trim()
  return answerForTenant(request, Number(searchParams.get('tenant')) || null, async (call) => ({
    options: await findTargets(call, typed, readClock()),
  }))
}

/** POST /api/links `{ tenant, hrefs }`: returns what each address leads to, as `{ targets: { [href]: target } }` (EDT-13). */
export async function POST(request: Request): Promise<Response> {
  const body: unknown = await request.json().catch(() => null)
  const { tenant, hrefs } = isRecord(body) ? body : {}
  const asked = Array.isArray(hrefs) ? hrefs.filter((href): href is string => typeof href === 'string').slice(0, MOST_LINKS) : []
  return answerForTenant(request, Number(tenant) || null, async (call) => ({ targets: await describeLinks(call, asked, readClock()) }))
}
