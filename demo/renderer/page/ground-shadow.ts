import * as THREE from 'three'
import type { Point } from './curve'
import { tracePath } from './drawing'
import type { Solid } from './solid'

const PIXELS = 96
const DEEP = 5

/** Builds the shadow on the ground: the body's plan blurred twice, and patches under the tyres. */
export function buildShadow({ spec, axles, frontEnd, rearEnd, surfaceZ }: Solid): THREE.Mesh {
  const long = spec.house ? 8 : 9
  const middle = (frontEnd + rearEnd) / 2
  const canvas = document.createElement('canvas')
  canvas.width = long * PIXELS
  canvas.height = DEEP * PIXELS
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('This browser has no canvas')
  const right = Array.from({ length: 61 }, (_, step): Point => {
    const x = rearEnd + ((frontEnd - rearEnd) * step) / 60
    return [x, Math.max(surfaceZ(x, spec.sill + 0.25), surfaceZ(x, spec.sill + 0.35), 0.4)]
  })
  const toPixels = (x: number, z: number): Point => [(x - middle + long / 2) * PIXELS, (DEEP / 2 + z) * PIXELS]
  const fillPlan = (opacity: number, blur: number, grow: number) => {
    const plan = [...right.map(([x, z]) => toPixels(x, z + grow)), ...right.map(([x, z]) => toPixels(x, -z - grow)).reverse()]
    pen.fillStyle = `rgba(0,0,0,${opacity})`
    pen.filter = `blur(${blur * PIXELS}px)`
    tracePath(pen, plan, true)
    pen.fill()
  }
  fillPlan(0.42, 0.28, 0.05)
  fillPlan(0.75, 0.1, -0.06)
  pen.filter = `blur(${0.03 * PIXELS}px)`
  pen.fillStyle = 'rgba(0,0,0,.85)'
  for (const axle of axles)
    for (const side of [1, -1]) {
      const [x, z] = toPixels(axle - 0.13, side * (spec.halfWidth - 0.13) - spec.tyreWidth / 2)
      pen.fillRect(x, z, 0.26 * PIXELS, spec.tyreWidth * PIXELS)
    }
  const plane = new THREE.Mesh(
    new THREE.PlaneGeometry(long, DEEP),
    new THREE.MeshBasicMaterial({ map: new THREE.CanvasTexture(canvas), transparent: true, color: 0, depthWrite: false }),
  )
  plane.rotation.set(-Math.PI / 2, 0, 0)
  plane.position.set(middle, 0.001, 0)
  plane.renderOrder = -1
  return plane
}
