import type { GalleryView } from './gallery-view'
import type { ViewerMode } from './viewer-modes'

/** Returns the picture that a mode shows while it loads: the first spin image, the interior picture, else the first photo. */
export function resolvePoster({ spin, interior, slots }: GalleryView, mode: ViewerMode): string | null {
  if (mode === 'spinner' && spin?.kind === 'frames') return spin.frames[0] ?? null
  if (mode === 'interior' && interior) return interior.url
  return slots.find((slot) => slot.kind === 'photo')?.url ?? null
}
