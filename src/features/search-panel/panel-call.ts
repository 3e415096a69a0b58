import type { countsCall } from '@/contract/search'
import type { AnswerOf } from '@/features/call'

/** Returns the filled-in fields as parameters. Omits empty fields to keep the address short (SRCH-05). */
export function toParameters(form: HTMLFormElement): URLSearchParams {
  const parameters = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string' && value) parameters.append(name, value)
  return parameters
}

/**
 * Fetches the number of matching vehicles.
 * @throws When the call fails, is aborted, or responds with anything but counts.
 */
export async function callCounts(parameters: URLSearchParams, signal: AbortSignal): Promise<AnswerOf<typeof countsCall>> {
  // Loaded with the first choice, to keep it out of the home page's first load (PERF-02).
  const { callSite, unwrapResult } = await import('@/features/call')
  return unwrapResult(
    await callSite<typeof countsCall>(`/api/search/counts?${parameters}`, { needs: { countText: 'string', lists: {} }, signal }),
  )
}
