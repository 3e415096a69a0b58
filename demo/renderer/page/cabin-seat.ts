import * as THREE from 'three'
import type { CabinMaterials } from './cabin-materials'
import type { Room } from './room-shapes'

type Place = { x: number; y: number; z: number; width: number }

/** Adds a seat that faces forward: cushion, back and head restraint with bolsters and a pleated middle. */
export function addSeat(room: Room, { seat, pleats, chrome, lower }: CabinMaterials, { x, y, z, width }: Place): void {
  const bolster = width * 0.2
  const middle = width - 2 * bolster + 0.03
  const lean = 0.3
  room.box([0.5, 0.13, middle], pleats, [x, y, z], 0.05)
  for (const side of [-1, 1]) {
    const out = z + side * (width - bolster) * 0.5
    room.box([0.52, 0.17, bolster], seat, [x - 0.01, y + 0.015, out], 0.055)
    room.box([0.16, 0.6, bolster], seat, [x - 0.315 - 0.02, y + 0.34, out], 0.06, [0, side * 0.12, lean])
    room.add(cylinder(0.008, 0.16), chrome, [x - 0.49, y + 0.72, z + side * 0.07], [0, 0, lean])
  }
  room.box([0.12, 0.62, middle], pleats, [x - 0.355, y + 0.35, z], 0.05, [0, 0, lean])
  room.box([0.13, 0.14, width * 0.78], seat, [x - 0.44, y + 0.63, z], 0.055, [0, 0, lean])
  room.box([0.11, 0.19, 0.27], seat, [x - 0.51, y + 0.82, z], 0.05, [0, 0, lean * 0.6])
  room.box([0.44, 0.2, width * 0.8], lower, [x - 0.03, y - 0.15, z], 0.03)
}

/** Adds the rear bench for three. */
export function addBench(room: Room, { seat, pleats, chrome }: CabinMaterials, x: number, y: number, half: number): void {
  room.box([0.5, 0.15, half * 2], seat, [x, y - 0.01, 0], 0.06)
  room.box([0.14, 0.6, half * 2], seat, [x - 0.35, y + 0.33, 0], 0.06, [0, 0, 0.36])
  for (const z of [-0.42, 0, 0.42]) {
    const width = z === 0 ? 0.24 : 0.36
    room.box([0.46, 0.06, width], pleats, [x + 0.02, y + 0.05, z], 0.03)
    room.box([0.06, 0.5, width], pleats, [x - 0.275, y + 0.33, z], 0.03, [0, 0, 0.36])
    for (const side of [-1, 1]) room.add(cylinder(0.007, 0.12), chrome, [x - 0.485, y + 0.66, z + side * 0.06], [0, 0, 0.3])
    room.box([0.09, 0.15, 0.24], seat, [x - 0.5, y + 0.74, z], 0.04, [0, 0, 0.2])
  }
}

function cylinder(radius: number, length: number): THREE.CylinderGeometry {
  return new THREE.CylinderGeometry(radius, radius, length, 16)
}
