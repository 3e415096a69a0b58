import { SPIN_SIZE } from '@demo/renderer/spins'
import type { CarMeasures } from './spin-cars'

type Point = readonly [ahead: number, up: number, right: number]

// The camera of `add_turntable_camera` in demo/blender/cameras.py.
const HALF = Math.tan((17.5 * Math.PI) / 360)
const ASPECT = SPIN_SIZE.width / SPIN_SIZE.height
const EYE = 1.6
/** The height that the camera looks at, in shares of the car's. */
const AIM = 0.44

function measureDistance({ front, rear, height }: CarMeasures): number {
  const radius = (front - rear) / 2
  return Math.max((radius * 1.03) / (HALF * ASPECT) / 0.95, height / 2 / HALF / 0.6 + radius)
}

/**
 * Returns the position of a point of a car on a spin's frame, in percent of the picture.
 * @param turn The camera's turn around the car in radians: 0 in front, a quarter turn at its right.
 */
export function projectOnSpin(car: CarMeasures, [x, y, z]: Point, turn: number): { x: number; y: number } {
  const [c, s] = [Math.cos(turn), Math.sin(turn)]
  const distance = measureDistance(car)
  const drop = car.height * AIM - EYE
  const length = Math.hypot(distance, drop)
  const ahead = x - (car.front + car.rear) / 2
  // Towards the camera over the ground, and from it
  const near = ahead * c + z * s
  const [away, rise] = [distance - near, y - EYE]
  const depth = (away * distance + rise * drop) / length
  const across = (ahead * s - z * c) / (depth * HALF * ASPECT)
  const up = (rise * distance - away * drop) / length / (depth * HALF)
  return { x: 50 + 50 * across, y: 50 - 50 * up }
}
