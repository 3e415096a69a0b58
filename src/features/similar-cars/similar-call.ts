import type { CardView } from '@/ui/sections/vehicle-card/card-view'

/** What the call answers (API-14); `cards` are drawn as they are. */
export type SimilarAnswer = { title: string; cards: CardView[] }

function isAnswer(value: unknown): value is SimilarAnswer {
  return typeof value === 'object' && value !== null && 'title' in value && 'cards' in value && Array.isArray(value.cards)
}

/**
 * The cars most like one.
 * @throws When the call fails, is aborted, or answers anything else; the cause is then the status of the answer.
 */
export async function callSimilar(slug: string, signal: AbortSignal): Promise<SimilarAnswer> {
  const response = await fetch(`/api/cars/${encodeURIComponent(slug)}/similar`, { signal })
  const answer: unknown = response.ok ? await response.json() : null
  if (!isAnswer(answer)) throw new Error(`The call for similar cars answered ${response.status}`, { cause: response.status })
  return answer
}
