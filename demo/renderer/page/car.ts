import * as THREE from 'three'
import { addWheels } from './arches'
import type { BodyName, FrontName } from './body-spec'
import { drawCar } from './draw-car'
import { buildShadow } from './ground-shadow'
import { MATERIALS } from './materials'
import { addCaravanParts } from './parts-caravan'
import { addInside } from './parts-inside'
import { addOutside } from './parts-outside'
import { createSkinMaterials } from './skin-material'
import { createSolid, type Solid } from './solid'
import { meshSolid } from './surface-net'

/** The layer of painted parts, the only ones drawn again for the second paint. */
export const PAINTED = 1

export type Car = { group: THREE.Group; shadow: THREE.Mesh; solid: Solid }

/** Builds a whole car in front of the studio's camera. Takes seconds: the skin has up to 200,000 vertices. */
export function buildCar(name: BodyName, front: FrontName): Car {
  const solid = createSolid(name, front)
  const group = new THREE.Group()
  const { positions, normals, triangles } = meshSolid(solid)
  const shape = new THREE.BufferGeometry()
  shape.setAttribute('position', new THREE.BufferAttribute(positions, 3))
  shape.setAttribute('normal', new THREE.BufferAttribute(normals, 3))
  shape.setIndex(new THREE.BufferAttribute(triangles, 1))
  const materials = createSkinMaterials(solid, drawCar(solid))
  addSkin(group, shape, materials.skin, -3)
  addSkin(group, shape, materials.inside, -2)
  addWheels(group, solid)
  if (solid.spec.house) {
    addSkin(group, pickGlass(shape, solid), materials.glass, 5)
    addInside(group, solid)
    addOutside(group, solid)
  } else addCaravanParts(group, solid)
  markPainted(group, materials.skin)
  const shadow = buildShadow(solid)
  return { group, shadow, solid }
}

/** Moves painted parts to their own layer. */
function markPainted(group: THREE.Group, skin: THREE.Material): void {
  group.traverse((node) => {
    if (node instanceof THREE.Mesh && (node.material === skin || node.material === MATERIALS.paint)) node.layers.enable(PAINTED)
  })
}

function addSkin(group: THREE.Group, shape: THREE.BufferGeometry, material: THREE.Material, order: number): void {
  const mesh = new THREE.Mesh(shape, material)
  mesh.renderOrder = order
  group.add(mesh)
}

/** Picks the triangles that can be glass: above the belt and not facing up. */
function pickGlass(shape: THREE.BufferGeometry, { belt }: Solid): THREE.BufferGeometry {
  const { position, normal } = shape.attributes
  const all = shape.index?.array ?? new Uint32Array()
  const chosen: number[] = []
  for (let index = 0; index < all.length; index += 3) {
    const corner = all[index] ?? 0
    if (position.getY(corner) > belt(position.getX(corner)) - 0.06 && normal.getY(corner) < 0.98)
      chosen.push(corner, all[index + 1] ?? 0, all[index + 2] ?? 0)
  }
  const glass = new THREE.BufferGeometry()
  glass.setAttribute('position', position)
  glass.setAttribute('normal', normal)
  glass.setIndex(chosen)
  return glass
}

/** Frees the car's memory in the graphics driver. */
export function disposeCar({ group, shadow }: Car): void {
  const seen = new Set<THREE.BufferGeometry>()
  group.traverse((node) => {
    if (node instanceof THREE.Mesh) seen.add(node.geometry)
  })
  for (const geometry of [...seen, shadow.geometry]) geometry.dispose()
  group.removeFromParent()
  shadow.removeFromParent()
}
