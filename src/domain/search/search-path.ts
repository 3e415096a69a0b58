/** Where addresses of the search begin: its own base, and the other one that a site's breadcrumbs may have (VDP-02). Both answer alike. */
const BASES = ['/search', '/used-car']

/** What stands below the base of a search's path: 'used-cars/toyota', or '' for the base itself; null for a path that is no search. */
export function readSearchPath(path: string): string | null {
  const base = BASES.find((known) => path === known || path.startsWith(`${known}/`))
  return base === undefined ? null : path.slice(base.length + 1)
}

/** Whether a path is a search, under either base. */
export const isSearchPath = (path: string): boolean => readSearchPath(path) !== null
