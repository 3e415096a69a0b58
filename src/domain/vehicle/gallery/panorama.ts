import type { Hotspot } from './media'
import type { ShownHotspot } from './spin'

/**
 * A view direction inside a panorama, in radians: `yaw` to the right from the middle of the picture, `pitch` upwards. `fov` is the vertical
 * angle of view.
 */
export type ViewDirection = { yaw: number; pitch: number; fov: number }

export const INITIAL_VIEW: ViewDirection = { yaw: 0, pitch: -0.12, fov: 1.25 }
const PITCH_LIMIT = 1.2
const FOV_LIMITS = { least: 0.6, most: 1.6 }
/** The rotation per press of an arrow key or button: 15 degrees. */
export const ROTATION_STEP = Math.PI / 12

/**
 * 'sphere' covers all directions (aspect ratio 2:1), 'strip' all horizontal directions (wider than 2:1), 'plain' is an ordinary picture.
 */
export type PanoramaKind = 'sphere' | 'strip' | 'plain'

export function resolvePanoramaKind(width: number, height: number): PanoramaKind {
  const shape = height > 0 ? width / height : 0
  if (Math.abs(shape - 2) <= 0.04) return 'sphere'
  return shape > 2 ? 'strip' : 'plain'
}

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

/** Normalises an angle to between -π and π. */
function wrapAngle(angle: number): number {
  const turn = 2 * Math.PI
  if (Math.abs(angle) <= Math.PI) return angle
  return ((((angle + Math.PI) % turn) + turn) % turn) - Math.PI
}

/** Rotates a view direction without limit horizontally, but not past straight up or down. */
export function rotateView(direction: ViewDirection, by: Partial<ViewDirection>): ViewDirection {
  return {
    yaw: wrapAngle(direction.yaw + (by.yaw ?? 0)),
    pitch: clamp(direction.pitch + (by.pitch ?? 0), -PITCH_LIMIT, PITCH_LIMIT),
    fov: clamp(direction.fov + (by.fov ?? 0), FOV_LIMITS.least, FOV_LIMITS.most),
  }
}

/** Rotates a view direction by a drag in px on a view of the given height, so that the picture follows the finger. */
export function dragView(direction: ViewDirection, dx: number, dy: number, height: number): ViewDirection {
  const perPixel = direction.fov / Math.max(1, height)
  return rotateView(direction, { yaw: -dx * perPixel, pitch: dy * perPixel })
}

/** Returns the view direction after a key press, or null for any other key. */
export function rotateByKey(direction: ViewDirection, key: string): ViewDirection | null {
  const turns: Record<string, Partial<ViewDirection>> = {
    ArrowLeft: { yaw: -ROTATION_STEP },
    ArrowRight: { yaw: ROTATION_STEP },
    ArrowUp: { pitch: ROTATION_STEP },
    ArrowDown: { pitch: -ROTATION_STEP },
    '+': { fov: -0.15 },
    '=': { fov: -0.15 },
    '-': { fov: 0.15 },
  }
  if (key === 'Home') return INITIAL_VIEW
  const turn = turns[key]
  return turn ? rotateView(direction, turn) : null
}

/**
 * Projects a point of the picture (in percent) to the view (in percent). Returns null when it is out of view. `aspect` is the view's width
 * / height.
 */
export function projectPoint(point: { x: number; y: number }, direction: ViewDirection, aspect: number): { x: number; y: number } | null {
  const yaw = (point.x / 100 - 0.5) * 2 * Math.PI - direction.yaw
  const pitch = (0.5 - point.y / 100) * Math.PI
  const side = Math.sin(yaw) * Math.cos(pitch)
  const up = Math.sin(pitch)
  const ahead = Math.cos(yaw) * Math.cos(pitch)
  const depth = ahead * Math.cos(direction.pitch) + up * Math.sin(direction.pitch)
  if (depth <= 0.01) return null
  const height = up * Math.cos(direction.pitch) - ahead * Math.sin(direction.pitch)
  const half = Math.tan(direction.fov / 2)
  const seen = { x: 50 + (50 * side) / (depth * half * aspect), y: 50 - (50 * height) / (depth * half) }
  return seen.x >= 0 && seen.x <= 100 && seen.y >= 0 && seen.y <= 100 ? seen : null
}

/** Lists the interior hotspots in view (SPIN-07). The interior is one picture, so only a hotspot's first position counts. */
export function listInteriorHotspots(
  hotspots: readonly Hotspot[],
  project: (point: { x: number; y: number }) => { x: number; y: number } | null,
): ShownHotspot[] {
  return hotspots.flatMap(({ id, description, positions: [position] }) => {
    const seen = position ? project(position) : null
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

/** Describes a view direction in words, for screen readers. */
export function describeView({ yaw, pitch }: ViewDirection): string {
  const eighth = Math.round(wrapAngle(yaw) / (Math.PI / 4))
  const side = DIRECTIONS[(eighth + 8) % 8] ?? 'ahead'
  if (pitch > 0.45) return `Looking ${side} and up`
  return pitch < -0.6 ? `Looking ${side} and down` : `Looking ${side}`
}

/**
 * Returns how many px to move a strip, rendered `height` px high, to the left to centre the view direction.
 * @param shape The picture's width divided by its height.
 */
export function offsetStrip(direction: ViewDirection, shape: number, view: { width: number; height: number }): number {
  const width = view.height * shape
  return ((direction.yaw / (2 * Math.PI) + 0.5) * width - view.width / 2 + width) % width
}

/** Projects a point of a strip to the view, in percent. Returns null when it is out of view. */
export function projectStrip(
  point: { x: number; y: number },
  direction: ViewDirection,
  shape: number,
  view: { width: number; height: number },
): { x: number; y: number } | null {
  const width = view.height * shape
  const x = ((point.x / 100) * width - offsetStrip(direction, shape, view) + width) % width
  return x <= view.width ? { x: (100 * x) / view.width, y: point.y } : null
}
