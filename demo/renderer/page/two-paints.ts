import * as THREE from 'three'
import { PAINTED } from './car'
import type { Layers } from './composite'
import { setPaint } from './materials'

const METAL = 0.35

/** Renders a scene with black and with white paint. Render targets are reused by name. */
export function createPaintRenderer(renderer: THREE.WebGLRenderer, scene: THREE.Scene, camera: THREE.PerspectiveCamera) {
  const targets = new Map<string, Layers>()
  const takeLayers = (name: string, width: number, height: number): Layers => {
    const known = targets.get(name)
    if (known && known.black.width === width && known.black.height === height) return known
    known?.black.dispose()
    known?.white.dispose()
    const depthTexture = new THREE.DepthTexture(width, height)
    const options = { type: THREE.HalfFloatType, depthTexture, minFilter: THREE.NearestFilter, magFilter: THREE.NearestFilter }
    const layers = {
      black: new THREE.WebGLRenderTarget(width, height, options),
      white: new THREE.WebGLRenderTarget(width, height, options),
    }
    targets.set(name, layers)
    return layers
  }
  // Renders everything with black paint, then the painted parts with white, using the same depth buffer.
  return (name: string, width: number, height: number): Layers => {
    const layers = takeLayers(name, width, height)
    setPaint(0, METAL)
    renderer.setRenderTarget(layers.black)
    renderer.clear()
    renderer.render(scene, camera)
    setPaint(1, METAL)
    camera.layers.set(PAINTED)
    renderer.setRenderTarget(layers.white)
    renderer.clear(true, false, false)
    renderer.render(scene, camera)
    camera.layers.set(0)
    return layers
  }
}
