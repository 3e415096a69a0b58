import type { CarOrder } from './page/order'
import type { SceneName } from './page/scenery-shader'
import { PAINTS, type PaintName } from './paints'
import { nameCutOut } from './picture-names'
import { viewOf } from './views'

type Hero = Pick<CarOrder, 'body' | 'front' | 'exposure'> & {
  file: string
  scene: SceneName
  paint: PaintName
  yaw: number
  eye?: number
  fill?: number
  fillUp?: number
  lower?: number
}

/** Wide pictures with the car on the right and space for text on the left. */
const HEROES: readonly Hero[] = [
  { file: 'hero-4x4-outdoor', body: '4x4', front: 'a', scene: 'dawn', paint: 'bronze', yaw: 40, eye: 1.05, exposure: 1.15 },
  { file: 'hero-coupe-dark', body: 'coupe', front: 'a', scene: 'dark', paint: 'red', yaw: 38, eye: 0.95, fillUp: 0.74 },
  { file: 'hero-ute-bush', body: 'ute', front: 'b', scene: 'bush', paint: 'orange', yaw: 42, eye: 1.1, exposure: 1.3 },
  { file: 'hero-suv-coast', body: 'suv', front: 'a', scene: 'coast', paint: 'blue', yaw: 40, eye: 1.1, exposure: 1.3 },
  { file: 'hero-sedan-dusk', body: 'sedan', front: 'b', scene: 'dusk', paint: 'silver', yaw: 38, eye: 1.0, fillUp: 0.7, exposure: 2.3 },
  { file: 'hero-suv-dark', body: 'suv', front: 'b', scene: 'dark', paint: 'white', yaw: 40, eye: 1.0, fillUp: 0.76 },
  { file: 'hero-hatch-bright', body: 'hatch', front: 'a', scene: 'bright', paint: 'red', yaw: 38, eye: 1.05, fillUp: 0.74 },
  { file: 'hero-caravan-bush', body: 'caravan', front: 'a', scene: 'bush', paint: 'white', yaw: -40, eye: 0.9, fillUp: 0.84, fill: 0.6 },
]

export function listHeroes(): CarOrder[] {
  return HEROES.map(({ file, body, front, scene, paint, yaw, eye = 1.1, fill = 0.62, fillUp = 0.8, exposure = 1, lower = 0.06 }) => ({
    kind: 'car',
    body,
    front,
    scene,
    exposure,
    hasReflection: true,
    width: 1920,
    height: 695,
    view: { yaw, eye, angle: 22, fill, fillUp, shift: [0.17, -lower] },
    outputs: [{ file: `${file}.webp`, colour: PAINTS[paint] }],
  }))
}

const CUT_OUTS = ['hatch', 'sedan', 'wagon', 'suv', '4x4', 'ute', 'van', 'coupe', 'convertible', 'caravan'] as const
/** The paints of cars cut out of their background. */
export const CUT_OUT_PAINTS = ['silver', 'blue', 'red'] as const
/** Further paints for the body in the colour picker of a manufacturer's model page. */
const MORE_PAINTS: Partial<Record<(typeof CUT_OUTS)[number], readonly PaintName[]>> = { '4x4': ['white', 'black'] }

export function listCutOuts(): CarOrder[] {
  return CUT_OUTS.map((body) => ({
    kind: 'car',
    body,
    front: 'a',
    scene: 'studio',
    width: 1200,
    height: 800,
    view: viewOf(body, 'front'),
    outputs: [...CUT_OUT_PAINTS, ...(MORE_PAINTS[body] ?? [])].map((paint) => ({
      file: nameCutOut(body, paint),
      colour: PAINTS[paint],
      isTransparent: true,
    })),
  }))
}
