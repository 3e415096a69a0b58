/** The part of three.js that the renderer uses; the library ships without types. */
declare module 'three' {
  export class Vector2 {
    constructor(x?: number, y?: number)
    set(x: number, y: number): this
  }
  export class Vector3 {
    x: number
    y: number
    z: number
    constructor(x?: number, y?: number, z?: number)
    set(x: number, y: number, z: number): this
    project(camera: Camera): this
  }
  export class Color {
    constructor(red?: number | string, green?: number, blue?: number)
    setRGB(red: number, green: number, blue: number): this
    set(colour: string): this
  }
  export class Matrix4 {
    copy(other: Matrix4): this
    multiply(other: Matrix4): this
  }
  export class Euler {
    order: string
    set(x: number, y: number, z: number): this
  }
  export class Object3D {
    position: Vector3
    up: Vector3
    rotation: Euler
    scale: Vector3
    visible: boolean
    renderOrder: number
    layers: { enable(layer: number): void; set(layer: number): void }
    castShadow: boolean
    receiveShadow: boolean
    add(...children: Object3D[]): this
    clone(): this
    lookAt(x: number, y: number, z: number): void
    traverse(visit: (node: Object3D) => void): void
    removeFromParent(): this
    updateMatrixWorld(isForced?: boolean): void
  }
  export class Group extends Object3D {}
  export class Scene extends Object3D {
    environment: Texture | null
    environmentIntensity: number
    background: Color | Texture | null
  }
  export class Camera extends Object3D {
    matrixWorld: Matrix4
    projectionMatrixInverse: Matrix4
  }
  export class PerspectiveCamera extends Camera {
    fov: number
    aspect: number
    constructor(fov: number, aspect: number, near: number, far: number)
    updateProjectionMatrix(): void
    clearViewOffset(): void
    setViewOffset(fullWidth: number, fullHeight: number, x: number, y: number, width: number, height: number): void
  }
  export class OrthographicCamera extends Camera {
    left: number
    right: number
    top: number
    bottom: number
    near: number
    far: number
    constructor(left: number, right: number, top: number, bottom: number, near: number, far: number)
    updateProjectionMatrix(): void
  }
  export class BufferAttribute {
    readonly count: number
    readonly array: ArrayLike<number>
    constructor(array: Float32Array | Uint32Array, size: number)
    getX(index: number): number
    getY(index: number): number
    getZ(index: number): number
    setY(index: number, y: number): this
    setZ(index: number, z: number): this
    setXYZ(index: number, x: number, y: number, z: number): this
  }
  export class BufferGeometry {
    readonly attributes: { position: BufferAttribute; normal: BufferAttribute }
    readonly index: BufferAttribute | null
    setAttribute(name: string, attribute: BufferAttribute): this
    setIndex(index: BufferAttribute | readonly number[]): this
    computeVertexNormals(): void
    dispose(): void
  }
  export class PlaneGeometry extends BufferGeometry {
    constructor(width: number, height: number, columns?: number, rows?: number)
  }
  export class BoxGeometry extends BufferGeometry {
    constructor(width: number, height: number, depth: number)
  }
  export class SphereGeometry extends BufferGeometry {
    constructor(radius: number, columns?: number, rows?: number)
  }
  export class CircleGeometry extends BufferGeometry {
    constructor(radius: number, segments?: number, start?: number, length?: number)
  }
  export class CylinderGeometry extends BufferGeometry {
    constructor(
      top: number,
      bottom: number,
      height: number,
      segments?: number,
      rows?: number,
      isOpen?: boolean,
      start?: number,
      length?: number,
    )
  }
  export class TorusGeometry extends BufferGeometry {
    constructor(radius: number, tube: number, tubeSegments?: number, segments?: number, arc?: number)
  }
  export class CatmullRomCurve3 {
    constructor(points: readonly Vector3[])
  }
  export class TubeGeometry extends BufferGeometry {
    constructor(path: CatmullRomCurve3, segments: number, radius: number, sides: number)
  }
  export class Shape {
    moveTo(x: number, y: number): this
    lineTo(x: number, y: number): this
    closePath(): this
  }
  export class ExtrudeGeometry extends BufferGeometry {
    constructor(
      shape: Shape,
      options: {
        depth: number
        bevelEnabled: boolean
        bevelThickness?: number
        bevelSize?: number
        bevelSegments?: number
        steps?: number
      },
    )
  }
  export class Texture {
    wrapS: number
    wrapT: number
    anisotropy: number
    colorSpace: string
    minFilter: number
    magFilter: number
    generateMipmaps: boolean
    needsUpdate: boolean
    format: number
    repeat: Vector2
    dispose(): void
  }
  export class CanvasTexture extends Texture {
    constructor(canvas: HTMLCanvasElement)
  }
  export type Uniform = { value: unknown }
  type ShaderSource = { uniforms: Record<string, Uniform>; vertexShader: string; fragmentShader: string }
  type MaterialOptions = Record<string, unknown>
  export class Material {
    side: number
    blending: number
    blendSrc: number
    blendDst: number
    onBeforeCompile: (shader: ShaderSource) => void
    customProgramCacheKey: () => string
    dispose(): void
  }
  export class MeshStandardMaterial extends Material {
    color: Color
    metalness: number
    constructor(options: MaterialOptions)
  }
  export class MeshPhysicalMaterial extends MeshStandardMaterial {}
  export class ShaderMaterial extends Material {
    readonly uniforms: Record<string, Uniform>
    constructor(options: MaterialOptions)
  }
  export class Mesh extends Object3D {
    geometry: BufferGeometry
    material: Material | readonly Material[]
    constructor(geometry: BufferGeometry, material: Material | readonly Material[])
  }
  export class DirectionalLight extends Object3D {
    color: Color
    intensity: number
    target: Object3D
    shadow: { mapSize: Vector2; camera: OrthographicCamera; bias: number; normalBias: number; radius: number }
    constructor(colour: string, intensity: number)
  }
  export class WebGLRenderTarget {
    readonly texture: Texture
    readonly width: number
    readonly height: number
    constructor(width: number, height: number, options: Record<string, unknown>)
    dispose(): void
  }
  export class WebGLRenderer {
    readonly domElement: HTMLCanvasElement
    toneMapping: number
    autoClear: boolean
    readonly shadowMap: { enabled: boolean; type: number; needsUpdate: boolean }
    constructor(options: Record<string, unknown>)
    setClearColor(colour: number, opacity: number): void
    setPixelRatio(ratio: number): void
    setSize(width: number, height: number, updatesStyle: boolean): void
    setRenderTarget(target: WebGLRenderTarget | null): void
    clear(colour?: boolean, depth?: boolean, stencil?: boolean): void
    render(scene: Object3D, camera: Camera): void
    getContext(): WebGL2RenderingContext
  }
  export class PMREMGenerator {
    constructor(renderer: WebGLRenderer)
    fromScene(scene: Scene, blur: number, near: number, far: number, options: { size: number }): WebGLRenderTarget
    dispose(): void
  }
  export const BackSide: number
  export const DoubleSide: number
  export const CustomBlending: number
  export const OneFactor: number
  export const GLSL3: string
  export const HalfFloatType: number
  export const FloatType: number
  export const NearestFilter: number
  export const NoToneMapping: number
  export const RepeatWrapping: number
  export const SRGBColorSpace: string
  export const PCFShadowMap: number
}

declare module 'three/addons/geometries/RoundedBoxGeometry.js' {
  import { BufferGeometry } from 'three'
  export class RoundedBoxGeometry extends BufferGeometry {
    constructor(width: number, height: number, depth: number, segments: number, radius: number)
  }
}
