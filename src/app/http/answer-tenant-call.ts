import type { Tenant } from '@/domain/tenant/tenant'
import { takeReadTurn } from '@/server/rate-limit/read-turns'
import type { CallLimit } from '@/server/rate-limit/take-call'
import { isSearchUnavailable } from '@/server/search/port'
import { readTenantCall } from './tenant-call'

/** Whose site a call came to, and the instant (Unix seconds) that its pages are made for. */
export type TenantCall = { tenant: Tenant; now: number }

/** Calls whose answers follow the stock: asked anew each time. */
export const NOT_KEPT = { headers: { 'cache-control': 'private, no-store' } }

/** What one visitor may read: many times what a person does, also in an office that shares an address. */
const READ_LIMIT: CallLimit = { name: 'read', calls: 1200, seconds: 60 }
/** The same for what is drawn anew or asked of another service: brochures, pictures, quotes. */
export const COSTLY_LIMIT: CallLimit = { name: 'costly', calls: 120, seconds: 60 }

/** The answer to whoever asks for more than a person does; null lets the call through (SEC-02). */
export function refuseTooMany({ headers }: Request, limit: CallLimit = READ_LIMIT): Response | null {
  const turn = takeReadTurn(headers, limit)
  if (turn.kind === 'granted') return null
  const error = 'That is more than one visitor asks for in a minute. Please try again in a moment.'
  return Response.json({ error }, { status: 429, headers: { ...NOT_KEPT.headers, 'retry-after': String(turn.waitSeconds) } })
}

/** Answers a call that visitors make on a tenant's host, with kind words where there is no site, too much is asked (SEC-02) or search does not answer. */
export async function answerTenantCall(
  request: Request,
  answer: (call: TenantCall) => Promise<Response>,
  limit?: CallLimit,
): Promise<Response> {
  const refusal = refuseTooMany(request, limit)
  if (refusal) return refusal
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
