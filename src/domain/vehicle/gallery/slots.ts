import type { Video } from './video'

/** A photo of a car as galleries draw it. */
export type Photo = { url: string; thumbUrl: string | null; alt: string }

/** One place of the gallery: a photo, or the video with the photo that stands for it. */
export type Slot = ({ kind: 'photo' } & Photo) | { kind: 'video'; video: Video; poster: Photo | null; alt: string }

export type VideoPosition = 'start' | 'second' | 'middle' | 'end'

/** Where the video stands among `count` photos, from 0 (GAL-09); the middle is half of them, rounded down. */
export function placeVideo(position: VideoPosition, count: number): number {
  const places: Record<VideoPosition, number> = { start: 0, second: 1, middle: Math.floor(count / 2), end: count }
  return Math.min(places[position], count)
}

/** The photos in their order with the video in its place, when there is one (GAL-09). */
export function listSlots(photos: readonly Photo[], video: Video | null, position: VideoPosition, name: string): Slot[] {
  const slots = photos.map((photo): Slot => ({ kind: 'photo', ...photo }))
  const slot: Slot[] = video ? [{ kind: 'video', video, poster: photos[0] ?? null, alt: `Video of ${name}` }] : []
  return slots.toSpliced(placeVideo(position, photos.length), 0, ...slot)
}

/** The index of a list of `count` that a step leads to: after the last comes the first again (GAL-01). */
export function wrapIndex(index: number, count: number): number {
  return count > 0 ? ((index % count) + count) % count : 0
}

/** Which index is selected once the entry `removed` has gone: the same entry as before, or the one that took its place. */
export function indexAfterRemoval(index: number, removed: number, countBefore: number): number {
  const next = removed < index ? index - 1 : index
  return Math.max(0, Math.min(next, countBefore - 2))
}
