import * as THREE from 'three'
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js'

export type Triple = readonly [number, number, number]
/** Two coordinates in metres. Which two depends on the shape. */
export type Point = readonly [number, number]

/** Adds a part to a group at a position, with an optional turn (radians) and scale. */
export function addPart(
  group: THREE.Group,
  geometry: THREE.BufferGeometry,
  material: THREE.Material | readonly THREE.Material[],
  [x, y, z]: Triple,
  turn: Triple = [0, 0, 0],
  scale: Triple = [1, 1, 1],
): THREE.Mesh {
  const mesh = new THREE.Mesh(geometry, material)
  mesh.position.set(x, y, z)
  mesh.rotation.set(...turn)
  mesh.scale.set(...scale)
  group.add(mesh)
  return mesh
}

export function roundedBox(width: number, height: number, depth: number, radius: number): RoundedBoxGeometry {
  return new RoundedBoxGeometry(width, height, depth, 4, radius)
}
