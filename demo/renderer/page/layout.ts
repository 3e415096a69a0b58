import type { Point } from './curve'
import { isVan, type Solid } from './solid'

/** Positions of doors and windows along the body, shared by the drawings and the parts put on them. */
export type SideLayout = {
  /** Just above the belt. */
  belt: (x: number) => number
  windowTop: (x: number) => number
  pillar: number
  rearPillar: number
  frontDoor: number
  sillLine: number
  handles: readonly Point[]
}

export function layOutSide(solid: Solid): SideLayout {
  const { spec } = solid
  const van = isVan(spec)
  const frontAxle = spec.wheelbase / 2
  const belt = (x: number) => solid.belt(x) + 0.022
  const roofBand = van ? 0.17 : spec.boxy ? 0.125 : 0.105
  const pillar = van ? 0.38 : spec.doors === 2 ? -0.42 : frontAxle - 1.56 - (spec.wheelbase > 3 ? 0.1 : 0)
  const rearPillar = van ? -0.95 : frontAxle - 2.42 + (spec.tray ? 0.06 : 0)
  const drop = spec.boxy ? 0.14 : 0.125
  const doors = van ? [pillar + 0.16, pillar - 0.14] : spec.doors === 4 ? [pillar + 0.13, rearPillar + 0.17] : [pillar + 0.15]
  return {
    belt,
    windowTop: (x) => solid.roof(x) - roofBand,
    pillar,
    rearPillar,
    frontDoor: van ? frontAxle - 0.48 : frontAxle - spec.wheelRadius - 0.15,
    sillLine: spec.sill + (spec.cladding === 'arches' ? 0.15 : 0.09),
    handles: doors.map((x): Point => [x, belt(x) - drop]),
  }
}

/** Returns numbers from `from` to `to`, `step` apart. */
export function range(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.max(0, Math.floor((to - from) / step + 1e-9) + 1) }, (_, index) => from + index * step)
}

/** Returns points on a circle from `start` to `end` degrees. */
export function arc([x, y]: Point, radius: number, start: number, end: number, step: number): Point[] {
  const turns = range(0, Math.abs(end - start), step).map((turn) => start + Math.sign(end - start) * turn)
  return turns.map((angle): Point => [x + radius * Math.cos((angle * Math.PI) / 180), y + radius * Math.sin((angle * Math.PI) / 180)])
}

export function box(left: number, bottom: number, right: number, top: number): Point[] {
  return [
    [left, bottom],
    [right, bottom],
    [right, top],
    [left, top],
  ]
}
