import type { postcodesCall, suggestionsCall } from '@/contract/search'
import { callSite, unwrapResult } from '@/features/call'
import { groupRecent } from './recent-searches'
import { groupPlaces, groupSuggestions, type SuggestionGroup } from './suggestion-groups'

/** Minimum text length for looking up places. */
const SHORTEST_PLACE = 2

const LINE = { kind: 'string', label: 'string', href: 'string' } as const
const PLACE_FIELDS = { label: 'string', postcode: 'string' } as const

/** Suggestions for a text, and an error message when the text is invalid. */
export type Suggested = { groups: SuggestionGroup[]; message: string | null }

/**
 * Fetches suggestions for a text, by group, with a message for an unknown postcode (SRCH-22, API-09).
 * @throws When the call fails or is aborted.
 */
export async function callSuggestions(kind: string, text: string, signal: AbortSignal): Promise<Suggested> {
  if (kind === 'places') {
    if (text.length < SHORTEST_PLACE) return { groups: [], message: null }
    const address = `/api/postcodes?${new URLSearchParams({ q: text })}`
    const { places, message } = unwrapResult(await callSite<typeof postcodesCall>(address, { needs: { places: [PLACE_FIELDS] }, signal }))
    return { groups: groupPlaces(places), message: message ?? null }
  }
  const address = `/api/suggestions?${new URLSearchParams({ q: text })}`
  const { suggestions } = unwrapResult(await callSite<typeof suggestionsCall>(address, { needs: { suggestions: [LINE] }, signal }))
  const found = groupSuggestions(suggestions)
  return { groups: text === '' ? [...groupRecent(), ...found] : found, message: null }
}
