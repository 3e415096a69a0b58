import * as THREE from 'three'
import { MATERIALS } from './materials'
import { addPart, roundedBox } from './part-group'
import type { Solid } from './solid'

/** Adds drawbar, jockey wheel, gas bottles, awning and roof hatches. The awning is on the left. */
export function addCaravanParts(group: THREE.Group, { spec }: Solid): void {
  for (const side of [1, -1]) {
    addPart(group, roundedBox(1.7, 0.07, 0.05, 0.01), MATERIALS.steel, [3.25, 0.5, side * 0.34], [0, side * 0.42, 0])
    addPart(group, new THREE.CapsuleGeometry(0.15, 0.3, 10, 32), MATERIALS.hatch, [3.12, 0.78, side * 0.2])
    addPart(group, new THREE.CylinderGeometry(0.05, 0.05, 0.06, 20), MATERIALS.steel, [3.12, 1.1, side * 0.2])
  }
  addPart(group, roundedBox(0.35, 0.1, 0.1, 0.03), MATERIALS.matte, [4.05, 0.55, 0])
  addPart(group, new THREE.CylinderGeometry(0.03, 0.03, 0.62, 20), MATERIALS.steel, [3.7, 0.35, 0])
  addPart(group, new THREE.CylinderGeometry(0.09, 0.09, 0.05, 24), MATERIALS.rubber, [3.7, 0.09, 0], [Math.PI / 2, 0, 0])
  addPart(group, new THREE.CapsuleGeometry(0.055, 3.9, 8, 24), MATERIALS.matte, [-0.2, 2.34, -(spec.halfWidth + 0.03)], [0, 0, Math.PI / 2])
  addPart(group, roundedBox(0.7, 0.12, 0.55, 0.04), MATERIALS.hatch, [-0.6, 2.66, 0])
  addPart(group, roundedBox(0.45, 0.08, 0.45, 0.03), MATERIALS.black, [0.9, 2.64, 0])
  addPart(group, roundedBox(1.5, 0.03, 0.7, 0.01), MATERIALS.black, [-1.8, 2.63, 0.3])
}
