import * as THREE from 'three'
import { range } from './range'
import { paintTexture, Room, surface } from './room-shapes'

const HALF = 1.1
const CEILING = 1.98

type Materials = ReturnType<typeof createMaterials>

function createMaterials() {
  return {
    wall: surface({ colour: '#d9d6d0', rough: 0.8 }),
    ceiling: surface({ colour: '#e4e2de', rough: 0.9 }),
    wood: surface({ colour: '#fff', rough: 0.5, picture: paintWood('#a9825a', '#8f6a45') }),
    floor: surface({ colour: '#fff', rough: 0.55, picture: paintWood('#7d6a58', '#6a5949') }),
    white: surface({ colour: '#cfcfcd', rough: 0.35 }),
    bench: surface({ colour: '#3b3d40', rough: 0.3 }),
    fabric: surface({ colour: '#76808a', rough: 0.95 }),
    linen: surface({ colour: '#cfcac1', rough: 0.95 }),
    accent: surface({ colour: '#2f6170', rough: 0.95 }),
    steel: surface({ colour: '#a5a9ad', rough: 0.25, metal: 1 }),
    black: surface({ colour: '#0c0d0e', rough: 0.15 }),
    lamp: surface({ colour: '#ffe7c2', glow: 3 }),
    screen: surface({ colour: '#dfe9ef', glow: 1.5 }),
  }
}

function paintWood(light: string, dark: string): THREE.Texture {
  return paintTexture(
    256,
    256,
    (pen) => {
      pen.fillStyle = light
      pen.fillRect(0, 0, 256, 256)
      pen.strokeStyle = dark
      for (const line of range(0, 60, 1)) {
        pen.globalAlpha = 0.15 + 0.3 * ((line * 7) % 5) * 0.2
        pen.lineWidth = 1 + ((line * 3) % 3)
        pen.beginPath()
        pen.moveTo(0, line * 4.3)
        pen.bezierCurveTo(80, line * 4.3 + ((line * 5) % 7), 170, line * 4.3 - ((line * 11) % 6), 256, line * 4.3)
        pen.stroke()
      }
      pen.globalAlpha = 0.8
      pen.fillStyle = dark
      for (const plank of [0, 128]) pen.fillRect(0, plank, 256, 2)
    },
    [2, 2],
  )
}

/** Builds the inside of a caravan, looking forward: kitchen on the left, seats on the right, the bed at the front. */
export function buildCaravanRoom(): THREE.Group {
  const room = new Room()
  const materials = createMaterials()
  addWalls(room, materials)
  addKitchen(room, materials)
  addDinette(room, materials)
  addBed(room, materials)
  return room.group
}

function addWalls(room: Room, { wall, ceiling, floor, screen, black, lamp, white }: Materials): void {
  room.box([5.2, 0.04, HALF * 2], floor, [0, -0.02, 0], 0.005)
  room.box([5.2, 0.05, HALF * 2], ceiling, [0, CEILING + 0.02, 0], 0.01)
  room.box([0.06, CEILING, HALF * 2], wall, [2.6, CEILING / 2, 0], 0.01)
  room.box([0.06, CEILING, HALF * 2], wall, [-2.6, CEILING / 2, 0], 0.01)
  for (const side of [-1, 1]) {
    room.box([5.2, CEILING, 0.05], wall, [0, CEILING / 2, side * HALF], 0.01)
    for (const x of [0.1, 1.75]) {
      room.box([0.96, 0.46, 0.02], black, [x, 1.22, side * (HALF - 0.03)], 0.04)
      room.add(new THREE.PlaneGeometry(0.9, 0.4), screen, [x, 1.22, side * (HALF - 0.042)], [0, side > 0 ? Math.PI : 0, 0])
      room.box([0.98, 0.07, 0.05], white, [x, 1.47, side * (HALF - 0.06)], 0.02)
    }
  }
  for (const x of [-1.6, -0.5, 0.6, 1.7])
    for (const z of [-0.35, 0.35]) room.add(new THREE.CylinderGeometry(0.045, 0.045, 0.01, 24), lamp, [x, CEILING - 0.01, z])
  room.box([0.5, 0.03, 0.5], white, [0.05, CEILING - 0.015, 0], 0.02)
}

function addKitchen(room: Room, { wood, bench, steel, black, white, lamp }: Materials): void {
  const z = -HALF + 0.3
  room.box([1.7, 0.86, 0.54], white, [0.05, 0.43, z], 0.015)
  room.box([1.74, 0.04, 0.6], bench, [0.05, 0.89, z + 0.01], 0.01)
  for (const x of [-0.5, 0.05, 0.6]) {
    room.box([0.5, 0.34, 0.02], wood, [x, 0.62, z + 0.28], 0.008)
    room.box([0.5, 0.34, 0.02], wood, [x, 0.25, z + 0.28], 0.008)
    for (const y of [0.75, 0.38]) room.box([0.16, 0.012, 0.02], steel, [x, y, z + 0.3], 0.005)
    room.box([0.54, 0.36, 0.32], wood, [x, CEILING - 0.2, -HALF + 0.19], 0.015)
    room.box([0.14, 0.012, 0.02], steel, [x, CEILING - 0.34, -HALF + 0.36], 0.005)
  }
  room.box([1.66, 0.012, 0.03], lamp, [0.05, CEILING - 0.39, -HALF + 0.3], 0.004)
  room.box([0.5, 0.012, 0.42], black, [0.52, 0.915, z], 0.005)
  for (const [x, depth] of [
    [0.4, -0.08],
    [0.64, -0.08],
    [0.52, 0.1],
  ] as const)
    room.add(new THREE.TorusGeometry(0.065, 0.008, 10, 32), steel, [x, 0.93, z + depth], [Math.PI / 2, 0, 0])
  room.box([0.44, 0.02, 0.36], steel, [-0.4, 0.912, z], 0.008)
  room.box([0.36, 0.012, 0.28], black, [-0.4, 0.92, z], 0.03)
  const tap = [
    [0, 0],
    [0, 0.22],
    [0.05, 0.26],
    [0.12, 0.22],
  ].map(([out, up]) => new THREE.Vector3(-0.4, 0.92 + (up ?? 0), z - 0.2 + (out ?? 0)))
  room.add(new THREE.TubeGeometry(new THREE.CatmullRomCurve3(tap), 24, 0.012, 10), steel, [0, 0, 0])
  room.box([0.6, 1.86, 0.58], wood, [-1.3, 0.93, z], 0.02)
  room.box([0.52, 0.9, 0.02], black, [-1.3, 0.62, z + 0.3], 0.02)
  room.box([0.46, 0.3, 0.02], black, [-1.3, 1.36, z + 0.3], 0.02)
}

function addDinette(room: Room, { fabric, wood, accent, steel, white }: Materials): void {
  const z = HALF - 0.42
  for (const x of [-0.62, 0.86]) {
    const back = x < 0 ? x - 0.22 : x + 0.22
    room.box([0.5, 0.3, 0.8], white, [x, 0.15, z], 0.015)
    room.box([0.52, 0.14, 0.8], fabric, [x, 0.37, z], 0.05)
    room.box([0.14, 0.46, 0.8], fabric, [back, 0.64, z], 0.05)
    room.box([0.1, 0.28, 0.32], accent, [x < 0 ? back + 0.13 : back - 0.13, 0.58, z + 0.16], 0.04, [0, 0, x < 0 ? 0.3 : -0.3])
  }
  room.box([0.66, 0.03, 0.7], wood, [0.12, 0.74, z], 0.02)
  room.add(new THREE.CylinderGeometry(0.035, 0.045, 0.72, 24), steel, [0.12, 0.37, z])
  for (const x of [-0.5, 0.12, 0.74]) room.box([0.58, 0.32, 0.3], wood, [x, CEILING - 0.18, HALF - 0.18], 0.015)
}

function addBed(room: Room, { linen, accent, wood, fabric, lamp, white }: Materials): void {
  room.box([1.2, 0.42, 1.3], white, [1.92, 0.21, 0], 0.02)
  room.box([1.24, 0.2, 1.34], linen, [1.9, 0.5, 0], 0.08)
  room.box([0.52, 0.06, 1.4], accent, [1.5, 0.6, 0], 0.03)
  for (const z of [-0.34, 0.34]) {
    room.box([0.16, 0.34, 0.52], linen, [2.36, 0.76, z], 0.07, [0, 0, 0.35])
    room.box([0.12, 0.28, 0.4], accent, [2.22, 0.73, z], 0.06, [0, 0, 0.4])
    room.box([0.4, 0.6, 0.22], wood, [2.36, 0.3, z * 2.75], 0.015)
    room.box([0.1, 0.06, 0.06], lamp, [2.52, 1.3, z * 2], 0.02)
  }
  room.box([0.06, 0.6, 1.6], fabric, [2.55, 0.9, 0], 0.03)
  room.box([0.34, 0.36, HALF * 2 - 0.1], wood, [2.4, CEILING - 0.2, 0], 0.02)
}
