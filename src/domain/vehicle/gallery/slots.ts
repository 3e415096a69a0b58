import type { Video } from './video'

/** A vehicle's photo in a gallery. `position` is the CSS `object-position` of its focal point. */
export type Photo = { url: string; thumbUrl: string | null; alt: string; position?: string }

/** A slot of the gallery: a photo, or the video with its poster. */
export type Slot = ({ kind: 'photo' } & Photo) | { kind: 'video'; video: Video; poster: Photo | null; alt: string }

export type VideoPosition = 'start' | 'second' | 'middle' | 'end'

/** Returns the video's index among `count` photos (GAL-09). The middle is rounded down. */
export function toVideoIndex(position: VideoPosition, count: number): number {
  const indexes: Record<VideoPosition, number> = { start: 0, second: 1, middle: Math.floor(count / 2), end: count }
  return Math.min(indexes[position], count)
}

/** Lists the photos in order with the video, if any, in position (GAL-09). */
export function listSlots(photos: readonly Photo[], video: Video | null, position: VideoPosition, name: string): Slot[] {
  const slots = photos.map((photo): Slot => ({ kind: 'photo', ...photo }))
  const slot: Slot[] = video ? [{ kind: 'video', video, poster: photos[0] ?? null, alt: `Video of ${name}` }] : []
  return slots.toSpliced(toVideoIndex(position, photos.length), 0, ...slot)
}

/** Returns the index after a step in a list of `count`, wrapping around at both ends (GAL-01). */
export function wrapIndex(index: number, count: number): number {
  return count > 0 ? ((index % count) + count) % count : 0
}

/** Returns the selected index after entry `removed` is gone: the same entry as before, or the one that took its position. */
export function indexAfterRemoval(index: number, removed: number, countBefore: number): number {
  const next = removed < index ? index - 1 : index
  return Math.max(0, Math.min(next, countBefore - 2))
}
