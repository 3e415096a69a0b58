import type { BodyName } from './page/body-spec'
import type { PaintColour } from './page/composite'

/** Paints in linear red, green and blue. */
export const PAINTS = {
  white: [0.84, 0.85, 0.85],
  silver: [0.215, 0.222, 0.232],
  grey: [0.085, 0.092, 0.105],
  black: [0.005, 0.0055, 0.007],
  blue: [0.01, 0.052, 0.215],
  red: [0.34, 0.008, 0.013],
  green: [0.022, 0.055, 0.035],
  bronze: [0.27, 0.18, 0.1],
  orange: [0.6, 0.13, 0.012],
} as const satisfies Record<string, PaintColour>
export type PaintName = keyof typeof PAINTS

const EVERYWHERE = ['white', 'silver', 'grey', 'black', 'blue', 'red'] as const
const BESIDES: Record<BodyName, readonly PaintName[]> = {
  hatch: ['orange', 'green'],
  sedan: ['green'],
  wagon: ['green'],
  suv: ['green', 'bronze'],
  '4x4': ['green', 'bronze'],
  ute: ['orange', 'bronze'],
  van: [],
  coupe: ['orange', 'green'],
  convertible: ['orange'],
  caravan: [],
}

/** Lists a body's paints: six for all, and some that suit it. Caravans are white, silver, grey or black. */
export function listPaints(body: BodyName): readonly PaintName[] {
  return body === 'caravan' ? ['white', 'silver', 'grey', 'black'] : [...EVERYWHERE, ...BESIDES[body]]
}
