import type { suggestionsCall } from '@/contract/search'
import { type AnswerOf, callSite, unwrapResult } from '@/features/call'

export type OverlayAnswer = AnswerOf<typeof suggestionsCall>

/**
 * Fetches what a text means as a search, with suggestions (LOOK-04).
 * @throws When the call fails or is aborted.
 */
export async function askOverlay(text: string, signal: AbortSignal): Promise<OverlayAnswer> {
  const needs = {
    suggestions: [{ kind: 'string', label: 'string', href: 'string' }],
    meaning: { href: 'string', countText: 'string' },
  } as const
  return unwrapResult(await callSite<typeof suggestionsCall>(`/api/suggestions?${new URLSearchParams({ q: text })}`, { needs, signal }))
}

/** The results page for a text as a plain keyword search, while its meaning is unknown. */
export function toKeywordHref(text: string): string {
  return text.trim() === '' ? '/search' : `/search?${new URLSearchParams({ query: text.trim() })}`
}
