import * as THREE from 'three'
import { layOutSide, range } from './layout'
import { MATERIALS } from './materials'
import { addPart, roundedBox, tube } from './part-group'
import { isVan, type Solid } from './solid'

const SIDES = [1, -1] as const

/** Adds mirrors, handles, rails, wipers and other parts on a car's skin. */
export function addOutside(group: THREE.Group, solid: Solid): void {
  const isWork = solid.spec.tray !== undefined || isVan(solid.spec)
  for (const side of SIDES) {
    addMirror(group, solid, side, isWork ? MATERIALS.matte : MATERIALS.paint)
    addHandles(group, solid, side, isWork ? MATERIALS.matte : MATERIALS.paint)
    if (solid.spec.rails) addRail(group, solid, side)
    if (solid.spec.cladding === 'arches' && solid.spec.boxy) addStep(group, solid, side)
  }
  addWipers(group, solid)
  addAerial(group, solid)
  if (solid.spec.tray) addSportsBar(group)
}

function addMirror(group: THREE.Group, { spec, belt, surfaceZ }: Solid, side: 1 | -1, material: THREE.Material): void {
  const x = (spec.house?.cowl[0] ?? 0) - (isVan(spec) ? 0.42 : 0.36)
  const y = belt(x) + (spec.boxy ? 0.13 : 0.085)
  const z = surfaceZ(x, belt(x) - 0.06)
  const shell = new THREE.SphereGeometry(1, 48, 32)
  const places = shell.attributes.position
  const squarer = (value: number, power: number) => Math.sign(value) * Math.abs(value) ** power
  for (let index = 0; index < places.count; index += 1) {
    const forward = squarer(places.getX(index), 0.75)
    const up = squarer(places.getY(index), 0.7)
    const out = squarer(places.getZ(index), 0.7)
    places.setXYZ(
      index,
      (forward < 0 ? forward * 0.4 : forward) * 0.072,
      up * (spec.boxy ? 0.088 : 0.064) * (1 - 0.16 * out * side),
      out * 0.112,
    )
  }
  shell.computeVertexNormals()
  addPart(group, shell, material, [x, y, side * (z + 0.075)], [0, side * 0.12, 0])
  addPart(
    group,
    new THREE.CircleGeometry(1, 40),
    MATERIALS.mirror,
    [x - 0.031, y, side * (z + 0.077)],
    [0, -Math.PI / 2, 0],
    [0.096, 0.053, 1],
  )
  addPart(group, roundedBox(0.06, 0.03, 0.12, 0.012), MATERIALS.black, [x, y - 0.05, side * (z - 0.005)], [side * -0.3, 0, 0])
  const indicator = [x + 0.055, y + 0.005, side * (z + 0.1)] as const
  addPart(group, roundedBox(0.02, 0.012, 0.11, 0.005), MATERIALS.black, indicator, [0, side * 0.35, 0])
}

function addHandles(group: THREE.Group, solid: Solid, side: 1 | -1, material: THREE.Material): void {
  const { spec, surfaceZ } = solid
  for (const [x, y] of layOutSide(solid).handles) {
    const z = surfaceZ(x, y)
    const lean = (surfaceZ(x, y + 0.02) - surfaceZ(x, y - 0.02)) / 0.04
    const shape = roundedBox(spec.boxy ? 0.21 : 0.19, 0.026, 0.028, 0.012)
    addPart(group, shape, material, [x, y + 0.006, side * (z + 0.016)], [-side * Math.atan(lean) * 0.6, 0, 0])
    if (spec.chrome) addPart(group, roundedBox(0.17, 0.007, 0.01, 0.003), MATERIALS.chrome, [x, y + 0.006, side * (z + 0.0285)])
  }
}

function addRail(group: THREE.Group, { spec, houseWidth, surfaceY, name }: Solid, side: 1 | -1): void {
  const [front, rear] = [(spec.house?.head[0] ?? 0) - 0.28, (spec.house?.roofEnd[0] ?? 0) + 0.18]
  const z = houseWidth(-0.5, spec.height) - 0.045
  const points = range(0, 20, 1).map((step) => {
    const x = front + ((rear - front) * step) / 20
    const rise = Math.min(1, Math.min(step, 20 - step) / 2)
    return new THREE.Vector3(x, surfaceY(x, z) - 0.012 + 0.03 * Math.sqrt(rise), side * z)
  })
  addPart(group, tube(points, 0.014, 80), name === '4x4' ? MATERIALS.matte : MATERIALS.chrome, [0, 0, 0])
  for (const foot of [points[7], points[13]])
    if (foot) addPart(group, roundedBox(0.12, 0.05, 0.02, 0.008), MATERIALS.matte, [foot.x, foot.y - 0.024, foot.z])
}

function addStep(group: THREE.Group, { spec }: Solid, side: 1 | -1): void {
  const length = spec.tray ? 1.75 : 1.5
  addPart(group, roundedBox(length, 0.05, 0.12, 0.02), MATERIALS.matte, [
    spec.tray ? -0.02 : 0,
    spec.sill + 0.01,
    side * (spec.halfWidth - 0.01),
  ])
}

function addWipers(group: THREE.Group, { screen, surfaceX }: Solid): void {
  if (!screen) return
  const onScreen = (z: number, share: number) => {
    const y = screen.at[1] + share * screen.length * screen.along[1]
    return new THREE.Vector3(surfaceX(y, z, 1) + 0.01, y + 0.012, z)
  }
  for (const [from, to] of [
    [-0.62, -0.05],
    [0, 0.5],
  ] as const)
    addPart(group, tube([onScreen(from, 0.06), onScreen((from + to) / 2, 0.085), onScreen(to, 0.1)], 0.007, 24), MATERIALS.matte, [0, 0, 0])
}

function addAerial(group: THREE.Group, { name, spec, surfaceY }: Solid): void {
  if (name !== 'hatch' && name !== 'wagon' && name !== 'suv') return
  const x = (spec.house?.roofEnd[0] ?? 0) + 0.24
  addPart(group, roundedBox(0.12, 0.045, 0.024, 0.011), MATERIALS.black, [x, surfaceY(x, 0) + 0.008, 0], [0, 0, 0.16])
}

function addSportsBar(group: THREE.Group): void {
  for (const side of SIDES) {
    const points = range(0, 10, 1).map((step) => {
      const t = step / 10
      return new THREE.Vector3(-0.92 - t * 0.62, 1.27 + 0.42 * Math.sin((Math.PI / 2) * (1 - t)), side * (0.72 + 0.06 * t))
    })
    addPart(group, tube(points, 0.032, 40), MATERIALS.black, [0, 0, 0])
    addPart(group, new THREE.SphereGeometry(0.034, 20, 16), MATERIALS.black, [-0.92, 1.69, side * 0.72])
  }
  addPart(group, roundedBox(0.06, 0.06, 1.46, 0.028), MATERIALS.black, [-0.92, 1.69, 0])
}
