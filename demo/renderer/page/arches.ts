import * as THREE from 'three'
import { buildWheel } from './wheel'
import { MATERIALS } from './materials'
import { addPart } from './part-group'
import { wellDepth } from './skin-material'
import type { Solid } from './solid'

/** Adds wheels, wheel wells, arch lips and a dark underside. */
export function addWheels(group: THREE.Group, solid: Solid): void {
  const { spec, axles, archRadius, surfaceZ, frontEnd, rearEnd } = solid
  const wheel = buildWheel(solid.name, spec.wheelRadius, spec.tyreWidth)
  const inner = wellDepth(solid)
  for (const axle of axles) {
    const flush = Math.min(surfaceZ(axle, spec.wheelRadius + archRadius + 0.015), spec.halfWidth + 0.02)
    const z = flush - (spec.tyreWidth / 2) * 1.03 - (spec.house ? 0.008 : 0.05)
    for (const side of [1, -1]) {
      const copy = wheel.clone()
      copy.position.set(axle, spec.wheelRadius, side * z)
      copy.rotation.set(0, side < 0 ? Math.PI : 0, side * 0.2)
      group.add(copy)
      const liner = new THREE.CylinderGeometry(archRadius + 0.008, archRadius + 0.008, 0.3, 64, 1, true, Math.PI / 2 - 0.25, Math.PI + 0.5)
      addPart(group, liner, MATERIALS.dark, [axle, spec.wheelRadius, side * (inner + 0.1)], [Math.PI / 2, 0, 0])
      const back = new THREE.CircleGeometry(archRadius + 0.01, 48, -0.25, Math.PI + 0.5)
      addPart(group, back, MATERIALS.dark, [axle, spec.wheelRadius, side * (inner - 0.02)], [0, side > 0 ? 0 : Math.PI, 0])
      addPart(group, buildLip(solid, axle, side), MATERIALS.matte, [0, 0, 0])
    }
  }
  addPart(group, new THREE.BoxGeometry(frontEnd - rearEnd - 0.5, 0.16, inner * 2), MATERIALS.dark, [
    (frontEnd + rearEnd) / 2,
    spec.sill + 0.1,
    0,
  ])
}

/** Builds a narrow band that turns the skin inwards at an arch's edge. */
function buildLip({ spec, archRadius, surfaceZ }: Solid, axle: number, side: number): THREE.BufferGeometry {
  const positions: number[] = []
  const triangles: number[] = []
  const steps = 96
  let before = 0
  for (let step = 0; step <= steps; step += 1) {
    const angle = -0.55 + ((Math.PI + 1.1) * step) / steps
    const at = (radius: number) => [axle + radius * Math.cos(angle), spec.wheelRadius + radius * Math.sin(angle)] as const
    const [outer, inner] = [at(archRadius), at(archRadius - 0.012)]
    const z = outer[1] > spec.sill + 0.01 ? surfaceZ(...outer) : 0
    positions.push(...outer, side * (z + 0.0005), ...inner, side * (z - 0.012), ...inner, side * (z - 0.07))
    if (step > 0 && z > 0.3 && before > 0.3)
      for (const row of [0, 1]) {
        const [from, to] = [(step - 1) * 3 + row, step * 3 + row]
        triangles.push(...(side > 0 ? [from, from + 1, to, to, from + 1, to + 1] : [from, to, from + 1, to, to + 1, from + 1]))
      }
    before = z
  }
  const lip = new THREE.BufferGeometry()
  lip.setAttribute('position', new THREE.Float32BufferAttribute(positions, 3))
  lip.setIndex(triangles)
  lip.computeVertexNormals()
  return lip
}
