import * as THREE from 'three'
import { range } from './range'
import { Room, surface } from './room-shapes'

/** Four dealership buildings. */
export const YARDS = {
  glass: { width: 22, height: 5.4, fascia: '#1d2b45', wall: '#d5d7d9', columns: 6, canopy: 2.4, tower: false },
  brick: { width: 17, height: 4.2, fascia: '#7c2f22', wall: '#9a6a52', columns: 5, canopy: 1.2, tower: false },
  corner: { width: 19, height: 6.2, fascia: '#2b2d30', wall: '#efefec', columns: 4, canopy: 1.6, tower: true },
  shed: { width: 24, height: 5.0, fascia: '#2f5d4e', wall: '#b9beb9', columns: 8, canopy: 3.4, tower: false },
} as const
export type YardName = keyof typeof YARDS
type Yard = (typeof YARDS)[YardName]

/** Builds a showroom with its forecourt: x runs along the front, z towards the camera. */
export function buildYard(name: YardName): THREE.Group {
  const yard = YARDS[name]
  const room = new Room()
  const materials = createMaterials(yard)
  addGround(room, yard)
  addFront(room, yard, materials)
  addInterior(room, yard, materials)
  if (yard.tower) addTower(room, yard, materials)
  addPlants(room, yard, materials)
  return room.group
}

function createMaterials({ fascia, wall }: Yard) {
  return {
    fascia: surface({ colour: fascia, rough: 0.35 }),
    wall: surface({ colour: wall, rough: 0.85 }),
    frame: surface({ colour: '#26282b', rough: 0.5 }),
    pale: surface({ colour: '#c9cbcc', rough: 0.7 }),
    glow: surface({ colour: '#fff3dc', glow: 2.2 }),
    floor: surface({ colour: '#b9b7b2', rough: 0.3 }),
    leaf: surface({ colour: '#4b5f38', rough: 0.95 }),
    glass: new THREE.MeshPhysicalMaterial({ color: '#0c1114', roughness: 0.03, transparent: true, opacity: 0.42, side: THREE.DoubleSide }),
    metal: surface({ colour: '#d7d9da', rough: 0.4, metal: 0.6 }),
  }
}
type Materials = ReturnType<typeof createMaterials>

function addGround(room: Room, { width }: Yard): void {
  const asphalt = surface({ colour: '#6f7274', rough: 0.95 })
  const paving = surface({ colour: '#a7a59f', rough: 0.9 })
  const paint = surface({ colour: '#dcdcd8', rough: 0.9 })
  room.add(new THREE.BoxGeometry(120, 0.02, 60), asphalt, [0, -0.01, 12])
  room.add(new THREE.BoxGeometry(width + 8, 0.14, 3.2), paving, [0, 0.07, 1.6])
  for (const x of range(-12, 12, 3)) room.add(new THREE.BoxGeometry(0.1, 0.01, 5), paint, [x, 0.012, 6.6])
}

function addFront(
  room: Room,
  { width, height, columns, canopy, wall }: Yard,
  { fascia, frame, glass, pale, metal, wall: plaster }: Materials,
): void {
  const half = width / 2
  room.box([width, 1.1, 0.4], fascia, [0, height - 0.55, canopy * 0.5], 0.03)
  room.box([width + 0.3, 0.08, 0.5], metal, [0, height + 0.02, canopy * 0.5], 0.02)
  room.box([width, 0.12, canopy], pale, [0, height - 1.08, canopy * 0.1], 0.02)
  room.box([width * 0.3, 0.5, 0.06], metal, [-width * 0.24, height - 0.55, canopy * 0.5 + 0.22], 0.02)
  for (const side of [-1, 1]) room.box([2.2, height, 0.5], plaster, [side * (half - 1.1), height / 2, -0.1], 0.02)
  const bays = Math.round((width - 4.4) / 1.9)
  const step = (width - 4.4) / bays
  for (let bay = 0; bay <= bays; bay += 1)
    room.box([0.07, height - 1.1, 0.12], frame, [-half + 2.2 + bay * step, (height - 1.1) / 2, 0], 0.01)
  for (const y of [0.12, 2.5]) room.box([width - 4.4, 0.07, 0.12], frame, [0, y, 0], 0.01)
  room.add(new THREE.PlaneGeometry(width - 4.4, height - 1.1), glass, [0, (height - 1.1) / 2, 0.02]).castShadow = false
  if (canopy < 1.5) return
  for (let column = 0; column < columns; column += 1) {
    const x = -half + 0.5 + (column * (width - 1)) / (columns - 1)
    room.add(new THREE.CylinderGeometry(0.12, 0.12, height - 1, 24), wall === '#efefec' ? frame : pale, [x, (height - 1) / 2, canopy * 0.5])
  }
}

function addInterior(room: Room, { width, height }: Yard, { pale, floor, glow, fascia, frame }: Materials): void {
  room.box([width, 0.1, 9], floor, [0, 0.1, -4.5], 0.01)
  room.box([width, height, 0.2], pale, [0, height / 2, -9], 0.02)
  room.box([width, 0.2, 9.2], pale, [0, height - 0.2, -4.6], 0.02)
  for (const side of [-1, 1]) room.box([0.2, height, 9], pale, [(side * width) / 2, height / 2, -4.5], 0.02)
  room.box([width * 0.3, 2.2, 0.1], fascia, [width * 0.16, 1.7, -8.8], 0.02)
  room.box([3.4, 1.05, 0.8], frame, [-width * 0.2, 0.6, -5.5], 0.04)
  for (const x of range(-width / 2 + 2.5, width / 2 - 2, 2.4)) room.box([0.12, 0.05, 7], glow, [x, height - 0.34, -4.4], 0.01)
}

function addTower(room: Room, { height, width }: Yard, { wall, fascia, frame }: Materials): void {
  room.box([3.4, height + 2.4, 3.4], wall, [width / 2 + 0.4, (height + 2.4) / 2, -0.6], 0.03)
  room.box([2.4, 2.4, 0.1], fascia, [width / 2 + 0.4, height + 0.6, 1.14], 0.03)
  room.box([1.4, 2.3, 0.1], frame, [width / 2 + 0.4, 1.2, 1.12], 0.02)
}

function addPlants(room: Room, { width }: Yard, { pale, leaf }: Materials): void {
  for (const side of [-1, 1]) {
    room.box([1.5, 0.55, 0.6], pale, [side * (width / 2 - 1.2), 0.4, 1.6], 0.03)
    for (const x of range(-0.55, 0.56, 0.22))
      room.add(
        new THREE.SphereGeometry(0.25, 16, 12),
        leaf,
        [side * (width / 2 - 1.2) + x, 0.78 + 0.09 * Math.sin(x * 17), 1.6],
        [0, 0, 0],
        [1, 0.8 + 0.2 * Math.sin(x * 9), 1],
      )
    for (const tree of [0, 1]) {
      const [x, z] = [side * (width / 2 + 4.5 + tree * 4), -4 - tree * 5]
      room.add(new THREE.CylinderGeometry(0.12, 0.2, 4, 12), leaf, [x, 2, z])
      for (const puff of range(0, 6, 1))
        room.add(new THREE.SphereGeometry(1.3, 18, 14), leaf, [
          x + Math.cos(puff * 2.1) * 0.9,
          4.4 + Math.sin(puff * 1.7) * 0.9,
          z + Math.sin(puff * 2.1) * 0.8,
        ])
    }
  }
}
