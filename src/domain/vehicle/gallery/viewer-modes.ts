/** The modes of the gallery in display order (GAL-05). */
export const VIEWER_MODES = ['spinner', 'walkaround', 'gallery', 'interior'] as const
export type ViewerMode = (typeof VIEWER_MODES)[number]

/** Lists the modes that a vehicle has data for (GAL-05). The gallery mode is always available; without photos it shows a drawing. */
export function listViewerModes(has: Record<Exclude<ViewerMode, 'gallery'>, boolean>): ViewerMode[] {
  return VIEWER_MODES.filter((mode) => mode === 'gallery' || has[mode])
}

/** Returns the initial mode: the tenant's, or the gallery when the vehicle has no data for it (GAL-06). */
export function resolveStartMode(wanted: ViewerMode, offered: readonly ViewerMode[]): ViewerMode {
  return offered.includes(wanted) ? wanted : 'gallery'
}
