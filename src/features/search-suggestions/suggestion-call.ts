import type { Suggestion } from '@/domain/search/suggestions'
import { groupRecent } from './recent-searches'
import { groupPlaces, groupSuggestions, type SuggestionGroup } from './suggestion-groups'

/** Names of places are asked for from here on. */
const SHORTEST_PLACE = 2

async function ask(address: string, signal: AbortSignal): Promise<Record<string, unknown>> {
  const response = await fetch(address, { signal })
  const answer: unknown = response.ok ? await response.json() : null
  if (typeof answer !== 'object' || answer === null) throw new Error(`Suggestions answered ${response.status}`)
  return Object.fromEntries(Object.entries(answer))
}

function isSuggestion(value: unknown): value is Suggestion {
  return typeof value === 'object' && value !== null && 'kind' in value && 'label' in value && 'href' in value
}

function isPlace(value: unknown): value is { label: string; postcode: string } {
  return typeof value === 'object' && value !== null && 'label' in value && 'postcode' in value
}

/** What a field offers for a text, and what is wrong with the text, in words. */
export type Suggested = { groups: SuggestionGroup[]; message: string | null }

/**
 * What a field offers for a text, by group; a postcode that there is not is told of (SRCH-22, API-09).
 * @throws When the call fails or is aborted.
 */
export async function callSuggestions(kind: string, text: string, signal: AbortSignal): Promise<Suggested> {
  if (kind === 'places') {
    if (text.length < SHORTEST_PLACE) return { groups: [], message: null }
    const { places, message } = await ask(`/api/postcodes?${new URLSearchParams({ q: text })}`, signal)
    const groups = groupPlaces(Array.isArray(places) ? places.filter(isPlace) : [])
    return { groups, message: typeof message === 'string' ? message : null }
  }
  const { suggestions } = await ask(`/api/suggestions?${new URLSearchParams({ q: text })}`, signal)
  const found = groupSuggestions(Array.isArray(suggestions) ? suggestions.filter(isSuggestion) : [])
  return { groups: text === '' ? [...groupRecent(), ...found] : found, message: null }
}
