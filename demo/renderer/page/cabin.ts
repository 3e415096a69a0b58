import * as THREE from 'three'
import { addDashboard } from './cabin-dash'
import { type CabinMaterials, createCabinMaterials, type TrimName } from './cabin-materials'
import { addBench, addSeat } from './cabin-seat'
import type { CabinShape } from './cabin-shape'
import { Room } from './room-shapes'

const SHAPES = {
  car: { half: 0.72, belt: 0.66, roof: 1.16, seat: 0.26, isUpright: false },
  tall: { half: 0.76, belt: 0.74, roof: 1.3, seat: 0.36, isUpright: true },
} as const satisfies Record<string, CabinShape>
export type CabinName = keyof typeof SHAPES

/** Builds the inside of a car from the windscreen to the rear window. x 0 is between the front seats; the driver sits on the right. */
export function buildCabin(name: CabinName, trim: TrimName): THREE.Group {
  const shape = SHAPES[name]
  const materials = createCabinMaterials(trim)
  const room = new Room()
  addShell(room, materials, shape)
  addDashboard(room, materials, shape)
  addConsole(room, materials, shape)
  for (const side of [-1, 1]) {
    addSeat(room, materials, { x: 0.02, y: shape.seat, z: side * 0.36, width: 0.52 })
    addDoor(room, materials, shape, side)
  }
  addBench(room, materials, -0.86, shape.seat + 0.03, shape.half - 0.06)
  return room.group
}

/** Adds floor, pillars, roof lining and mirror. Windows are the openings in between. */
function addShell(room: Room, { carpet, roof, shell, gloss, dash }: CabinMaterials, { half, belt, roof: top }: CabinShape): void {
  room.box([3.6, 0.04, half * 2 + 0.2], carpet, [-0.2, -0.02, 0], 0.01)
  room.box([2.05, 0.05, half * 2 - 0.12], roof, [-0.55, top + 0.03, 0], 0.02)
  room.box([0.12, 0.6, half * 2], shell, [-1.52, belt - 0.32, 0], 0.03)
  for (const side of [-1, 1]) {
    const lean = side * 0.28
    const pillar = (x: number, width: number, turn: number) =>
      room.box([width, top - belt + 0.16, 0.06], roof, [x, (top + belt) / 2, side * (half - 0.045)], 0.025, [-lean, 0, turn])
    pillar(-0.36, 0.12, 0.05)
    pillar(-1.4, 0.2, -0.35)
    const post = [new THREE.Vector3(0.98, belt + 0.02, side * (half + 0.02)), new THREE.Vector3(0.42, top + 0.02, side * (half - 0.12))]
    room.add(new THREE.TubeGeometry(new THREE.CatmullRomCurve3(post), 12, 0.03, 12), roof, [0, 0, 0])
    room.box([2.0, 0.07, 0.09], roof, [-0.5, top + 0.005, side * (half - 0.1)], 0.03)
    room.box([0.26, 0.02, 0.34], roof, [0.36, top - 0.015, side * 0.36], 0.008, [0, 0, -0.12])
  }
  room.box([0.03, 0.07, 0.25], gloss, [0.38, top - 0.1, 0], 0.02, [0, 0, 0.15])
  room.box([0.1, 0.03, half * 2 - 0.2], roof, [0.44, top + 0.015, 0], 0.012)
  room.box([0.4, 0.03, half * 2], dash, [-1.62, belt - 0.02, 0], 0.01)
}

function addConsole(room: Room, { lower, gloss, chrome, dash, seat }: CabinMaterials, { seat: height }: CabinShape): void {
  room.box([1.0, height + 0.04, 0.24], lower, [0.2, height / 2, 0], 0.05)
  room.box([0.5, 0.015, 0.17], gloss, [0.36, height + 0.06, 0], 0.006)
  room.box([0.34, 0.1, 0.21], seat, [-0.16, height + 0.1, 0], 0.04)
  room.add(new THREE.CylinderGeometry(0.012, 0.016, 0.07, 20), chrome, [0.44, height + 0.1, 0])
  room.add(new THREE.SphereGeometry(0.034, 28, 20), gloss, [0.44, height + 0.15, 0], [0, 0, 0], [1.2, 0.9, 0.9])
  for (const x of [0.24, 0.14]) {
    room.add(new THREE.TorusGeometry(0.041, 0.005, 10, 36), chrome, [x, height + 0.07, 0], [Math.PI / 2, 0, 0])
    room.add(new THREE.CircleGeometry(0.039, 32), dash, [x, height + 0.0695, 0], [-Math.PI / 2, 0, 0])
  }
}

function addDoor(room: Room, { lower, dash, seat, chrome, strip }: CabinMaterials, { half, belt }: CabinShape, side: number): void {
  const z = side * half
  for (const [from, to] of [
    [0.95, -0.36],
    [-0.42, -1.45],
  ] as const) {
    const [middle, length] = [(from + to) / 2, from - to]
    room.box([length, belt - 0.02, 0.05], lower, [middle, belt / 2, z], 0.03)
    room.box([length, 0.1, 0.09], dash, [middle, belt - 0.045, z - side * 0.01], 0.035)
    room.box([length * 0.86, 0.024, 0.02], strip, [middle, belt - 0.16, z - side * 0.03], 0.008)
    room.box([length * 0.56, 0.07, 0.13], seat, [middle - 0.08, belt - 0.3, z - side * 0.06], 0.03)
    room.box([0.14, 0.018, 0.02], chrome, [middle + length * 0.24, belt - 0.215, z - side * 0.045], 0.008)
    room.add(new THREE.CylinderGeometry(0.085, 0.085, 0.02, 36), dash, [middle + length * 0.3, 0.18, z - side * 0.03], [Math.PI / 2, 0, 0])
  }
}
