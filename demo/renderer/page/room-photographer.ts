import * as THREE from 'three'
import { buildCabin } from './cabin'
import { buildCaravanRoom } from './caravan-room'
import { lightScene } from './light'
import type { RoomOrder } from './order'
import { assemblePanorama, FACES } from './panorama'
import { SCENERY_SHADER } from './scenery-shader'
import { TONE_SHADER } from './tone-shader'
import { buildYard } from './yard'

const FACE_SIZE = 560

const DEVELOP = /* glsl */ `
precision highp float; out vec4 result; uniform sampler2D sum; uniform float exposure;
${TONE_SHADER}
void main() { vec4 c = texelFetch(sum, ivec2(gl_FragCoord.xy), 0); result = vec4(encode(toneMap(c.rgb, exposure)), 1.); }`

/** Draws rooms and buildings. Adds many renderings, each with light from another direction, to get soft daylight. */
export function createRoomPhotographer(renderer: THREE.WebGLRenderer) {
  const camera = new THREE.PerspectiveCamera(60, 1.5, 0.02, 200)
  const photograph = createSummer(renderer, camera)
  let current: { key: string; scene: RoomScene } | null = null

  return (order: RoomOrder): Uint8Array => {
    const key = JSON.stringify(order.room)
    if (current?.key !== key) current = { key, scene: createRoomScene(renderer, order) }
    const { scene } = current
    const { width, height, eye, look, angle, passes, exposure = 1 } = order
    camera.position.set(...eye)
    if (!order.isPanorama) {
      camera.fov = angle
      camera.aspect = width / height
      camera.lookAt(...look)
      return photograph(scene, { width, height, passes, exposure })
    }
    camera.fov = 90
    camera.aspect = 1
    const faces = FACES.map(({ towards: [x, y, z], turn }) => {
      camera.up.set(...turn)
      camera.lookAt(eye[0] + x, eye[1] + y, eye[2] + z)
      return photograph(scene, { width: FACE_SIZE, height: FACE_SIZE, passes, exposure })
    })
    camera.up.set(0, 1, 0)
    return assemblePanorama(faces, FACE_SIZE, width, height)
  }
}

/** Sums renderings of a room and develops the sum. */
function createSummer(renderer: THREE.WebGLRenderer, camera: THREE.PerspectiveCamera) {
  const flat = new THREE.OrthographicCamera(-1, 1, 1, -1, 0, 1)
  const add = createQuad(
    'uniform sampler2D one; uniform float share; out vec4 result; void main() { result = vec4(texelFetch(one, ivec2(gl_FragCoord.xy), 0).rgb * share, share); }',
    ['one', 'share'],
  )
  add.material.blending = THREE.CustomBlending
  add.material.blendSrc = THREE.OneFactor
  add.material.blendDst = THREE.OneFactor
  const develop = createQuad(DEVELOP, ['sum', 'exposure'])
  // Each pass is added to the sum, which must not be cleared.
  renderer.autoClear = false
  return (scene: RoomScene, { width, height, passes, exposure }: { width: number; height: number; passes: number; exposure: number }) => {
    const options = { type: THREE.HalfFloatType, minFilter: THREE.NearestFilter, magFilter: THREE.NearestFilter }
    const [one, sum] = [
      new THREE.WebGLRenderTarget(width, height, options),
      new THREE.WebGLRenderTarget(width, height, { ...options, type: THREE.FloatType }),
    ]
    renderer.setRenderTarget(sum)
    renderer.clear()
    for (let pass = 0; pass < passes; pass += 1) {
      scene.aimLight(pass, passes)
      camera.setViewOffset(width, height, radicalInverse(pass + 1, 2) - 0.5, radicalInverse(pass + 1, 3) - 0.5, width, height)
      renderer.setRenderTarget(one)
      renderer.clear()
      renderer.render(scene.scene, camera)
      add.set('one', one.texture)
      add.set('share', 1 / passes)
      renderer.setRenderTarget(sum)
      renderer.render(add.scene, flat)
    }
    renderer.setRenderTarget(null)
    renderer.setSize(width, height, false)
    renderer.clear()
    develop.set('sum', sum.texture)
    develop.set('exposure', exposure)
    renderer.render(develop.scene, flat)
    const pixels = readPixels(renderer, width, height)
    one.dispose()
    sum.dispose()
    return pixels
  }
}

/** Reads the drawing buffer, bottom row first. */
function readPixels(renderer: THREE.WebGLRenderer, width: number, height: number): Uint8Array {
  const context = renderer.getContext()
  const pixels = new Uint8Array(width * height * 4)
  context.readPixels(0, 0, width, height, context.RGBA, context.UNSIGNED_BYTE, pixels)
  return pixels
}

function createQuad(fragmentShader: string, names: readonly string[]) {
  const material = new THREE.ShaderMaterial({
    glslVersion: THREE.GLSL3,
    depthTest: false,
    uniforms: Object.fromEntries(names.map((name) => [name, { value: null }])),
    vertexShader: 'void main() { gl_Position = vec4(position.xy, 0., 1.); }',
    fragmentShader: fragmentShader.includes('precision') ? fragmentShader : `precision highp float; ${fragmentShader}`,
  })
  const scene = new THREE.Scene()
  scene.add(new THREE.Mesh(new THREE.PlaneGeometry(2, 2), material))
  const set = (name: string, value: unknown) => {
    const uniform = material.uniforms[name]
    if (uniform) uniform.value = value
  }
  return { material, scene, set }
}

/** Returns points that fill the unit interval evenly, however many are taken. */
function radicalInverse(index: number, base: number): number {
  let [rest, scale, value] = [index, 1 / base, 0]
  while (rest > 0) {
    value += (rest % base) * scale
    rest = Math.floor(rest / base)
    scale /= base
  }
  return value
}

type RoomScene = { scene: THREE.Scene; aimLight: (pass: number, passes: number) => void }

function createRoomScene(renderer: THREE.WebGLRenderer, { room }: RoomOrder): RoomScene {
  renderer.shadowMap.enabled = true
  renderer.shadowMap.type = THREE.PCFShadowMap
  const scene = new THREE.Scene()
  const isYard = room.kind === 'yard'
  scene.add(room.kind === 'cabin' ? buildCabin(room.name, room.trim) : room.kind === 'yard' ? buildYard(room.name) : buildCaravanRoom())
  scene.add(buildSky(isYard))
  scene.environment = lightScene(renderer, isYard)
  scene.environmentIntensity = isYard ? 0.55 : 0.7
  const light = new THREE.DirectionalLight('#ffffff', 1)
  const reach = isYard ? 26 : 3.4
  light.castShadow = true
  light.shadow.mapSize.set(isYard ? 2048 : 1024, isYard ? 2048 : 1024)
  Object.assign(light.shadow.camera, { left: -reach, right: reach, top: reach, bottom: -reach, near: 0.1, far: reach * 4 })
  light.shadow.bias = -0.0006
  light.shadow.normalBias = 0.012
  scene.add(light, light.target)
  const aimLight = (pass: number, passes: number) => {
    const turn = radicalInverse(pass + 1, 2) * Math.PI * 2
    const rise = isYard ? 0.25 + 1.2 * radicalInverse(pass + 1, 3) : 0.12 + 0.85 * radicalInverse(pass + 1, 3)
    const isSun = isYard && pass % 2 === 0
    const [x, y, z] = isSun
      ? [0.55 + 0.04 * Math.cos(turn), 0.75, 0.62 + 0.04 * Math.sin(turn)]
      : [Math.cos(turn) * Math.cos(rise), Math.sin(rise), Math.sin(turn) * Math.cos(rise)]
    light.position.set(x * reach * 2, y * reach * 2, z * reach * 2)
    light.color.set(isSun ? '#ffe9cf' : isYard ? '#bcd4f0' : '#f4f6fa')
    light.intensity = isSun ? 4.6 : isYard ? 1.5 : 5.2 - 0.2 * (pass / passes)
  }
  return { scene, aimLight }
}

/** Builds the view from the windows: a bright, plain day, or the sky over a yard. */
function buildSky(isYard: boolean): THREE.Mesh {
  const material = new THREE.ShaderMaterial({
    side: THREE.BackSide,
    vertexShader:
      'varying vec3 vLook; void main() { vLook = position; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.); }',
    fragmentShader: /* glsl */ `varying vec3 vLook; ${SCENERY_SHADER}
      void main() {
        vec3 look = normalize(vLook);
        vec3 day = mix(vec3(.50, .51, .52), vec3(1.15, 1.2, 1.25), smoothstep(-.06, .10, look.y));
        gl_FragColor = vec4(${isYard ? 'pow(skyOf(look), vec3(2.2)) * 1.15' : 'day'}, 1.);
      }`,
  })
  return new THREE.Mesh(new THREE.SphereGeometry(90, 48, 32), material)
}
