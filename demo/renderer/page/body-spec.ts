import type { Point } from './curve'

export const BODIES = ['hatch', 'sedan', 'wagon', 'suv', '4x4', 'ute', 'van', 'coupe', 'convertible', 'caravan'] as const
export type BodyName = (typeof BODIES)[number]

/** Two faces per body, so that makes differ. */
export const FRONTS = ['a', 'b'] as const
export type FrontName = (typeof FRONTS)[number]

/** The part above the belt line: two planes of glass, a roof curve and sides that lean in. */
export type Glasshouse = {
  cowl: Point
  head: Point
  roof: readonly Point[]
  roofEnd: Point
  rearBase: Point
  /** How far the sides lean in per metre of height. */
  lean: number
  inset: number
  roundRoof: number
  roundScreen: number
  roundRear: number
}

/** Metres: x forward from the middle of the wheelbase, y up from the ground, z sideways. */
export type BodySpec = {
  halfWidth: number
  height: number
  wheelbase: number
  frontOverhang: number
  rearOverhang: number
  wheelRadius: number
  tyreWidth: number
  sill: number
  section: 'car' | 'suv' | 'box'
  doors: 0 | 2 | 4
  /** The outline of bonnet, belt and boot from the side. */
  top: readonly Point[]
  house?: Glasshouse
  /** Where the side windows end, top and bottom, and how far the lower edge rises there. */
  sideGlass?: { rear: Point; kick: number }
  cladding?: 'arches' | 'none'
  boxy?: boolean
  sporty?: boolean
  chrome?: boolean
  rails?: boolean
  open?: boolean
  tray?: Point
  /** Distance of a tandem axle from the middle. */
  tandem?: number
  /** An upright nose is steeper and has sharper corners. */
  nose?: 'round' | 'upright'
}

/** Reads points from 'x, y, x, y', which keeps long curves readable. */
export function pairs(numbers: readonly number[]): Point[] {
  return numbers.flatMap((value, index): Point[] => (index % 2 === 0 ? [[value, numbers[index + 1] ?? 0]] : []))
}
