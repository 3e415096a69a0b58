import type { Tenant } from '@/domain/tenant/tenant'
import { isSearchUnavailable } from '@/server/search/port'
import { readTenantCall } from './tenant-call'

/** Whose site a call came to, and the instant (Unix seconds) that its pages are made for. */
export type TenantCall = { tenant: Tenant; now: number }

/** Calls whose answers follow the stock: asked anew each time. */
export const NOT_KEPT = { headers: { 'cache-control': 'private, no-store' } }

/** Answers a call that visitors make on a tenant's host, with kind words where there is no site or the search engine does not answer. */
export async function answerTenantCall(request: Request, answer: (call: TenantCall) => Promise<Response>): Promise<Response> {
  const call = await readTenantCall(request)
  if (!call) return Response.json({ error: 'There is no site at this address.' }, { status: 404 })
  try {
    return await answer(call)
  } catch (error) {
    if (!isSearchUnavailable(error)) throw error
    return Response.json(
      { error: 'Search is taking a break. Please try again in a moment.' },
      { status: 503, headers: { 'retry-after': '5' } },
    )
  }
}
