import { SPIN_FRAMES } from '../../demo-media/picture-names'
import { type CarMeasures, projectOnSpin } from './project-on-spin'
import type { Hotspots } from './vehicle-document'

type HotspotSide = Hotspots['exterior']
type Position = HotspotSide['positions'][string][number]

/** A point on a car: metres ahead of its middle, up and to its right, and which way its surface looks; one that `isPaired` is on the left as well. */
type CarPoint = {
  id: string
  description: string
  anchor: string
  at: readonly [number, number, number]
  faces: readonly [number, number]
  isPaired?: boolean
}
type SpinCar = { measures: CarMeasures; points: readonly CarPoint[] }

const MATCHED_TYRES = 'Alloy wheels, all four tyres matching'

const SPIN_CARS: Record<'suv' | 'sedan' | 'ute', SpinCar> = {
  suv: {
    measures: { front: 2.26, rear: -2.3, halfWidth: 0.93, height: 1.67 },
    points: [
      {
        id: 'lamp',
        description: 'LED headlights with automatic high beam',
        anchor: 'front',
        at: [2.02, 0.86, 0.66],
        faces: [0.8, 0.6],
        isPaired: true,
      },
      { id: 'wheel', description: MATCHED_TYRES, anchor: 'side', at: [1.35, 0.385, 0.93], faces: [0, 1], isPaired: true },
      { id: 'tailgate', description: 'Powered tailgate with foot sensor', anchor: 'rear', at: [-2.25, 1.02, 0], faces: [-1, 0] },
    ],
  },
  sedan: {
    measures: { front: 2.3, rear: -2.45, halfWidth: 0.92, height: 1.44 },
    points: [
      { id: 'lamp', description: 'Matrix LED headlights', anchor: 'front', at: [2.05, 0.68, 0.66], faces: [0.8, 0.6], isPaired: true },
      { id: 'wheel', description: MATCHED_TYRES, anchor: 'side', at: [1.41, 0.352, 0.92], faces: [0, 1], isPaired: true },
      { id: 'boot', description: 'Powered boot lid', anchor: 'rear', at: [-2.35, 0.92, 0], faces: [-1, 0] },
    ],
  },
  ute: {
    measures: { front: 2.52, rear: -2.81, halfWidth: 0.935, height: 1.8 },
    points: [
      {
        id: 'lamp',
        description: 'LED headlights and fog lamps',
        anchor: 'front',
        at: [2.3, 0.98, 0.68],
        faces: [0.8, 0.6],
        isPaired: true,
      },
      { id: 'wheel', description: MATCHED_TYRES, anchor: 'side', at: [1.61, 0.405, 0.93], faces: [0, 1], isPaired: true },
      { id: 'tub', description: 'Tub with liner and tie-down points', anchor: 'rear', at: [-2.75, 0.95, 0], faces: [-1, 0] },
    ],
  },
}

/** How far a surface must be turned to the camera: 0 is edge on. */
const LEAST_TURN = 0.25

function positionOn(frame: number, { id, at: [x, y, z], faces: [ahead, right], isPaired }: CarPoint, car: CarMeasures): Position[] {
  const turn = (frame * 2 * Math.PI) / SPIN_FRAMES
  const side = isPaired && Math.sin(turn) < 0 ? -1 : 1
  if (ahead * Math.cos(turn) + side * right * Math.sin(turn) < LEAST_TURN) return []
  const seen = projectOnSpin(car, [x, y, side * z], turn)
  return [{ hotspotId: id, activeAngle: frame, posX: Math.round(seen.x * 10) / 10, posY: Math.round(seen.y * 10) / 10 }]
}

/** Thousands of cars share a few bodies. */
const exteriors = new Map<string, HotspotSide>()

function exteriorOf(body: string): HotspotSide {
  const known = exteriors.get(body) ?? markExterior(body)
  exteriors.set(body, known)
  return known
}

function markExterior(body: string): HotspotSide {
  const car = Object.entries(SPIN_CARS).find(([name]) => name === body)?.[1]
  if (!car) return NONE
  const frames = Array.from({ length: SPIN_FRAMES }, (_, frame) => frame)
  return {
    hotspots: car.points.map(({ id, description, anchor }) => ({ id, description, anchors: [anchor] })),
    positions: Object.fromEntries(car.points.map((point) => [point.id, frames.flatMap((frame) => positionOn(frame, point, car.measures))])),
  }
}

const NONE: HotspotSide = { hotspots: [], positions: {} }

/** Points of the panoramas, in percent of the picture. */
const INSIDE: Record<'car' | 'caravan', readonly [id: string, description: string, x: number, y: number][]> = {
  car: [
    ['screen', 'Touchscreen with Apple CarPlay and Android Auto', 49.6, 56.5],
    ['wheel', 'Steering wheel with phone and cruise controls', 58.6, 61.5],
    ['bench', 'Rear bench that folds 60:40', 98, 61],
  ],
  caravan: [
    ['kitchen', 'Four-burner cooktop and a full sink', 35.5, 63.5],
    ['bed', 'Queen bed with reading lights', 50, 62.5],
    ['dinette', 'Dinette that folds into a bed', 67, 73],
  ],
}

function interiorOf(cabin: 'car' | 'tall' | 'caravan'): HotspotSide {
  // in a tall cabin the dashboard stands a little higher
  const rise = cabin === 'tall' ? 2 : 0
  const points = INSIDE[cabin === 'caravan' ? 'caravan' : 'car']
  return {
    hotspots: points.map(([id, description]) => ({ id, description, anchors: ['interior'] })),
    positions: Object.fromEntries(points.map(([id, , posX, y]) => [id, [{ hotspotId: id, activeAngle: 0, posX, posY: y - rise }]])),
  }
}

/** The points of interest of a car's spin and of its interior (SPIN-07); null when it has neither. */
export function markHotspots(body: string, hasSpin: boolean, cabin: 'car' | 'tall' | 'caravan' | null): Hotspots | null {
  if (!hasSpin && cabin === null) return null
  return { exterior: hasSpin ? exteriorOf(body) : NONE, interior: cabin === null ? NONE : interiorOf(cabin) }
}
