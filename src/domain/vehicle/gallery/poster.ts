import type { GalleryView } from './gallery-view'
import type { ViewerMode } from './viewer-modes'

/** The picture that stands for a mode until it has come: a spin's first, an interior's own, else the first photo. */
export function resolvePoster({ spin, interior, slots }: GalleryView, mode: ViewerMode): string | null {
  if (mode === 'spinner' && spin?.kind === 'frames') return spin.frames[0] ?? null
  if (mode === 'interior' && interior) return interior.url
  return slots.find((slot) => slot.kind === 'photo')?.url ?? null
}
