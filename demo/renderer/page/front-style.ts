import type { Point } from './curve'

/** Points of a front: metres inwards from the body's widest point, and height (0 sill, 1 top of the nose). */
export type FrontPoints = readonly Point[]
export type Mesh = 'bars' | 'slats' | 'diamonds' | 'honeycomb'

export type Opening = {
  /** The right half from bottom to top, mirrored over the middle. A `twin` is on each side separately. */
  outline: FrontPoints
  twin?: boolean
  mesh: Mesh
  pitch: number
  depth?: number
  frame?: { width: number; colour: string; gloss: number }
}

export type FrontStyle = {
  lamp: FrontPoints
  light: 'projectors' | 'round' | 'blade'
  /** The daytime light, as a line in the lamp. */
  daylight: FrontPoints
  /** Projectors at these distances from the widest point. */
  projectors: readonly number[]
  projectorSize: number
  openings: readonly Opening[]
  /** Bright or dark strips over the middle. */
  bars?: readonly { outline: FrontPoints; colour: string; gloss: number }[]
  /** Pockets at the corners of the bumper, each with an optional line of light. */
  pockets?: readonly { outline: FrontPoints; light?: FrontPoints }[]
  /** A line of light from lamp to lamp at this height. */
  lightLine?: number
  skidPlate?: boolean
  badge: number
  plate: number
  bonnet: number
}
