import type { similarCall } from '@/contract/cars'
import { type AnswerOf, callSite, expectAnswer } from '@/features/call'

/** What the call answers (API-14); `cards` are drawn as they are. */
export type SimilarAnswer = AnswerOf<typeof similarCall>

/**
 * The cards most like one.
 * @throws When the call fails, is aborted, or answers anything else; the cause is then the status of the answer.
 */
export async function callSimilar(slug: string, signal: AbortSignal): Promise<SimilarAnswer> {
  const address = `/api/cars/${encodeURIComponent(slug)}/similar`
  return expectAnswer(await callSite<typeof similarCall>(address, { needs: { title: 'string', cards: [{}] }, signal }))
}
