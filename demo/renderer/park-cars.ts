import { existsSync } from 'node:fs'
import path from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'
import type { BodyName } from './bodies'
import { type CutOutPaint, nameCutOut } from './picture-names'

/** The camera of the empty showrooms, as ../blender/yards.py has it. Here y points up and z towards the camera. */
const YARD_CAMERA = { eye: [-7, 1.7, 22], look: [1.2, 2.5, 0], angle: 38 } as const

type Parked = { body: BodyName; paint: CutOutPaint; x: number; z: number; facesLeft?: boolean }

/** The cars in front of each showroom: metres along its front and towards the camera. The farthest comes first. */
const PARKED: Record<string, readonly Parked[]> = {
  'yard-glass.webp': [
    { body: 'suv', paint: 'silver', x: -6.2, z: 5.5 },
    { body: 'sedan', paint: 'blue', x: -0.6, z: 5.8 },
    { body: 'hatch', paint: 'red', x: 4.8, z: 6 },
  ],
  'yard-brick.webp': [
    { body: 'ute', paint: 'blue', x: -3.4, z: 5.6, facesLeft: true },
    { body: 'wagon', paint: 'silver', x: 3.2, z: 6, facesLeft: true },
  ],
  'yard-corner.webp': [
    { body: 'coupe', paint: 'red', x: -4.6, z: 5.4 },
    { body: 'sedan', paint: 'silver', x: 0.8, z: 5.8 },
    { body: 'convertible', paint: 'blue', x: 6, z: 6.2 },
  ],
  'yard-shed.webp': [
    { body: '4x4', paint: 'silver', x: -6.4, z: 5.2 },
    { body: 'caravan', paint: 'silver', x: 1.4, z: 4.4 },
    { body: 'ute', paint: 'silver', x: 6.4, z: 6.4 },
  ],
  'yard-vans.webp': [
    { body: 'caravan', paint: 'blue', x: -5.4, z: 4.6 },
    { body: 'caravan', paint: 'silver', x: 2.6, z: 5.2 },
  ],
  'yard-vans-glass.webp': [
    { body: 'caravan', paint: 'silver', x: -5, z: 4.6, facesLeft: true },
    { body: 'caravan', paint: 'red', x: 3.2, z: 5.2, facesLeft: true },
  ],
}

/** Width in metres of a car in its picture from the front right, and the height in its cut-out of the ground under its middle. */
const WIDTH = 4.35
const CARAVAN_WIDTH = 6.3
const GROUND = 0.735

/** The files of all showrooms with cars. */
export const YARDS = Object.keys(PARKED)

/** The showrooms of caravans are those of cars. */
const SHARED: Partial<Record<string, string>> = { 'yard-vans.webp': 'yard-brick.webp', 'yard-vans-glass.webp': 'yard-corner.webp' }

/** Returns the picture of the showroom without cars. */
export const emptyYardOf = (file: string) => SHARED[file] ?? file

/** Returns the cars to overlay on a showroom's picture, without those whose cut-outs are not drawn. */
export async function parkCars(folder: string, file: string, width: number, height: number): Promise<OverlayOptions[]> {
  const cars = (PARKED[file] ?? []).filter(({ body, paint }) => existsSync(path.join(folder, nameCutOut(body, paint))))
  return Promise.all(
    cars.map(async ({ body, paint, x, z, facesLeft = false }) => {
      const { across, down, pixelsPerMetre } = project(x, z, width, height)
      const size = Math.round((body === 'caravan' ? CARAVAN_WIDTH : WIDTH) * pixelsPerMetre)
      const cutOut = sharp(path.join(folder, nameCutOut(body, paint))).resize(size)
      const input = await (facesLeft ? cutOut.flop() : cutOut).png().toBuffer()
      return { input, left: Math.round(across - size / 2), top: Math.round(down - (size / 1.5) * GROUND) }
    }),
  )
}

/** Returns the position of a point of the ground in the picture, and the size of a metre there. */
function project(x: number, z: number, width: number, height: number) {
  const { eye, look, angle } = YARD_CAMERA
  const forward = normalise([look[0] - eye[0], look[1] - eye[1], look[2] - eye[2]])
  const right = normalise([-forward[2], 0, forward[0]])
  const up = [-right[2] * forward[1], right[2] * forward[0] - right[0] * forward[2], right[0] * forward[1]] as const
  const from = [x - eye[0], -eye[1], z - eye[2]] as const
  const along = (axis: readonly [number, number, number]) => from[0] * axis[0] + from[1] * axis[1] + from[2] * axis[2]
  const pixelsPerMetre = height / 2 / Math.tan((angle * Math.PI) / 360) / along(forward)
  return { across: width / 2 + along(right) * pixelsPerMetre, down: height / 2 - along(up) * pixelsPerMetre, pixelsPerMetre }
}

function normalise([x, y, z]: readonly [number, number, number]): [number, number, number] {
  const length = Math.hypot(x, y, z)
  return [x / length, y / length, z / length]
}
