import type { similarCall } from '@/contract/cars'
import { type AnswerOf, callSite, unwrapResult } from '@/features/call'
import { reportFailure } from './report-failure'

/** Response of the call (API-14); `cards` are rendered unchanged. */
export type SimilarAnswer = AnswerOf<typeof similarCall>

/**
 * Fetches the most similar vehicles as cards.
 * @throws When the call fails, is aborted, or responds with anything else; the cause is then the status.
 */
async function callSimilar(slug: string, signal: AbortSignal): Promise<SimilarAnswer> {
  const address = `/api/cars/${encodeURIComponent(slug)}/similar`
  return unwrapResult(
    await callSite<typeof similarCall>(address, { needs: { title: 'string', cards: [{}], differences: ['string'] }, signal }),
  )
}

/** Shows the most similar vehicles, or 'failed' after reporting the failure (SIM-11). Shows nothing after the signal. */
export function loadSimilar(slug: string, signal: AbortSignal, show: (answer: SimilarAnswer | 'failed') => void): void {
  callSimilar(slug, signal)
    .then(show)
    .catch((error: unknown) => {
      if (signal.aborted) return
      show('failed')
      reportFailure('similar-cars', error instanceof Error && typeof error.cause === 'number' ? error.cause : null)
    })
}
