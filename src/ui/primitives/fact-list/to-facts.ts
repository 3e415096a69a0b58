/** A figure with what it is: '680 km', 'Longest range'. */
export type Fact = { id: string; value: string; label: string }

type StoredFact = { id?: string | null; value?: string | null; label?: string | null }

/** Facts as editors fill them in; a row that is still half empty, as in a draft, is left out. */
export function toFacts(stored: readonly StoredFact[] | null | undefined): Fact[] {
  return (stored ?? []).flatMap(({ id, value, label }, place) => (value && label ? [{ id: id ?? String(place), value, label }] : []))
}
