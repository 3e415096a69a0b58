import * as THREE from 'three'
import type { BodyName } from './body-spec'
import type { Point } from './curve'
import { MATERIALS } from './materials'
import { addPart, roundedBox } from './part-group'

type WheelStyle = {
  spokes: number
  kind: 'single' | 'double' | 'fork'
  isDark?: boolean
  /** Half widths of a spoke at hub and rim. */
  widths?: Point
  /** Rim radius as a share of the tyre's. */
  ratio?: number
  dish?: number
  redCaliper?: boolean
}

const STYLES: Record<BodyName, WheelStyle> = {
  hatch: { spokes: 5, kind: 'double' },
  sedan: { spokes: 10, kind: 'single', widths: [0.014, 0.013] },
  wagon: { spokes: 5, kind: 'fork' },
  suv: { spokes: 5, kind: 'double', ratio: 0.71 },
  '4x4': { spokes: 6, kind: 'single', widths: [0.03, 0.034], isDark: true, ratio: 0.65 },
  ute: { spokes: 6, kind: 'fork', isDark: true, ratio: 0.65 },
  van: { spokes: 8, kind: 'single', widths: [0.022, 0.022], ratio: 0.62 },
  coupe: { spokes: 10, kind: 'single', widths: [0.013, 0.011], isDark: true, ratio: 0.75, redCaliper: true, dish: 0.04 },
  convertible: { spokes: 5, kind: 'fork', ratio: 0.73 },
  caravan: { spokes: 5, kind: 'single', widths: [0.035, 0.04], ratio: 0.6 },
}

/** Builds a wheel that faces +z: tyre, rim, spokes, disc and caliper. */
export function buildWheel(body: BodyName, radius: number, width: number): THREE.Group {
  const style = STYLES[body]
  const group = new THREE.Group()
  const rim = radius * (style.ratio ?? 0.735)
  const half = width / 2
  const metal = style.isDark ? MATERIALS.darkAlloy : MATERIALS.alloy
  addTyre(group, radius, rim, half)
  lathe(group, metal, [
    [rim - 0.012, half * 0.66],
    [rim - 0.01, half * 0.86],
    [rim + 0.001, half * 0.9],
    [rim + 0.006, half * 0.86],
    [rim + 0.004, half * 0.8],
  ])
  lathe(group, MATERIALS.barrel, [
    [rim - 0.03, -half * 0.8],
    [rim - 0.022, half * 0.3],
    [rim - 0.01, half * 0.7],
  ])
  addBrake(group, rim, half, style.redCaliper === true)
  const faceAt = (distance: number) =>
    half * (0.74 + 0.1 * (distance / rim) ** 2) - (style.dish ?? 0.03) * Math.sin(Math.min(1, distance / rim) * Math.PI) * 0.8 - 0.01
  for (let index = 0; index < style.spokes; index += 1)
    addSpoke(group, style, (index / style.spokes) * 2 * Math.PI + Math.PI / 2, rim, faceAt, metal)
  addHub(group, rim, faceAt(0), metal)
  return group
}

function lathe(group: THREE.Group, material: THREE.Material, outline: readonly Point[], segments = 110): void {
  const points = [...outline].reverse().map(([distance, z]) => new THREE.Vector2(distance, z))
  addPart(group, new THREE.LatheGeometry(points, segments), material, [0, 0, 0], [Math.PI / 2, 0, 0])
}

function addTyre(group: THREE.Group, radius: number, rim: number, half: number): void {
  const wall = (rim + radius) / 2
  lathe(group, MATERIALS.rubber, [
    [rim - 0.006, half * 0.8],
    [rim + 0.004, half * 0.9],
    [rim + 0.02, half * 0.985],
    [wall, half * 1.03],
    [radius - 0.035, half * 0.99],
    [radius - 0.014, half * 0.9],
    [radius - 0.003, half * 0.74],
    [radius, half * 0.5],
    [radius, 0],
    [radius, -half * 0.5],
    [radius - 0.003, -half * 0.74],
    [radius - 0.014, -half * 0.9],
    [radius - 0.035, -half],
    [wall, -half * 1.03],
    [rim, -half * 0.85],
  ])
  for (const groove of [-1, 0, 1])
    lathe(group, MATERIALS.dark, [
      [radius + 0.0012, half * 0.38 * groove + 0.006],
      [radius + 0.0012, half * 0.38 * groove - 0.006],
    ])
}

function addBrake(group: THREE.Group, rim: number, half: number, isRed: boolean): void {
  const flat = [Math.PI / 2, 0, 0] as const
  addPart(group, new THREE.CylinderGeometry(rim * 0.72, rim * 0.72, 0.022, 64), MATERIALS.disc, [0, 0, half * 0.12], flat)
  addPart(group, new THREE.CylinderGeometry(rim * 0.36, rim * 0.36, 0.06, 48), MATERIALS.hat, [0, 0, half * 0.16], flat)
  addPart(group, new THREE.CircleGeometry(rim, 48), MATERIALS.dark, [0, 0, -half * 0.84])
  const caliper = roundedBox(0.075, rim * 0.62, 0.07, 0.02)
  addPart(group, caliper, isRed ? MATERIALS.red : MATERIALS.steel, [-rim * 0.62, rim * 0.12, half * 0.2], [0, 0, 0.15])
}

function addSpoke(
  group: THREE.Group,
  { kind, widths = [0.03, 0.022] }: WheelStyle,
  angle: number,
  rim: number,
  faceAt: (distance: number) => number,
  metal: THREE.Material,
): void {
  const blade = (turn: number, atHub: number, atRim: number, lean: number) => {
    const outline = new THREE.Shape()
    const [inner, outer] = [rim * 0.12, rim - 0.006]
    outline.moveTo(inner, -atHub)
    outline.lineTo(outer, -atRim + lean)
    outline.lineTo(outer, atRim + lean)
    outline.lineTo(inner, atHub)
    outline.closePath()
    const body = new THREE.ExtrudeGeometry(outline, {
      depth: 0.022,
      bevelEnabled: true,
      bevelThickness: 0.007,
      bevelSize: 0.006,
      bevelSegments: 3,
      steps: 1,
    })
    const places = body.attributes.position
    for (let index = 0; index < places.count; index += 1) places.setZ(index, places.getZ(index) - 0.03 + faceAt(places.getX(index)))
    body.computeVertexNormals()
    addPart(group, body, metal === MATERIALS.alloy ? [metal, MATERIALS.gunmetal] : metal, [0, 0, 0], [0, 0, turn])
  }
  if (kind === 'double') for (const side of [-1, 1]) blade(angle + side * 0.13, 0.016, 0.012, 0)
  else if (kind === 'fork') for (const side of [-1, 1]) blade(angle, 0.02, 0.011, side * 0.035)
  else blade(angle, widths[0], widths[1], 0)
}

function addHub(group: THREE.Group, rim: number, face: number, metal: THREE.Material): void {
  const flat = [Math.PI / 2, 0, 0] as const
  addPart(group, new THREE.CylinderGeometry(rim * 0.17, rim * 0.23, 0.03, 48), metal, [0, 0, face - 0.006], flat)
  addPart(group, new THREE.CylinderGeometry(rim * 0.12, rim * 0.13, 0.012, 40), MATERIALS.black, [0, 0, face + 0.012], flat)
  for (let bolt = 0; bolt < 5; bolt += 1) {
    const angle = (bolt / 5) * Math.PI * 2 + 0.3
    const place = [Math.cos(angle) * rim * 0.175, Math.sin(angle) * rim * 0.175, face + 0.01] as const
    addPart(group, new THREE.CylinderGeometry(0.009, 0.009, 0.012, 6), MATERIALS.steel, place, flat)
  }
}
