import * as THREE from 'three'
import type { CabinShape } from './cabin-shape'
import type { CabinMaterials } from './cabin-materials'
import type { Point } from './part-group'
import type { Room } from './room-shapes'

/** Adds the dashboard with its screens and vents, and the steering wheel on the right. */
export function addDashboard(room: Room, materials: CabinMaterials, { half, belt, isUpright }: CabinShape): void {
  const { dash, lower, strip, gloss, mapScreen, dials, light } = materials
  const top = belt + 0.04
  const upper: Point[] = [
    [1.28, top - 0.02],
    [0.86, top + 0.03],
    [0.72, top + 0.005],
    [0.68, top - 0.07],
    [0.72, top - 0.15],
    [0.95, top - 0.2],
    [1.28, top - 0.2],
  ]
  const under: Point[] = [
    [0.73, top - 0.14],
    [0.7, top - 0.2],
    [0.78, top - 0.4],
    [0.98, 0.12],
    [1.28, 0.12],
    [1.28, top - 0.14],
  ]
  room.beam(upper, half * 2 + 0.06, dash, 0, 0.025)
  room.beam(under, half * 2 + 0.02, lower, 0, 0.02)
  room.box([0.03, 0.045, half * 2 - 0.06], strip, [0.695, top - 0.115, 0], 0.012)
  room.box([0.006, 0.004, half * 2 - 0.1], light, [0.686, top - 0.142, 0], 0.001)
  room.box([0.28, 0.42, 0.3], lower, [0.83, top - 0.34, 0], 0.05, [0, 0, -0.22])
  const screen = isUpright ? { y: top + 0.075, width: 0.36, height: 0.2 } : { y: top + 0.05, width: 0.4, height: 0.16 }
  addScreen(room, gloss, mapScreen, [0.7, screen.y, -0.02], screen.width, screen.height)
  addScreen(room, gloss, dials, [0.74, top + 0.055, 0.37], 0.32, 0.12)
  room.beam(
    [
      [0.82, top + 0.02],
      [0.72, top + 0.13],
      [0.76, top + 0.135],
      [0.95, top + 0.03],
    ],
    0.42,
    dash,
    0.37,
    0.015,
  )
  for (const z of [-half + 0.12, -0.2, 0.17, half - 0.1]) addVent(room, materials, top - 0.06, z)
  for (const z of [-0.06, -0.02, 0.02, 0.06])
    room.add(new THREE.CylinderGeometry(0.014, 0.014, 0.02, 24), gloss, [0.705, top - 0.21, z], [0, 0, Math.PI / 2])
  room.box([0.02, 0.006, 0.42], gloss, [0.735, top - 0.27, -0.42], 0.002)
  addSteeringWheel(room, materials, top - 0.015)
}

function addScreen(
  room: Room,
  frame: THREE.Material,
  picture: THREE.Material,
  [x, y, z]: readonly [number, number, number],
  width: number,
  height: number,
): void {
  room.box([0.02, height + 0.024, width + 0.024], frame, [x + 0.012, y, z], 0.01, [0, 0, -0.1])
  room.add(new THREE.PlaneGeometry(width, height), picture, [x - 0.002, y, z], [0, -Math.PI / 2, 0])
}

function addVent(room: Room, { chrome, gloss, dash }: CabinMaterials, y: number, z: number): void {
  room.box([0.03, 0.075, 0.15], chrome, [0.686, y, z], 0.02)
  room.box([0.03, 0.062, 0.138], gloss, [0.682, y, z], 0.018)
  for (const step of [-1, 0, 1]) room.box([0.03, 0.006, 0.13], dash, [0.672, y + step * 0.017, z], 0.002, [0, 0, 0.3])
}

function addSteeringWheel(room: Room, { dash, lower, chrome, gloss }: CabinMaterials, y: number): void {
  const x = 0.5
  const wheel = new Set<THREE.Mesh>()
  const tilt = 0.42
  const pivot = new THREE.Group()
  const keep = (geometry: THREE.BufferGeometry, material: THREE.Material, at: readonly [number, number, number]) => {
    const mesh = new THREE.Mesh(geometry, material)
    mesh.position.set(...at)
    mesh.castShadow = true
    mesh.receiveShadow = true
    wheel.add(mesh)
    return mesh
  }
  keep(new THREE.TorusGeometry(0.178, 0.017, 20, 72), dash, [0, 0, 0])
  keep(new THREE.CylinderGeometry(0.07, 0.082, 0.05, 40), lower, [0, 0, 0.012]).rotation.set(Math.PI / 2, 0, 0)
  keep(new THREE.TorusGeometry(0.026, 0.004, 10, 36), chrome, [0, 0, 0.04])
  for (const side of [-1, 1]) {
    keep(new THREE.BoxGeometry(0.12, 0.042, 0.02), lower, [side * 0.115, 0.004, 0.006])
    keep(new THREE.BoxGeometry(0.055, 0.03, 0.008), gloss, [side * 0.098, 0.004, 0.018])
  }
  keep(new THREE.BoxGeometry(0.036, 0.12, 0.016), chrome, [0, -0.11, 0.002])
  pivot.add(...wheel)
  pivot.rotation.order = 'YXZ'
  pivot.rotation.set(-tilt, -Math.PI / 2, 0)
  pivot.position.set(x, y, 0.37)
  room.group.add(pivot)
  room.add(new THREE.CylinderGeometry(0.045, 0.06, 0.26, 24), lower, [x + 0.13, y - 0.05, 0.37], [0, 0, Math.PI / 2 - tilt])
  for (const side of [-1, 1]) room.box([0.02, 0.014, 0.15], gloss, [x + 0.06, y + 0.01, 0.37 + side * 0.13], 0.006)
}
