import type { countsCall } from '@/contract/search'
import type { AnswerOf } from '@/features/call'

/** What is filled in, as parameters; empty fields are left out, so that the address says only what is asked for (SRCH-05). */
export function toParameters(form: HTMLFormElement): URLSearchParams {
  const parameters = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string' && value) parameters.append(name, value)
  return parameters
}

/**
 * Asks how many cars the fields find.
 * @throws When the call fails, is aborted, or answers anything but counts.
 */
export async function callCounts(parameters: URLSearchParams, signal: AbortSignal): Promise<AnswerOf<typeof countsCall>> {
  // loaded with the first choice: a home page has no other call in its first load (PERF-02)
  const { callSite, expectAnswer } = await import('@/features/call')
  return expectAnswer(
    await callSite<typeof countsCall>(`/api/search/counts?${parameters}`, { needs: { countText: 'string', lists: {} }, signal }),
  )
}
