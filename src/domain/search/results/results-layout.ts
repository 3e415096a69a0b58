/** The layouts of results (LOOK-15): large cards, two small cards beside each other, rows, and rows beside a map of the locations. */
export const RESULTS_LAYOUTS = ['cards', 'compact', 'list', 'map'] as const
export type ResultsLayout = (typeof RESULTS_LAYOUTS)[number]

/** Small cards are for windows below this width in px: above it, large cards are beside each other already. */
export const COMPACT_BELOW = 640
/** A map beside the rows needs a window of at least this width in px. */
export const MAP_FROM = 1440

/** A site with one location has nothing to compare on a map. */
export function hasResultsMap(locationCount: number): boolean {
  return locationCount > 1
}

/**
 * Returns the layout to open with (LOOK-15): the one that the visitor chose last, or the nearest one that this window has.
 * @param width The width of the window in px.
 */
export function resolveResultsLayout(stored: string | null, { width, hasMap }: { width: number; hasMap: boolean }): ResultsLayout {
  const chosen = RESULTS_LAYOUTS.find((layout) => layout === stored) ?? 'cards'
  if (chosen === 'compact' && width >= COMPACT_BELOW) return 'cards'
  return chosen === 'map' && (width < MAP_FROM || !hasMap) ? 'list' : chosen
}
