import { type BodySpec, pairs } from './body-spec'
import { createCurve, type Curve, type Point } from './curve'

/** The body's side by height (0 sill, 1 belt): a tucked sill, a hollow door, a crease, then in to the belt. */
export const SECTIONS: Record<BodySpec['section'], readonly Point[]> = {
  car: pairs([
    -0.1, -0.085, 0, -0.055, 0.07, -0.02, 0.14, -0.01, 0.24, -0.02, 0.4, -0.036, 0.56, -0.026, 0.7, -0.002, 0.735, 0, 0.78, -0.01, 0.9,
    -0.026, 1, -0.05, 1.2, -0.1,
  ]),
  suv: pairs([
    -0.1, -0.06, 0, -0.035, 0.1, -0.006, 0.2, -0.014, 0.38, -0.034, 0.56, -0.026, 0.71, -0.002, 0.745, 0, 0.79, -0.01, 0.9, -0.024, 1,
    -0.045, 1.2, -0.09,
  ]),
  box: pairs([
    -0.1, -0.05, 0, -0.02, 0.1, -0.004, 0.2, -0.01, 0.4, -0.022, 0.6, -0.018, 0.74, -0.002, 0.78, 0, 0.84, -0.01, 0.95, -0.016, 1, -0.024,
    1.2, -0.06,
  ]),
}

/** Height as a share of the nose (below 0 and above 1 in metres), and the skin's distance behind the foremost point there. */
type Profile = readonly (readonly [from: 'sill' | 'share' | 'nose', height: number, back: number])[]

const BOX: Profile = [
  ['sill', -0.1, -0.2],
  ['sill', 0, -0.11],
  ['sill', 0.12, -0.02],
  ['share', 0.45, 0],
  ['share', 0.6, -0.015],
  ['share', 0.8, -0.03],
  ['nose', 0, -0.05],
  ['nose', 0.1, -0.13],
  ['nose', 0.3, -0.5],
]
const VAN: Profile = [
  ['sill', -0.1, -0.16],
  ['sill', 0, -0.08],
  ['sill', 0.12, -0.01],
  ['share', 0.4, 0],
  ['share', 0.6, -0.02],
  ['share', 0.85, -0.06],
  ['nose', 0, -0.1],
  ['nose', 0.12, -0.22],
  ['nose', 0.3, -0.5],
]
const SPORT: Profile = [
  ['sill', -0.1, -0.16],
  ['sill', 0, -0.07],
  ['sill', 0.08, -0.005],
  ['share', 0.35, 0],
  ['share', 0.6, -0.03],
  ['share', 0.85, -0.1],
  ['nose', 0, -0.17],
  ['nose', 0.1, -0.36],
  ['nose', 0.25, -0.7],
]
const ROUND: Profile = [
  ['sill', -0.1, -0.17],
  ['sill', 0, -0.09],
  ['sill', 0.1, -0.01],
  ['share', 0.38, 0],
  ['share', 0.6, -0.02],
  ['share', 0.85, -0.065],
  ['nose', 0, -0.11],
  ['nose', 0.1, -0.26],
  ['nose', 0.25, -0.55],
]
const UPRIGHT: Profile = [
  ['sill', -0.1, -0.2],
  ['sill', 0, -0.11],
  ['sill', 0.1, -0.025],
  ['share', 0.34, 0],
  ['share', 0.6, -0.005],
  ['share', 0.85, -0.025],
  ['nose', 0, -0.07],
  ['nose', 0.08, -0.2],
  ['nose', 0.25, -0.55],
]

function pickNose(spec: BodySpec): Profile {
  if (spec.boxy) return spec.doors === 2 ? VAN : BOX
  if (spec.sporty) return SPORT
  return spec.nose === 'upright' ? UPRIGHT : ROUND
}

/** Returns how far forward the skin reaches, by height. */
export function createNose(spec: BodySpec, frontEnd: number, noseHeight: number): Curve {
  if (!spec.house)
    return createCurve(
      pairs([0.3, 0, 0.7, 0, 1.3, -0.02, 1.7, -0.12, 2.1, -0.32, 2.5, -0.7]).map(([y, back]): Point => [y, frontEnd + back]),
      0.06,
    )
  const { sill } = spec
  const heights = {
    sill: (y: number) => sill + y,
    share: (k: number) => sill + (noseHeight - sill) * k,
    nose: (y: number) => noseHeight + y,
  }
  return createCurve(
    pickNose(spec).map(([from, height, back]): Point => [heights[from](height), frontEnd + back]),
    0.03,
  )
}

/** Returns how far back the skin reaches, by height. */
export function createTail(spec: BodySpec, rearEnd: number, deckHeight: number): Curve {
  if (!spec.house)
    return createCurve(
      pairs([0.3, 0, 1, 0, 2.2, 0.03, 2.5, 0.08]).map(([y, ahead]): Point => [y, rearEnd + ahead]),
      0.06,
    )
  const { sill, boxy } = spec
  const share = (k: number) => sill + (deckHeight - sill) * k
  const points: Point[] = [
    [sill - 0.1, 0.22],
    [sill, 0.14],
    [sill + 0.1, 0.045],
    [share(0.25), 0],
    [share(0.45), 0],
    [share(0.55), 0.025],
    [share(0.75), boxy ? 0.035 : 0.05],
    [share(0.95), boxy ? 0.045 : 0.06],
    [share(1.15), 0.09],
    [share(1.6), 0.2],
  ]
  return createCurve(
    points.map(([y, ahead]): Point => [y, rearEnd + ahead]),
    0.022,
  )
}
