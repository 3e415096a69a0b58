import type { Hotspot, HotspotPlace } from './media'
import { wrapIndex } from './slots'

/** A turntable: the frame that is shown, and how many frames are still to come of the turn that it makes by itself (0: it stands). */
export type SpinState = { frame: number; count: number; left: number }

export type SpinAction =
  /** Turn by itself, once around. */
  | { kind: 'start' }
  /** One interval of that turn has passed. */
  | { kind: 'tick' }
  /** The visitor took hold of it. */
  | { kind: 'stop' }
  | { kind: 'step'; by: number }
  | { kind: 'show'; frame: number }

export function standStill(count: number): SpinState {
  return { frame: 0, count, left: 0 }
}

/** What a turntable does next: its own turn ends after one full turn, or at the first thing that the visitor does (SPIN-03). */
export function turnSpin(state: SpinState, action: SpinAction): SpinState {
  const { frame, count, left } = state
  switch (action.kind) {
    case 'start':
      return { ...state, left: count > 1 ? count : 0 }
    case 'tick':
      return left > 0 ? { ...state, frame: wrapIndex(frame + 1, count), left: left - 1 } : state
    case 'stop':
      return left > 0 ? { ...state, left: 0 } : state
    case 'step':
      return { ...state, frame: wrapIndex(frame + action.by, count), left: 0 }
    case 'show':
      return { ...state, frame: wrapIndex(action.frame, count), left: 0 }
  }
}

/** The frame under a drag of `distance` px that began on frame `from`: one further for each full `pixelsPerFrame` to the right (SPIN-04). */
export function frameOfDrag(from: number, distance: number, pixelsPerFrame: number, count: number): number {
  return wrapIndex(from + Math.trunc(distance / Math.max(1, pixelsPerFrame)), count)
}

/** What a key does to a turntable (SPIN-04): arrows one frame, page keys a quarter turn, Home and End the first and last frame; null for every other key. */
export function readSpinKey(key: string, { count }: Pick<SpinState, 'count'>): SpinAction | null {
  const quarter = Math.max(1, Math.round(count / 4))
  const steps: Record<string, number> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1, PageUp: quarter, PageDown: -quarter }
  const by = steps[key]
  if (by !== undefined) return { kind: 'step', by }
  if (key === 'Home') return { kind: 'show', frame: 0 }
  return key === 'End' ? { kind: 'show', frame: count - 1 } : null
}

/** A hotspot where it stands in the picture that is shown. */
export type ShownHotspot = Omit<Hotspot, 'places'> & Pick<HotspotPlace, 'x' | 'y'>

/**
 * The hotspots of a frame (SPIN-07).
 * @param frame The frame's number in the data, from 0: frames that could not be loaded keep theirs.
 */
export function listHotspots(hotspots: readonly Hotspot[], frame: number): ShownHotspot[] {
  return hotspots.flatMap(({ id, description, places }) => {
    const place = places.find((one) => one.frame === frame)
    return place ? [{ id, description, x: place.x, y: place.y }] : []
  })
}
