import type { similarCall } from '@/contract/cars'
import { type AnswerOf, callSite, unwrapResult } from '@/features/call'

/** Response of the call (API-14); `cards` are rendered unchanged. */
export type SimilarAnswer = AnswerOf<typeof similarCall>

/**
 * Fetches the most similar vehicles as cards.
 * @throws When the call fails, is aborted, or responds with anything else; the cause is then the status.
 */
export async function callSimilar(slug: string, signal: AbortSignal): Promise<SimilarAnswer> {
  const address = `/api/cars/${encodeURIComponent(slug)}/similar`
  return unwrapResult(
    await callSite<typeof similarCall>(address, { needs: { title: 'string', cards: [{}], differences: ['string'] }, signal }),
  )
}
