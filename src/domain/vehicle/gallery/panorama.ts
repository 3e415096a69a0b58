import type { Hotspot } from './media'
import type { ShownHotspot } from './spin'

/**
 * Where somebody in the middle of a picture of everything around looks, in radians: `yaw` to the right from the middle of the picture,
 * `pitch` upwards; `fov` is the angle from the top to the bottom of what is seen.
 */
export type Look = { yaw: number; pitch: number; fov: number }

export const LOOK_AHEAD: Look = { yaw: 0, pitch: -0.12, fov: 1.25 }
const PITCH_LIMIT = 1.2
const FOV_LIMITS = { least: 0.6, most: 1.6 }
/** What one press of an arrow key or button turns: 15 degrees. */
export const LOOK_STEP = Math.PI / 12

/** 'sphere': all round and from floor to ceiling, twice as wide as high; 'strip': all round, wider still; 'plain': an ordinary picture. */
export type PanoramaKind = 'sphere' | 'strip' | 'plain'

export function resolvePanoramaKind(width: number, height: number): PanoramaKind {
  const shape = height > 0 ? width / height : 0
  if (Math.abs(shape - 2) <= 0.04) return 'sphere'
  return shape > 2 ? 'strip' : 'plain'
}

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

/** An angle between -π and π. */
function wrapAngle(angle: number): number {
  const turn = 2 * Math.PI
  if (Math.abs(angle) <= Math.PI) return angle
  return ((((angle + Math.PI) % turn) + turn) % turn) - Math.PI
}

/** A look turned by so much: all the way around, but neither over the head nor through the floor. */
export function turnLook(look: Look, by: Partial<Look>): Look {
  return {
    yaw: wrapAngle(look.yaw + (by.yaw ?? 0)),
    pitch: clamp(look.pitch + (by.pitch ?? 0), -PITCH_LIMIT, PITCH_LIMIT),
    fov: clamp(look.fov + (by.fov ?? 0), FOV_LIMITS.least, FOV_LIMITS.most),
  }
}

/** A look dragged by so many px on a view of that height: what was under the finger stays about there. */
export function dragLook(look: Look, dx: number, dy: number, height: number): Look {
  const perPixel = look.fov / Math.max(1, height)
  return turnLook(look, { yaw: -dx * perPixel, pitch: dy * perPixel })
}

/** What a key does to a look; null for a key that does nothing. */
export function turnByKey(look: Look, key: string): Look | null {
  const turns: Record<string, Partial<Look>> = {
    ArrowLeft: { yaw: -LOOK_STEP },
    ArrowRight: { yaw: LOOK_STEP },
    ArrowUp: { pitch: LOOK_STEP },
    ArrowDown: { pitch: -LOOK_STEP },
    '+': { fov: -0.15 },
    '=': { fov: -0.15 },
    '-': { fov: 0.15 },
  }
  if (key === 'Home') return LOOK_AHEAD
  const turn = turns[key]
  return turn ? turnLook(look, turn) : null
}

/** Where a point of the picture (in percent) is seen, in percent of the view; null when it is behind or beside. `aspect` = width / height of the view. */
export function projectPoint(point: { x: number; y: number }, look: Look, aspect: number): { x: number; y: number } | null {
  const yaw = (point.x / 100 - 0.5) * 2 * Math.PI - look.yaw
  const pitch = (0.5 - point.y / 100) * Math.PI
  const side = Math.sin(yaw) * Math.cos(pitch)
  const up = Math.sin(pitch)
  const ahead = Math.cos(yaw) * Math.cos(pitch)
  const depth = ahead * Math.cos(look.pitch) + up * Math.sin(look.pitch)
  if (depth <= 0.01) return null
  const height = up * Math.cos(look.pitch) - ahead * Math.sin(look.pitch)
  const half = Math.tan(look.fov / 2)
  const seen = { x: 50 + (50 * side) / (depth * half * aspect), y: 50 - (50 * height) / (depth * half) }
  return seen.x >= 0 && seen.x <= 100 && seen.y >= 0 && seen.y <= 100 ? seen : null
}

/** The hotspots of an interior that are in view (SPIN-07); an interior is one picture, so each stands where its first place says. */
export function listInteriorHotspots(
  hotspots: readonly Hotspot[],
  project: (point: { x: number; y: number }) => { x: number; y: number } | null,
): ShownHotspot[] {
  return hotspots.flatMap(({ id, description, places: [place] }) => {
    const seen = place ? project(place) : null
    return seen ? [{ id, description, ...seen }] : []
  })
}

const DIRECTIONS = [
  'ahead',
  'ahead to the right',
  'to the right',
  'back to the right',
  'to the back',
  'back to the left',
  'to the left',
  'ahead to the left',
]

/** A look in words, for those who don't see where it goes. */
export function describeLook({ yaw, pitch }: Look): string {
  const eighth = Math.round(wrapAngle(yaw) / (Math.PI / 4))
  const direction = DIRECTIONS[(eighth + 8) % 8] ?? 'ahead'
  if (pitch > 0.45) return `Looking ${direction} and up`
  return pitch < -0.6 ? `Looking ${direction} and down` : `Looking ${direction}`
}

/**
 * How far the picture of a strip, drawn `height` px high, is moved to the left so that the look is in the middle of the view.
 * @param shape The picture's width divided by its height.
 */
export function offsetStrip(look: Look, shape: number, view: { width: number; height: number }): number {
  const width = view.height * shape
  return ((look.yaw / (2 * Math.PI) + 0.5) * width - view.width / 2 + width) % width
}

/** Where a point of a strip is seen, in percent of the view; null when it is out of view. */
export function projectStrip(
  point: { x: number; y: number },
  look: Look,
  shape: number,
  view: { width: number; height: number },
): { x: number; y: number } | null {
  const width = view.height * shape
  const x = ((point.x / 100) * width - offsetStrip(look, shape, view) + width) % width
  return x <= view.width ? { x: (100 * x) / view.width, y: point.y } : null
}
