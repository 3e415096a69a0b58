/** How a car can be looked at, in the order in which it is offered (GAL-05). */
export const VIEWER_MODES = ['spinner', 'walkaround', 'gallery', 'interior'] as const
export type ViewerMode = (typeof VIEWER_MODES)[number]

/** The modes that a car has data for (GAL-05); the gallery always stands, if only with a drawing. */
export function listViewerModes(has: Record<Exclude<ViewerMode, 'gallery'>, boolean>): ViewerMode[] {
  return VIEWER_MODES.filter((mode) => mode === 'gallery' || has[mode])
}

/** The mode that a viewer starts with: the tenant's, or the gallery when the car has no data for that (GAL-06). */
export function resolveStartMode(wanted: ViewerMode, offered: readonly ViewerMode[]): ViewerMode {
  return offered.includes(wanted) ? wanted : 'gallery'
}
