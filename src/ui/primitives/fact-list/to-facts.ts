/** A figure with its label: '680 km', 'Longest range'. */
export type Fact = { id: string; value: string; label: string }

type StoredFact = { id?: string | null; value?: string | null; label?: string | null }

/** Returns the facts that editors entered. Incomplete rows, as in a draft, are left out. */
export function toFacts(stored: readonly StoredFact[] | null | undefined): Fact[] {
  return (stored ?? []).flatMap(({ id, value, label }, place) => (value && label ? [{ id: id ?? String(place), value, label }] : []))
}
