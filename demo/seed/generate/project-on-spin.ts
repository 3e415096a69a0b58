import { SPIN_SIZE, viewOfSpin } from '@demo/renderer/spins'

/** Metres from the middle between the axles. */
export type CarMeasures = { front: number; rear: number; halfWidth: number; height: number }
type Point = readonly [ahead: number, up: number, right: number]

const { eye, angle } = viewOfSpin(0)
const HALF = Math.tan((angle * Math.PI) / 360)
const ASPECT = SPIN_SIZE.width / SPIN_SIZE.height
/** The turn at which a spin's camera distance is measured, and the share of half the picture that the car then fills (page/camera.ts). */
const MEASURED_AT = (67 * Math.PI) / 180
const FILL = { across: 0.95, up: 0.86 }

/** Anything taller than a van is viewed from higher up (page/camera.ts). */
const TALL = { from: 2.2, rise: 0.4 }

/** Returns -1 to 1 across and up. */
function project({ front, rear, height }: CarMeasures, [x, y, z]: Point, turn: number, away: number): { across: number; up: number } {
  const [c, s] = [Math.cos(turn), Math.sin(turn)]
  const middle = (front + rear) / 2
  const eyes = height > TALL.from ? eye + TALL.rise : eye
  const drop = height * 0.47 - eyes
  const length = Math.hypot(away, drop)
  const ahead = [(-c * away) / length, drop / length, (-s * away) / length] as const
  const from = [x - middle - away * c, y - eyes, z - away * s] as const
  const depth = from[0] * ahead[0] + from[1] * ahead[1] + from[2] * ahead[2]
  const across = from[0] * s - from[2] * c
  const up = from[0] * c * ahead[1] + from[1] * (-c * ahead[0] - s * ahead[2]) + from[2] * s * ahead[1]
  return { across: across / (depth * HALF * ASPECT), up: up / (depth * HALF) }
}

function standAway(car: CarMeasures): number {
  const corners = [car.rear, car.front].flatMap((x) =>
    [0, car.height].flatMap((y) => [-car.halfWidth, car.halfWidth].map((z): Point => [x * 0.985, y, z * 0.95])),
  )
  let away = 6
  for (let round = 0; round < 40; round += 1) {
    const seen = corners.map((corner) => project(car, corner, MEASURED_AT, away))
    away *= Math.max(...seen.map(({ across, up }) => Math.max(Math.abs(across) / FILL.across, Math.abs(up) / FILL.up)))
  }
  return away
}

/**
 * Returns the position of a point of a car on a spin's frame, in percent of the picture.
 * @param turn The camera's turn around the car in radians: 0 in front, a quarter turn at its right.
 */
export function projectOnSpin(car: CarMeasures, point: Point, turn: number): { x: number; y: number } {
  const { across, up } = project(car, point, turn, standAway(car))
  return { x: 50 + 50 * across, y: 50 - 50 * up }
}
