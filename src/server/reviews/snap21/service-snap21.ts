import { isSnap21Rating } from '@/domain/reviews/snap21'
import { type Snap21, Snap21UnavailableError } from './port'

type Settings = { address: string; key?: string; timeoutMs?: number }

const TIMEOUT_MS = 4_000
const KEPT_MS = 600_000
const MOST_KEPT = 500

/** The service at an address, asked at most once in ten minutes for the same organisation; a failure is not kept. */
export function createServiceSnap21({ address, key, timeoutMs = TIMEOUT_MS }: Settings): Snap21 {
  const kept = new Map<string, { at: number; rating: Awaited<ReturnType<Snap21['findRating']>> }>()

  async function ask(orgId: string) {
    const url = new URL(address)
    url.searchParams.set('orgId', orgId)
    const headers: HeadersInit = key === undefined ? {} : { authorization: `Bearer ${key}` }
    const response = await fetch(url, { headers, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
    const answer: unknown = response.ok ? await response.json() : null
    if (!isSnap21Rating(answer)) throw new Error(`status ${response.status}`)
    return { rating: answer.rating, stars: answer.stars }
  }

  return {
    findRating: async (orgId) => {
      const known = kept.get(orgId)
      if (known && performance.now() - known.at < KEPT_MS) return known.rating
      const rating = await ask(orgId).catch((error: unknown) => {
        throw new Snap21UnavailableError('Snap 21 gives no usable answer', { cause: error })
      })
      const [oldest] = kept.keys()
      if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest)
      kept.set(orgId, { at: performance.now(), rating })
      return rating
    },
  }
}
