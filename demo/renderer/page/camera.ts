import * as THREE from 'three'
import type { Triple } from './part-group'
import type { Solid } from './solid'

/** Position of the camera: degrees round the car (0 in front, 90 at its right), eye height and vertical angle of view. */
export type View = {
  yaw: number
  eye: number
  angle: number
  /** Maximum size of the car as a share of half the picture, sideways and upwards. */
  fill?: number
  fillUp?: number
  /** Moves the car in the picture, as shares of its size. */
  shift?: readonly [number, number]
  /** The same distance for every yaw, for the frames of a spin. */
  isSpin?: boolean
}

/** Places the camera for a picture. Returns the horizon's height as a share of the picture's. */
export function placeCamera(camera: THREE.PerspectiveCamera, solid: Solid, view: View, width: number, height: number): number {
  camera.aspect = width / height
  camera.clearViewOffset()
  frameCar(camera, solid, view, width, height)
  camera.updateProjectionMatrix()
  const { x, z } = camera.position
  return new THREE.Vector3(x * -40, 0, z * -40).project(camera).y * 0.5 + 0.5
}

function frameCar(camera: THREE.PerspectiveCamera, solid: Solid, view: View, width: number, height: number): void {
  const { spec, frontEnd, rearEnd } = solid
  const front = frontEnd + (spec.house ? 0 : 1.35)
  const middle = (front + rearEnd) / 2
  const tall = spec.height > 2.2 ? 0.4 : 0
  const corners = [rearEnd, front].flatMap((x) =>
    [0, spec.height].flatMap((y) => [-spec.halfWidth, spec.halfWidth].map((z): Triple => [x * 0.985, y, z * 0.95])),
  )
  const stand = (degrees: number, away: number) => {
    const turn = (degrees * Math.PI) / 180
    camera.position.set(middle + away * Math.cos(turn), view.eye + tall, away * Math.sin(turn))
    camera.lookAt(middle, spec.height * 0.47, 0)
    camera.updateMatrixWorld()
    camera.updateProjectionMatrix()
  }
  const project = () => corners.map((corner) => new THREE.Vector3(...corner).project(camera))
  camera.fov = view.angle
  let away = 6
  for (let round = 0; round < 40; round += 1) {
    stand(view.isSpin ? 67 : view.yaw, away)
    const most = Math.max(...project().map(({ x, y }) => Math.max(Math.abs(x) / (view.fill ?? 0.95), Math.abs(y) / (view.fillUp ?? 0.86))))
    away *= most > 1 ? Math.min(1.2, most) : Math.max(0.85, most)
    if (Math.abs(most - 1) < 0.003) break
  }
  if (view.isSpin) return stand(view.yaw, away)
  const [across, up] = view.shift ? [-view.shift[0] * width, -view.shift[1] * height] : centre(project(), width, height)
  camera.setViewOffset(width, height, across, up, width, height)
}

/** Returns the offset that moves the car to the middle, slightly low. */
function centre(points: readonly THREE.Vector3[], width: number, height: number): readonly [number, number] {
  const x = points.map((point) => point.x)
  const y = points.map((point) => point.y)
  const across = ((Math.min(...x) + Math.max(...x)) / 4) * width
  return [across, (-(Math.min(...y) + Math.max(...y)) / 4) * height - 0.035 * height]
}
