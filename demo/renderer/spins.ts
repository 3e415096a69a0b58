import type { BodyName, FrontName } from './bodies'
import type { PaintName } from './paints'

/** The cars with a spin: a body with a face, and its paints. */
export const SPINS: readonly { body: BodyName; front: FrontName; paints: readonly PaintName[] }[] = [
  { body: 'suv', front: 'a', paints: ['blue', 'white', 'silver'] },
  { body: 'suv', front: 'b', paints: ['white', 'silver', 'blue'] },
  { body: 'sedan', front: 'b', paints: ['black'] },
  { body: 'ute', front: 'a', paints: ['blue'] },
  { body: '4x4', front: 'b', paints: ['silver', 'white'] },
  { body: 'hatch', front: 'b', paints: ['white'] },
  { body: 'wagon', front: 'b', paints: ['white'] },
  { body: 'coupe', front: 'b', paints: ['white'] },
  { body: 'convertible', front: 'a', paints: ['white'] },
  { body: 'van', front: 'b', paints: ['white'] },
  { body: 'caravan', front: 'a', paints: ['white'] },
]

export const SPIN_SIZE = { width: 900, height: 600 } as const

/** Checks whether there are frames of a car with this body, face and paint. */
export function hasSpin(body: BodyName, front: FrontName, paint: PaintName): boolean {
  return SPINS.some((spin) => spin.body === body && spin.front === front && spin.paints.includes(paint))
}

/** Returns the frame that a spin begins with: a car's is from the front right, a caravan's shows its door. Frame 0 is from the front. */
export const firstFrameOf = (body: BodyName) => (body === 'caravan' ? 32 : 5)
