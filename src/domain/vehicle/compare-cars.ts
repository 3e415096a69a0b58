/** How many cars stand side by side. */
export const MOST_COMPARED = 4

const NAME = /^[a-z0-9-]{1,200}$/

/** Where this browser's favourites stand, below the comparison (FAV-01). */
export const FAVOURITES_HREF = '/compare#favourites'

/** The cars of a comparison's address, '?cars=a,b,c', by id or slug (FAV-05): at most four, each once; what names no car is left out. */
export function readCompared(cars: unknown): string[] {
  if (typeof cars !== 'string') return []
  return [...new Set(cars.split(','))].filter((name) => NAME.test(name)).slice(0, MOST_COMPARED)
}

/** The address of a comparison, which can be shared; without cars the page says how to choose some. */
export function toCompareHref(slugs: readonly string[]): string {
  return slugs.length === 0 ? '/compare' : `/compare?cars=${slugs.join(',')}`
}

/** `full`: there are four already. */
export type CompareStep = { kind: 'added' | 'removed' | 'full'; slugs: string[] }

/** A comparison after a car was put into it or, when it was in it, taken out. */
export function toggleCompared(slugs: readonly string[], slug: string): CompareStep {
  if (slugs.includes(slug)) return { kind: 'removed', slugs: slugs.filter((one) => one !== slug) }
  if (slugs.length >= MOST_COMPARED) return { kind: 'full', slugs: [...slugs] }
  return { kind: 'added', slugs: [...slugs, slug] }
}

/** One fact of every car; `isDifferent` when they don't all say the same. */
export type CompareRow = { label: string; values: (string | null)[]; isDifferent: boolean }

/** Facts of cars side by side: rows in the order in which they are first named; a fact that no car has is no row. */
export function toCompareRows(cars: readonly (readonly { label: string; value: string | null }[])[]): CompareRow[] {
  const labels = [...new Set(cars.flatMap((facts) => facts.map(({ label }) => label)))]
  return labels.flatMap((label): CompareRow[] => {
    const values = cars.map((facts) => facts.find((fact) => fact.label === label)?.value?.trim() || null)
    if (values.every((value) => value === null)) return []
    return [{ label, values, isDifferent: new Set(values).size > 1 }]
  })
}
