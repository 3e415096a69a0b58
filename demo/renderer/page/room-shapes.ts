import * as THREE from 'three'
import { addPart, type Point, roundedBox, type Triple } from './part-group'

/** A room under construction. Everything added casts and receives shadows. */
export class Room {
  readonly group = new THREE.Group()

  add(
    geometry: THREE.BufferGeometry,
    material: THREE.Material,
    at: Triple,
    turn: Triple = [0, 0, 0],
    scale: Triple = [1, 1, 1],
  ): THREE.Mesh {
    const mesh = addPart(this.group, geometry, material, at, turn, scale)
    mesh.castShadow = true
    mesh.receiveShadow = true
    return mesh
  }

  /** Adds a box with soft edges. */
  box([width, height, depth]: Triple, material: THREE.Material, at: Triple, radius = 0.02, turn: Triple = [0, 0, 0]): void {
    const edge = Math.min(radius, width / 2.02, height / 2.02, depth / 2.02)
    this.add(roundedBox(width, height, depth, edge), material, at, turn)
  }

  /** Adds a profile of x and y extruded sideways to a length, with its middle at z. */
  beam(profile: readonly Point[], length: number, material: THREE.Material, z = 0, bevel = 0.012): void {
    const shape = new THREE.Shape()
    profile.forEach(([x, y], index) => (index === 0 ? shape.moveTo(x, y) : shape.lineTo(x, y)))
    shape.closePath()
    const options = {
      depth: length - 2 * bevel,
      bevelEnabled: bevel > 0,
      bevelThickness: bevel,
      bevelSize: bevel,
      bevelSegments: 3,
      steps: 1,
    }
    this.add(new THREE.ExtrudeGeometry(shape, options), material, [0, 0, z - length / 2 + bevel])
  }
}

export type Surface = { colour: string; rough?: number; metal?: number; glow?: number; bump?: THREE.Texture; picture?: THREE.Texture }

export function surface({ colour, rough = 0.75, metal = 0, glow = 0, bump, picture }: Surface): THREE.MeshStandardMaterial {
  return new THREE.MeshStandardMaterial({
    color: glow > 0 ? '#000' : picture ? '#fff' : colour,
    roughness: rough,
    metalness: metal,
    side: THREE.DoubleSide,
    ...(glow > 0 ? { emissive: new THREE.Color(picture ? '#fff' : colour), emissiveIntensity: glow } : {}),
    ...(bump ? { bumpMap: bump, bumpScale: 3 } : {}),
    ...(picture ? (glow > 0 ? { emissiveMap: picture } : { map: picture }) : {}),
  })
}

/** Returns a texture painted on a canvas. */
export function paintTexture(
  width: number,
  height: number,
  draw: (pen: CanvasRenderingContext2D) => void,
  repeat: Point = [1, 1],
): THREE.Texture {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('This browser has no canvas')
  draw(pen)
  const texture = new THREE.CanvasTexture(canvas)
  texture.wrapS = THREE.RepeatWrapping
  texture.wrapT = THREE.RepeatWrapping
  texture.repeat.set(...repeat)
  texture.colorSpace = THREE.SRGBColorSpace
  return texture
}
