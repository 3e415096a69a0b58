import type { BodyName } from './bodies'

/** The paints of the pictures; their colours are in demo/blender/paints.py. */
export type PaintName = 'white' | 'silver' | 'grey' | 'black' | 'blue' | 'red' | 'green' | 'bronze' | 'orange'

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
