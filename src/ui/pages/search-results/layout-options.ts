import type { ResultsLayout } from '@/domain/search/results/results-layout'
import type { IconName } from '@/ui/primitives/icon/icon-names'

/** The name of the radio buttons for the layout of the results. */
export const LAYOUT_FIELD = 'results-layout'
/** Where the browser keeps the chosen layout (LOOK-15). */
export const LAYOUT_KEY = 'layout'

/** The layouts in their order. Each window hides those that are not for its width (results-layouts.css). */
export const LAYOUT_OPTIONS: readonly (readonly [layout: ResultsLayout, label: string, icon: IconName])[] = [
  ['cards', 'Cards', 'grid'],
  ['compact', 'Compact cards', 'grid-small'],
  ['list', 'List', 'rows'],
  ['map', 'List and map', 'map'],
]
