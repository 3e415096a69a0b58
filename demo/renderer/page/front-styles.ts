import { SEDAN, SINGLE_FRAME, SLIM, SPLIT, SUV, TWIN } from './front-styles-cars'
import { GRAND_TOURER, ROADSTER, SPORT } from './front-styles-sport'
import { BOX, HEXAGON, RETRO, UTE, VAN, WIDE_VAN } from './front-styles-tall'

/** The two faces of every car. */
export const FRONT_STYLES = {
  hatch: { a: SLIM, b: SPLIT },
  sedan: { a: SEDAN, b: SINGLE_FRAME },
  wagon: { a: TWIN, b: SINGLE_FRAME },
  suv: { a: SUV, b: SPLIT },
  '4x4': { a: BOX, b: RETRO },
  ute: { a: UTE, b: HEXAGON },
  van: { a: VAN, b: WIDE_VAN },
  coupe: { a: SPORT, b: GRAND_TOURER },
  convertible: { a: ROADSTER, b: GRAND_TOURER },
} as const
