import * as THREE from 'three'
import { MATERIALS } from './materials'
import { addPart, roundedBox } from './part-group'
import { isVan, type Solid } from './solid'

/** Adds what is visible through the glass: seats, dashboard and steering wheel (on the right, as in Australia). */
export function addInside(group: THREE.Group, solid: Solid): void {
  const { spec, belt } = solid
  const house = spec.house
  if (!house) return
  const beltHere = belt(0)
  const frontRow = isVan(spec) ? 0.72 : spec.doors === 2 ? -0.42 : house.cowl[0] - 1.3
  const seat = { height: beltHere - 0.38, scale: spec.sporty ? 0.8 : 0.96 }
  const dash = house.cowl[0] - (isVan(spec) ? 0.55 : 0.42)
  for (const side of [1, -1]) {
    addSeat(group, frontRow, side * 0.38, 0.5, seat)
    if (spec.doors === 4 || isVan(spec)) addSeat(group, frontRow - 0.86, side * 0.4, 0.52, seat)
    if (spec.open) addSeat(group, frontRow - 0.66, side * 0.34, 0.46, seat)
  }
  addPart(group, roundedBox(0.5, 0.3, (spec.halfWidth - 0.16) * 2, 0.1), MATERIALS.trim, [dash, beltHere - 0.13, 0])
  const wheel = addPart(group, new THREE.TorusGeometry(0.18, 0.017, 12, 48), MATERIALS.trim, [dash - 0.36, beltHere - 0.03, 0.38])
  wheel.rotation.order = 'ZYX'
  wheel.rotation.set(0, Math.PI / 2, 0.4)
  if (!spec.open) return
  addPart(group, new THREE.BoxGeometry(2.5, 0.05, (spec.halfWidth - 0.1) * 2), MATERIALS.trim, [-0.4, spec.sill + 0.18, 0])
  addPart(group, roundedBox(0.75, 0.09, (spec.halfWidth - 0.17) * 2, 0.04), MATERIALS.matte, [-1.38, belt(-1.3), 0])
}

function addSeat(group: THREE.Group, x: number, z: number, width: number, { height, scale }: { height: number; scale: number }): void {
  addPart(group, roundedBox(0.16, 0.62, width, 0.06), MATERIALS.seat, [x - 0.2, height + 0.22 * scale, z], [0, 0, 0.24], [scale, scale, 1])
  addPart(group, roundedBox(0.52, 0.16, width, 0.06), MATERIALS.seat, [x, height - 0.06, z])
  addPart(group, roundedBox(0.1, 0.2, 0.27, 0.05), MATERIALS.seat, [x - 0.3, height + 0.62 * scale, z], [0, 0, 0.15])
}
