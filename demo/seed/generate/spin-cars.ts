import type { PictureBody } from './paint'
import type { CarMeasures } from './project-on-spin'

/**
 * A point on a car: metres ahead of its middle, up and to its right, and the direction its surface faces. A paired point is on the left as
 * well.
 */
export type CarPoint = {
  id: string
  description: string
  anchor: string
  at: readonly [number, number, number]
  faces: readonly [number, number]
  isPaired?: boolean
}
type SpinCar = { measures: CarMeasures; points: readonly CarPoint[] }

const MATCHED_TYRES = 'Alloy wheels, all four tyres matching'

/** The bodies' measures and their points, on the drawn surface (SPIN-07). */
export const SPIN_CARS: Record<PictureBody, SpinCar> = {
  suv: {
    measures: { front: 2.26, rear: -2.3, halfWidth: 0.93, height: 1.67 },
    points: [
      {
        id: 'lamp',
        description: 'LED headlights with automatic high beam',
        anchor: 'front',
        at: [2.06, 0.925, 0.66],
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
      { id: 'lamp', description: 'Matrix LED headlights', anchor: 'front', at: [2.12, 0.735, 0.66], faces: [0.8, 0.6], isPaired: true },
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
        at: [2.42, 0.89, 0.69],
        faces: [0.8, 0.6],
        isPaired: true,
      },
      { id: 'wheel', description: MATCHED_TYRES, anchor: 'side', at: [1.61, 0.405, 0.93], faces: [0, 1], isPaired: true },
      { id: 'tub', description: 'Tub with liner and tie-down points', anchor: 'rear', at: [-2.75, 0.95, 0], faces: [-1, 0] },
    ],
  },
  '4x4': {
    measures: { front: 2.32, rear: -2.565, halfWidth: 0.965, height: 1.9 },
    points: [
      {
        id: 'lamp',
        description: 'LED headlights with cornering beam',
        anchor: 'front',
        at: [2.21, 0.93, 0.705],
        faces: [0.9, 0.4],
        isPaired: true,
      },
      { id: 'wheel', description: MATCHED_TYRES, anchor: 'side', at: [1.425, 0.42, 0.96], faces: [0, 1], isPaired: true },
      { id: 'tailgate', description: 'Tailgate that opens in two halves', anchor: 'rear', at: [-2.5, 1.1, 0], faces: [-1, 0] },
    ],
  },
  hatch: {
    measures: { front: 2.13, rear: -2.12, halfWidth: 0.895, height: 1.46 },
    points: [
      {
        id: 'lamp',
        description: 'LED daytime lights and headlights',
        anchor: 'front',
        at: [1.99, 0.77, 0.64],
        faces: [0.9, 0.4],
        isPaired: true,
      },
      { id: 'wheel', description: MATCHED_TYRES, anchor: 'side', at: [1.32, 0.338, 0.89], faces: [0, 1], isPaired: true },
      {
        id: 'tailgate',
        description: 'Tailgate with a wide opening and a parcel shelf',
        anchor: 'rear',
        at: [-2.06, 0.96, 0],
        faces: [-1, 0],
      },
    ],
  },
  wagon: {
    measures: { front: 2.25, rear: -2.47, halfWidth: 0.92, height: 1.47 },
    points: [
      {
        id: 'lamp',
        description: 'LED headlights with cornering beam',
        anchor: 'front',
        at: [2.11, 0.75, 0.67],
        faces: [0.9, 0.4],
        isPaired: true,
      },
      { id: 'wheel', description: MATCHED_TYRES, anchor: 'side', at: [1.41, 0.352, 0.92], faces: [0, 1], isPaired: true },
      { id: 'tailgate', description: 'Powered tailgate over a flat load floor', anchor: 'rear', at: [-2.42, 0.95, 0], faces: [-1, 0] },
    ],
  },
  coupe: {
    measures: { front: 2.19, rear: -2.23, halfWidth: 0.935, height: 1.3 },
    points: [
      { id: 'lamp', description: 'Adaptive LED headlights', anchor: 'front', at: [1.88, 0.68, 0.755], faces: [0.77, 0.63], isPaired: true },
      {
        id: 'wheel',
        description: 'Sports wheels over red brake calipers',
        anchor: 'side',
        at: [1.31, 0.358, 0.93],
        faces: [0, 1],
        isPaired: true,
      },
      { id: 'door', description: 'Long doors with keyless entry', anchor: 'side', at: [-0.27, 0.75, 0.92], faces: [0, 1], isPaired: true },
    ],
  },
  convertible: {
    measures: { front: 2.21, rear: -2.26, halfWidth: 0.92, height: 1.34 },
    points: [
      { id: 'lamp', description: 'Adaptive LED headlights', anchor: 'front', at: [1.9, 0.69, 0.71], faces: [0.78, 0.63], isPaired: true },
      { id: 'wheel', description: MATCHED_TYRES, anchor: 'side', at: [1.31, 0.352, 0.92], faces: [0, 1], isPaired: true },
      { id: 'roof', description: 'Powered soft top, stowed behind the seats', anchor: 'rear', at: [-1.45, 0.95, 0], faces: [-1, 0] },
    ],
  },
  van: {
    measures: { front: 2.43, rear: -2.53, halfWidth: 0.965, height: 1.97 },
    points: [
      {
        id: 'lamp',
        description: 'LED headlights with automatic high beam',
        anchor: 'front',
        at: [2.26, 0.88, 0.765],
        faces: [0.93, 0.37],
        isPaired: true,
      },
      {
        id: 'wheel',
        description: 'Matching commercial tyres, full-size spare',
        anchor: 'side',
        at: [1.55, 0.355, 0.96],
        faces: [0, 1],
        isPaired: true,
      },
      { id: 'door', description: 'Sliding doors on both sides', anchor: 'side', at: [-0.2, 0.9, 0.96], faces: [0, 1], isPaired: true },
    ],
  },
  // Its front is the end of the drawbar.
  caravan: {
    measures: { front: 4.2, rear: -2.65, halfWidth: 1.14, height: 2.62 },
    points: [
      { id: 'gas', description: 'Two 9 kg gas bottles on the drawbar', anchor: 'front', at: [3.05, 0.95, 0], faces: [1, 0] },
      { id: 'door', description: 'Security door with a fly screen', anchor: 'side', at: [0.8, 1.4, -1.14], faces: [0, -1] },
      { id: 'awning', description: 'Roll-out awning with LED strip', anchor: 'side', at: [0.1, 2.37, -1.14], faces: [0, -1] },
    ],
  },
}
