import type { Suggestion } from '@/domain/search/suggestions'

/** One line of the list: it leads somewhere, or fills the field in. */
export type SuggestionLine = { label: string; note: string } & ({ kind: 'link'; href: string } | { kind: 'value'; value: string })

export type SuggestionGroup = { label: string; lines: SuggestionLine[] }

const NAMES: Record<Suggestion['kind'], string> = { car: 'Cars', make: 'Makes', model: 'Models', body: 'Body types', place: 'Near' }
const ORDER: readonly Suggestion['kind'][] = ['car', 'make', 'model', 'body', 'place']

function toNote(suggestion: Suggestion): string {
  if (suggestion.kind === 'car') return suggestion.stockNumber ?? ''
  return suggestion.kind === 'place' ? '' : String(suggestion.count)
}

/** What the call answers, by kind, each kind under its name; without the empty ones. */
export function groupSuggestions(suggestions: readonly Suggestion[]): SuggestionGroup[] {
  return ORDER.map((kind) => ({
    label: NAMES[kind],
    lines: suggestions
      .filter((suggestion) => suggestion.kind === kind)
      .map((suggestion): SuggestionLine => ({ kind: 'link', label: suggestion.label, note: toNote(suggestion), href: suggestion.href })),
  })).filter(({ lines }) => lines.length > 0)
}

/** Places for a field that holds a postcode. */
export function groupPlaces(places: readonly { label: string; postcode: string }[]): SuggestionGroup[] {
  const lines = places.map(({ label, postcode }): SuggestionLine => ({ kind: 'value', label, note: '', value: postcode }))
  return lines.length > 0 ? [{ label: 'Places', lines }] : []
}
