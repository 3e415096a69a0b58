const TRAIL_KEY = 'visitTrail'
const MAX_PAGES = 50

/** The start and the pages of a visit, stored for this tab (LEAD-02). */
export type VisitTrail = { source: string; linked_query_params: Record<string, string>; visited_pages: string[] }

function isTrail(value: unknown): value is VisitTrail {
  return typeof value === 'object' && value !== null && 'visited_pages' in value && Array.isArray(value.visited_pages)
}

function readTrail(): VisitTrail | null {
  const stored: unknown = JSON.parse(sessionStorage.getItem(TRAIL_KEY) ?? 'null')
  return isTrail(stored) ? stored : null
}

function begin(): VisitTrail {
  return {
    source: document.referrer,
    linked_query_params: Object.fromEntries(new URLSearchParams(window.location.search)),
    visited_pages: [],
  }
}

/** Adds the current page to the trail. The first page also stores its referrer and parameters. Works without browser storage. */
export function recordVisit(): VisitTrail {
  try {
    const trail = readTrail() ?? begin()
    const { pathname } = window.location
    const pages = trail.visited_pages.at(-1) === pathname ? trail.visited_pages : [...trail.visited_pages, pathname]
    const noted = { ...trail, visited_pages: pages.slice(-MAX_PAGES) }
    sessionStorage.setItem(TRAIL_KEY, JSON.stringify(noted))
    return noted
  } catch {
    return { ...begin(), visited_pages: [window.location.pathname] }
  }
}
