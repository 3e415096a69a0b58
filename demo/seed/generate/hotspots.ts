import { SPIN_FRAMES } from '@demo/renderer/picture-names'
import { firstFrameOf } from '@demo/renderer/spins'
import type { PictureBody } from './paint'
import { projectOnSpin } from './project-on-spin'
import { type CarMeasures, type CarPoint, readSpinCar } from './spin-cars'
import type { Hotspots } from './vehicle-document'

type HotspotSide = Hotspots['exterior']
type Position = HotspotSide['positions'][string][number]

/** How far a surface must face the camera: 0 is edge on. */
const LEAST_TURN = 0.25

/** `frame` counts from the first picture of the spin. */
function positionOn(
  frame: number,
  first: number,
  { id, at: [x, y, z], faces: [ahead, right], isPaired }: CarPoint,
  car: CarMeasures,
): Position[] {
  const turn = ((frame + first) * 2 * Math.PI) / SPIN_FRAMES
  const side = isPaired && Math.sin(turn) < 0 ? -1 : 1
  if (ahead * Math.cos(turn) + side * right * Math.sin(turn) < LEAST_TURN) return []
  const seen = projectOnSpin(car, [x, y, side * z], turn)
  return [{ hotspotId: id, activeAngle: frame, posX: Math.round(seen.x * 10) / 10, posY: Math.round(seen.y * 10) / 10 }]
}

/** Cached by body, because thousands of cars share a few bodies. */
const exteriors = new Map<PictureBody, HotspotSide>()

function exteriorOf(body: PictureBody): HotspotSide {
  const known = exteriors.get(body) ?? markExterior(body)
  exteriors.set(body, known)
  return known
}

function markExterior(body: PictureBody): HotspotSide {
  const car = readSpinCar(body)
  const frames = Array.from({ length: SPIN_FRAMES }, (_, frame) => frame)
  return {
    hotspots: car.points.map(({ id, description, anchor }) => ({ id, description, anchors: [anchor] })),
    positions: Object.fromEntries(
      car.points.map((point) => [point.id, frames.flatMap((frame) => positionOn(frame, firstFrameOf(body), point, car.measures))]),
    ),
  }
}

const NONE: HotspotSide = { hotspots: [], positions: {} }

type InsidePoint = readonly [id: string, description: string, x: number, y: number]

/** The screens of the two cabins differ; wheel and bench are in the same place. */
const cabinPoints = (screenX: number, screenY: number): readonly InsidePoint[] => [
  ['screen', 'Touchscreen with Apple CarPlay and Android Auto', screenX, screenY],
  ['wheel', 'Steering wheel with phone and cruise controls', 60.3, 62.6],
  ['bench', 'Rear bench that folds 60:40', 98, 59],
]

/** Points of the panoramas, in percent of the picture. */
const INSIDE: Record<'car' | 'tall' | 'caravan', readonly InsidePoint[]> = {
  car: cabinPoints(50.2, 57),
  tall: cabinPoints(49.9, 62),
  caravan: [
    ['kitchen', 'Four-burner cooktop and a full sink', 63.5, 63.5],
    ['bed', 'Queen bed with reading lights', 50, 62.5],
    ['dinette', 'Dinette that folds into a bed', 32.5, 72],
  ],
}

function interiorOf(cabin: 'car' | 'tall' | 'caravan'): HotspotSide {
  const points = INSIDE[cabin]
  return {
    hotspots: points.map(([id, description]) => ({ id, description, anchors: ['interior'] })),
    positions: Object.fromEntries(points.map(([id, , posX, posY]) => [id, [{ hotspotId: id, activeAngle: 0, posX, posY }]])),
  }
}

/** Returns the hotspots of a car's spin and interior (SPIN-07), or null when it has neither. */
export function markHotspots(body: PictureBody, hasSpin: boolean, cabin: 'car' | 'tall' | 'caravan' | null): Hotspots | null {
  if (!hasSpin && cabin === null) return null
  return { exterior: hasSpin ? exteriorOf(body) : NONE, interior: cabin === null ? NONE : interiorOf(cabin) }
}
