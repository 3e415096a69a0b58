import type { PanelAnswer } from '@/domain/search/panel-query'

/** What is filled in, as parameters; empty fields are left out, so that the address says only what is asked for (SRCH-05). */
export function toParameters(form: HTMLFormElement): URLSearchParams {
  const parameters = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string' && value) parameters.append(name, value)
  return parameters
}

function isAnswer(value: unknown): value is PanelAnswer {
  return typeof value === 'object' && value !== null && 'lists' in value && 'countText' in value
}

/**
 * Asks how many cars the fields find.
 * @throws When the call fails, is aborted, or answers anything but counts.
 */
export async function callCounts(parameters: URLSearchParams, signal: AbortSignal): Promise<PanelAnswer> {
  const response = await fetch(`/api/search/counts?${parameters}`, { signal })
  const answer: unknown = response.ok ? await response.json() : null
  if (!isAnswer(answer)) throw new Error(`The count answered ${response.status}`)
  return answer
}
