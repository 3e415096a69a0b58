/** The base paths of search: the usual one, and the one that a site's breadcrumbs may use (VDP-02). Both serve the same pages. */
const BASES = ['/search', '/used-car']

/**
 * Returns the part of a path below the search base: 'used-cars/toyota', or '' for the base itself. Returns null when the path is not a
 * search.
 */
export function readSearchPath(path: string): string | null {
  const base = BASES.find((known) => path === known || path.startsWith(`${known}/`))
  return base === undefined ? null : path.slice(base.length + 1)
}

/** Checks whether a path is a search, under either base. */
export const isSearchPath = (path: string): boolean => readSearchPath(path) !== null
