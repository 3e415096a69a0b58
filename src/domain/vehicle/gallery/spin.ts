import type { Hotspot, HotspotPosition } from './media'
import { wrapIndex } from './slots'

/** The state of a spin: the visible image, and the number of images left in the automatic turn (0 when it is not turning). */
export type SpinState = { frame: number; count: number; left: number }

export type SpinAction =
  /** Turn automatically, once around. */
  | { kind: 'start' }
  /** One interval of the automatic turn has passed. */
  | { kind: 'tick' }
  /** The visitor took control. */
  | { kind: 'stop' }
  | { kind: 'step'; by: number }
  | { kind: 'show'; frame: number }

export function toInitialSpin(count: number): SpinState {
  return { frame: 0, count, left: 0 }
}

/** Returns the next state of a spin. The automatic turn ends after one full turn or at the visitor's first action (SPIN-03). */
export function reduceSpin(state: SpinState, action: SpinAction): SpinState {
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

/** Returns the image for a drag of `distance` px that started at image `from`: one further per `pixelsPerFrame` to the right (SPIN-04). */
export function frameOfDrag(from: number, distance: number, pixelsPerFrame: number, count: number): number {
  return wrapIndex(from + Math.trunc(distance / Math.max(1, pixelsPerFrame)), count)
}

/**
 * Maps a key to a spin action (SPIN-04): arrows move one image, page keys a quarter turn, Home and End to the first and last image. Returns
 * null for other keys.
 */
export function readSpinKey(key: string, { count }: Pick<SpinState, 'count'>): SpinAction | null {
  const quarter = Math.max(1, Math.round(count / 4))
  const steps: Record<string, number> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1, PageUp: quarter, PageDown: -quarter }
  const by = steps[key]
  if (by !== undefined) return { kind: 'step', by }
  if (key === 'Home') return { kind: 'show', frame: 0 }
  return key === 'End' ? { kind: 'show', frame: count - 1 } : null
}

/** A hotspot with its position in the visible image. */
export type ShownHotspot = Omit<Hotspot, 'positions'> & Pick<HotspotPosition, 'x' | 'y'>

/**
 * Lists the hotspots of a spin image (SPIN-07).
 * @param frame The image's index in the data, from 0, which images that fail to load don't change.
 */
export function listHotspots(hotspots: readonly Hotspot[], frame: number): ShownHotspot[] {
  return hotspots.flatMap(({ id, description, positions }) => {
    const position = positions.find((one) => one.frame === frame)
    return position ? [{ id, description, x: position.x, y: position.y }] : []
  })
}
