/** The maximum number of vehicles in a comparison. */
export const MAX_COMPARED = 4

const NAME = /^[a-z0-9-]{1,200}$/

/** The link to this browser's favourites, below the comparison (FAV-01). */
export const FAVOURITES_HREF = '/compare#favourites'

/**
 * Parses the vehicles of a comparison's address, '?cars=a,b,c', by ID or slug (FAV-05): at most four, without duplicates or invalid values.
 */
export function readCompared(cars: unknown): string[] {
  if (typeof cars !== 'string') return []
  return [...new Set(cars.split(','))].filter((name) => NAME.test(name)).slice(0, MAX_COMPARED)
}

/** Returns the address of a comparison. Without vehicles, the page explains how to choose some. */
export function toCompareHref(slugs: readonly string[]): string {
  return slugs.length === 0 ? '/compare' : `/compare?cars=${slugs.join(',')}`
}

/** `full`: the comparison already has four vehicles. */
export type CompareStep = { kind: 'added' | 'removed' | 'full'; slugs: string[] }

/** Adds a vehicle to a comparison, or removes it if it is already there. */
export function toggleCompared(slugs: readonly string[], slug: string): CompareStep {
  if (slugs.includes(slug)) return { kind: 'removed', slugs: slugs.filter((one) => one !== slug) }
  if (slugs.length >= MAX_COMPARED) return { kind: 'full', slugs: [...slugs] }
  return { kind: 'added', slugs: [...slugs, slug] }
}

/**
 * Returns the comparison to keep in the browser when a vehicle is added to the shown one. A shown comparison can be somebody else's, from a
 * shared link: it replaces nothing that the visitor chose.
 */
export function extendCompared(kept: readonly string[], shown: readonly string[], slug: string): string[] {
  const known = kept.length === 0 ? shown : kept
  const { kind, slugs } = toggleCompared(known, slug)
  return kind === 'added' ? slugs : [...known]
}

/** One fact about every vehicle. `isDifferent` when the values differ. */
export type CompareRow = { label: string; values: (string | null)[]; isDifferent: boolean }

/** Lists vehicles' facts side by side, in the order of first appearance. Leaves out facts without values. */
export function toCompareRows(cars: readonly (readonly { label: string; value: string | null }[])[]): CompareRow[] {
  const labels = [...new Set(cars.flatMap((facts) => facts.map(({ label }) => label)))]
  return labels.flatMap((label): CompareRow[] => {
    const values = cars.map((facts) => facts.find((fact) => fact.label === label)?.value?.trim() || null)
    if (values.every((value) => value === null)) return []
    return [{ label, values, isDifferent: new Set(values).size > 1 }]
  })
}
