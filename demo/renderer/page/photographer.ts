import * as THREE from 'three'
import { placeCamera } from './camera'
import { buildCar, type Car, disposeCar } from './car'
import { createFinisher, type Layers } from './composite'
import { lightScene } from './light'
import type { CarOrder } from './order'
import { isOutdoors, type SceneName } from './scenery-shader'
import { sideGlassShine } from './skin-material'
import { createPaintRenderer } from './two-paints'

/** Rendered pixels per pixel and direction, four of which are averaged. */
const SCALE = 1.5

export type Picture = { file: string; mirrored?: string; pixels: Uint8Array }

/** Draws cars. Keeps one car and one set of lights at a time, so orders for the same body should be consecutive. */
export function createPhotographer(renderer: THREE.WebGLRenderer) {
  renderer.autoClear = false
  const scene = new THREE.Scene()
  const camera = new THREE.PerspectiveCamera(20, 1.5, 0.5, 60)
  const finish = createFinisher(renderer)
  const renderBoth = createPaintRenderer(renderer, scene, camera)
  const lights = new Map<SceneName, THREE.Texture>()
  let current: { key: string; car: Car } | null = null

  const takeCar = ({ body, front }: CarOrder) => {
    const key = `${body}-${front}`
    if (current?.key === key) return current.car
    if (current) disposeCar(current.car)
    const car = buildCar(body, front)
    scene.add(car.group, car.shadow)
    current = { key, car }
    return car
  }
  const takeLight = (name: SceneName) => {
    const key = isOutdoors(name) ? name : 'studio'
    const light = lights.get(key) ?? lightScene(renderer, key)
    lights.set(key, light)
    return light
  }
  const renderFloor = (car: Car, width: number, height: number): Layers => {
    car.group.scale.set(1, -1, 1)
    car.shadow.visible = false
    const layers = renderBoth('floor', width, height)
    car.group.scale.set(1, 1, 1)
    car.shadow.visible = true
    return layers
  }

  return (order: CarOrder): Picture[] => {
    const { view, width, height } = order
    const car = takeCar(order)
    scene.environment = takeLight(order.scene)
    sideGlassShine.value = car.solid.spec.boxy ? 0.4 : 1
    const horizon = placeCamera(camera, car.solid, view, width, height)
    const layers = renderBoth('car', width * SCALE, height * SCALE)
    const hasFloor =
      order.hasReflection === true &&
      ['studio', 'bright', 'dark', 'dusk'].includes(order.scene) &&
      order.outputs.some(({ isTransparent }) => !isTransparent)
    const floor = hasFloor ? renderFloor(car, width, height) : null
    return order.outputs.map(({ colour, isTransparent = false, ...names }) => ({
      ...names,
      pixels: finish(layers, floor, camera, {
        scene: order.scene,
        isTransparent,
        colour,
        exposure: order.exposure ?? 1,
        scale: SCALE,
        horizon,
        width,
        height,
      }),
    }))
  }
}
