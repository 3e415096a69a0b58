import { formatFigure } from '@/domain/numbers/figures'
import type { Suggestion } from '@/domain/search/suggestions'
import { readStockWords } from '@/ui/primitives/stock-words'
import { capitalise } from '@/domain/text/capitalise'

/** One option: a link, or a value for the field. */
export type SuggestionLine = { label: string; note: string } & ({ kind: 'link'; href: string } | { kind: 'value'; value: string })

export type SuggestionGroup = { label: string; lines: SuggestionLine[] }

const NAMES: Record<Exclude<Suggestion['kind'], 'car'>, string> = { make: 'Makes', model: 'Models', body: 'Body types', place: 'Near' }
const ORDER: readonly Suggestion['kind'][] = ['car', 'make', 'model', 'body', 'place']

function toNote(suggestion: Suggestion): string {
  if (suggestion.kind === 'car') return suggestion.stockNumber ?? ''
  return suggestion.kind === 'place' ? '' : formatFigure(suggestion.count)
}

/** Groups the response by kind, with labels; omits empty groups. */
export function groupSuggestions(suggestions: readonly Suggestion[]): SuggestionGroup[] {
  return ORDER.map((kind) => ({
    label: kind === 'car' ? capitalise(readStockWords().many) : NAMES[kind],
    lines: suggestions
      .filter((suggestion) => suggestion.kind === kind)
      .map((suggestion): SuggestionLine => ({ kind: 'link', label: suggestion.label, note: toNote(suggestion), href: suggestion.href })),
  })).filter(({ lines }) => lines.length > 0)
}

/** Returns places as options of a postcode field. */
export function groupPlaces(places: readonly { label: string; postcode: string }[]): SuggestionGroup[] {
  const lines = places.map(({ label, postcode }): SuggestionLine => ({ kind: 'value', label, note: '', value: postcode }))
  return lines.length > 0 ? [{ label: 'Places', lines }] : []
}
