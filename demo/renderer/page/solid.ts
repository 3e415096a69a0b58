import type { BodyName, BodySpec, FrontName, Glasshouse } from './body-spec'
import { specifyBody } from './body-specs'
import { createCurve, type Curve, type Point, smoothMax, smoothMin } from './curve'
import { createNose, createTail, SECTIONS } from './profiles'

/** A plane of glass from the side: a point on it, its unit direction upwards, its outward normal and its length. */
export type GlassPlane = { at: Point; length: number; along: Point; normal: Point }

/** The body as an implicit solid: `distance` is negative inside. Parts and drawings query it for its surface. */
export type Solid = {
  name: BodyName
  front: FrontName
  spec: BodySpec
  distance: (x: number, y: number, z: number) => number
  belt: Curve
  roof: Curve
  screen: GlassPlane | null
  rearGlass: GlassPlane | null
  screenBow: number
  rearBow: number
  axles: readonly number[]
  archRadius: number
  frontEnd: number
  rearEnd: number
  noseHeight: number
  deckHeight: number
  /** Half the width of the glasshouse. */
  houseWidth: (x: number, y: number) => number
  surfaceZ: (x: number, y: number) => number
  surfaceX: (y: number, z: number, side: 1 | -1) => number
  surfaceY: (x: number, z: number) => number
}

export function createSolid(name: BodyName, front: FrontName): Solid {
  const spec = specifyBody(name, front)
  const house = spec.house ?? null
  const frontEnd = spec.wheelbase / 2 + spec.frontOverhang
  const rearEnd = -spec.wheelbase / 2 - spec.rearOverhang
  const belt = createCurve(spec.top, house ? 0.07 : 0.08)
  const width = createWidth(spec, frontEnd, rearEnd)
  const axles = spec.tandem === undefined ? [spec.wheelbase / 2, -spec.wheelbase / 2] : [spec.tandem, -spec.tandem]
  const archRadius = spec.wheelRadius + (spec.cladding === 'arches' ? 0.062 : house ? 0.045 : 0.04)
  const frame: Frame = { spec, frontEnd, rearEnd, belt, width, axles, archRadius }
  const lower = createLowerBody(frame)
  const upper = house ? createHouse(frame, house) : null
  const distance = (x: number, y: number, z: number) => {
    const side = Math.abs(z)
    const body = lower(x, y, side)
    return upper ? smoothMin(body, upper.distance(x, y, side), 0.045) : body
  }
  return {
    name,
    front,
    spec,
    distance,
    belt,
    roof: upper?.roof ?? belt,
    screen: upper?.screen ?? null,
    rearGlass: upper?.rearGlass ?? null,
    screenBow: screenBow(spec),
    rearBow: spec.boxy ? 0.05 : 0.12,
    axles,
    archRadius,
    frontEnd,
    rearEnd,
    noseHeight: spec.top[1]?.[1] ?? 0,
    deckHeight: belt(rearEnd),
    houseWidth: upper?.halfWidth ?? width,
    ...createProbes(distance, spec.sill),
  }
}

type Frame = {
  spec: BodySpec
  frontEnd: number
  rearEnd: number
  belt: Curve
  width: Curve
  axles: readonly number[]
  archRadius: number
}

function createWidth(spec: BodySpec, frontEnd: number, rearEnd: number): Curve {
  const { halfWidth, wheelbase, boxy } = spec
  if (!spec.house)
    return createCurve(
      [
        [rearEnd, halfWidth - 0.01],
        [0, halfWidth],
        [1.8, halfWidth],
        [frontEnd, halfWidth - 0.04],
      ],
      0.1,
    )
  const taper: Point[] = [
    [rearEnd, boxy ? -0.02 : -0.06],
    [-wheelbase / 2, boxy ? 0 : -0.006],
    [0, -0.004],
    [wheelbase / 2, boxy ? -0.004 : -0.012],
    [frontEnd, boxy ? -0.03 : -0.075],
  ]
  return createCurve(
    taper.map(([x, narrower]): Point => [x, halfWidth + narrower]),
    0.12,
  )
}

function screenBow(spec: BodySpec): number {
  return isVan(spec) ? 0.16 : spec.boxy ? 0.14 : 0.22
}

export function isVan(spec: BodySpec): boolean {
  return spec.boxy === true && spec.doors === 2
}

/** Returns how much the corners are rounded: plan bow (quadratic, sixth power) at front and rear, and widths of the smooth maxima. */
function describeCorners(spec: BodySpec) {
  if (!spec.house) return { bowFront: 0.03, cornerFront: 0, bowRear: 0.01, cornerRear: 0, plan: 0.16, top: 0.12, tail: 0.14 }
  const sharper = spec.nose === 'upright' ? 0.8 : 1
  if (spec.boxy)
    return {
      bowFront: isVan(spec) ? 0.12 : 0.1,
      cornerFront: 0.08,
      bowRear: 0.04,
      cornerRear: 0.03,
      plan: 0.3 * sharper,
      top: 0.13 * sharper,
      tail: 0.16,
    }
  return {
    bowFront: 0.15 * sharper,
    cornerFront: 0.16 * sharper,
    bowRear: 0.09,
    cornerRear: 0.1,
    plan: 0.34 * sharper,
    top: 0.15,
    tail: 0.24,
  }
}

/** Creates everything below the belt line: the largest of five limits (top, side, front, rear, underside), rounded into each other. */
function createLowerBody({ spec, frontEnd, rearEnd, belt, width, axles, archRadius }: Frame) {
  const { halfWidth, sill, house } = spec
  const nose = createNose(spec, frontEnd, spec.top[1]?.[1] ?? 0)
  const tail = createTail(spec, rearEnd, belt(rearEnd))
  const section = createCurve(SECTIONS[spec.section], 0.013, 0.005)
  const corner = describeCorners(spec)
  const flare = createFlare(spec, axles, archRadius)
  const domeHeight = spec.sporty ? 0.016 : 0.013
  return (x: number, y: number, z: number) => {
    const beltHere = belt(x)
    const slope = (belt(x + 0.01) - beltHere) / 0.01
    const q = z / halfWidth
    const domeEdge = 0.3 + 0.26 * Math.min(1, Math.max(0, (frontEnd - x) / 1.25))
    const dome = !house || x < 0 ? 0 : domeHeight * 0.5 * (1 - Math.tanh((z - domeEdge) / 0.028))
    const top = (y - dome - (beltHere - (house ? 0.035 : 0.02) * q * q)) / Math.sqrt(1 + slope * slope)
    const side = z - (width(x) + section((y - sill) / (beltHere - sill)) * (house ? 1 : 0.4) + flare(x, y))
    const q2 = q * q
    const q6 = q2 * q2 * q2
    const front = (x - (nose(y) - corner.bowFront * q2 - corner.cornerFront * q6)) * 0.93
    const rear = (tail(y) + corner.bowRear * q2 + corner.cornerRear * q6 - x) * 0.95
    const hull = smoothMax(smoothMax(smoothMax(side, front, corner.plan), rear, corner.tail), top, corner.top)
    return smoothMax(hull, sill - y, 0.08)
  }
}

/** Returns what wheel arches and cladding add to the side. */
function createFlare({ house, cladding, sporty, wheelRadius, sill }: BodySpec, axles: readonly number[], archRadius: number) {
  const step = (distance: number, width: number) => 0.5 * (1 - Math.tanh(distance / width))
  return (x: number, y: number) => {
    if (!house) return 0
    let flare = cladding === 'arches' ? 0.014 * step(y - sill - 0.13, 0.012) : 0
    for (const axle of axles) {
      const beyond = Math.hypot(x - axle, y - wheelRadius) - archRadius
      if (cladding === 'arches') flare += 0.018 * step(beyond - 0.075, 0.01) + 0.012 * Math.exp(-((beyond / 0.16) ** 2))
      else flare += (sporty ? 0.03 : 0.02) * Math.exp(-((Math.max(0, beyond) / 0.11) ** 2))
    }
    return flare
  }
}

function createPlane(low: Point, high: Point, side: 1 | -1): GlassPlane {
  const [dx, dy] = [high[0] - low[0], high[1] - low[1]]
  const length = Math.hypot(dx, dy)
  return { at: low, length, along: [dx / length, dy / length], normal: [Math.abs(dy / length) * side, Math.abs(dx / length)] }
}

function createHouse({ spec, belt, width }: Frame, house: Glasshouse) {
  const screen = createPlane(house.cowl, house.head, 1)
  const rearGlass = createPlane(house.rearBase, house.roofEnd, -1)
  const roof = createCurve(house.roof, 0.1)
  const halfWidth = (x: number, y: number) => {
    const above = Math.max(0, y - belt(x))
    const narrowing = (spec.boxy ? 0.01 : 0.05) * Math.max(0, -x - 0.6) ** 2 * 0.35 + 0.02 * Math.max(0, x - 0.2) ** 2
    return width(x) - house.inset - 0.018 - house.lean * above - 0.06 * above * above - narrowing
  }
  const bows = { screen: screenBow(spec), rear: spec.boxy ? 0.05 : 0.12 }
  const beyond = ({ at, along, normal, length }: GlassPlane, x: number, y: number, bow: number, crown: number) => {
    const [px, py] = [x - at[0], y - at[1]]
    const t = (px * along[0] + py * along[1]) / length
    return px * normal[0] + py * normal[1] + bow * Math.abs(normal[0]) - 0.12 * t * (1 - t) * crown
  }
  const distance = (x: number, y: number, z: number) => {
    const z2 = z * z
    const roofHere = roof(x)
    const slope = (roof(x + 0.01) - roofHere) / 0.01
    const over = (y - (roofHere - 0.045 * z2 - 0.03 * z2 * z2)) / Math.sqrt(1 + slope * slope)
    const side = (z - halfWidth(x, y)) * 0.95
    const ahead = beyond(screen, x, y, bows.screen * z2, 0.6)
    const behind = beyond(rearGlass, x, y, bows.rear * z2, 0.5)
    const hull = smoothMax(smoothMax(smoothMax(side, ahead, house.roundScreen), over, house.roundRoof), behind, house.roundRear)
    return smoothMax(hull, belt(x) - 0.14 - y, 0.02)
  }
  return { distance, screen, rearGlass, roof, halfWidth }
}

/** Finds the solid's surface along the three axes, outwards from the inside. */
function createProbes(distance: Solid['distance'], sill: number): Pick<Solid, 'surfaceX' | 'surfaceY' | 'surfaceZ'> {
  const halve = (inside: number, outside: number, at: (value: number) => number) => {
    let [low, high] = [inside, outside]
    for (let round = 0; round < 34; round += 1) {
      const middle = (low + high) / 2
      if (at(middle) > 0) high = middle
      else low = middle
    }
    return low
  }
  return {
    surfaceZ: (x, y) => (distance(x, y, 0) > 0 ? 0 : halve(0, 1.4, (z) => distance(x, y, z))),
    surfaceX: (y, z, side) => halve(0, 4 * side, (x) => distance(x, y, z)),
    surfaceY: (x, z) => halve(sill + 0.1, 3.2, (y) => distance(x, y, z)),
  }
}
