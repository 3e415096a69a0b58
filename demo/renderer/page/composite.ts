import * as THREE from 'three'
import { SCENERY_SHADER, type SceneName, SCENES } from './scenery-shader'
import { TONE_SHADER } from './tone-shader'

/** Linear red, green and blue. */
export type PaintColour = readonly [number, number, number]

export type Finish = {
  scene: SceneName
  isTransparent: boolean
  colour: PaintColour
  exposure: number
  /** Rendered pixels per pixel of the picture, in each direction. */
  scale: number
  horizon: number
  width: number
  height: number
}

/** Mixes a colour from the black and the white rendering, tone-maps every sample, averages them and adds the scenery. */
const FINISH_SHADER = /* glsl */ `
precision highp float; out vec4 result;
uniform sampler2D blackPaint, whitePaint, blackFloor, whiteFloor;
uniform vec3 colour, eye; uniform int scene; uniform bool transparent, hasFloor; uniform float exposure, horizon, scale; uniform vec2 size; uniform mat4 toWorld;
${SCENERY_SHADER}
${TONE_SHADER}
vec4 develop(sampler2D black, sampler2D white, ivec2 place) {
  vec4 b = texelFetch(black, place, 0), w = texelFetch(white, place, 0);
  float cover = clamp(b.a, 0., 1.);
  if (cover < .001) return vec4(0.);
  if (w.a < .5) w = b;
  return vec4(encode(toneMap(mix(b.rgb, w.rgb, colour) / cover, exposure)) * cover, cover);
}
vec3 studio(vec2 uv) {
  if (scene == 2) {
    float light = mix(.10, .26, smoothstep(.95, .35, uv.y)); vec2 q = (uv - vec2(.66, .42)) * vec2(1.1, 1.5);
    return vec3(light + .24 * exp(-dot(q, q) * 3.)) * vec3(.96, 1., 1.06);
  }
  float wall = smoothstep(horizon - .16, horizon + .22, uv.y);
  vec3 top = scene == 1 ? vec3(.90, .915, .93) : vec3(.755, .77, .79);
  vec3 floorColour = mix(vec3(.80, .81, .825), vec3(.905, .912, .92), smoothstep(0., horizon, uv.y));
  vec3 wallColour = mix(vec3(.915, .92, .928), top, smoothstep(horizon, 1.15, uv.y));
  vec2 q = (uv - vec2(.5, horizon + .05)) * vec2(1., 1.25);
  return mix(floorColour, wallColour, wall) + .05 * exp(-dot(q, q) * 5.);
}
vec3 backdrop(vec2 uv) {
  vec3 back;
  if (scene < 3) back = studio(uv);
  else {
    vec4 far = toWorld * vec4(uv * 2. - 1., 1., 1.);
    back = scenery(scene, normalize(far.xyz / far.w - eye), eye);
  }
  if (hasFloor) {
    vec4 sum = vec4(0.);
    for (int j = -2; j <= 2; j++) for (int i = -1; i <= 1; i++) sum += develop(blackFloor, whiteFloor, ivec2(gl_FragCoord.xy) + ivec2(i * 2, j * 2));
    sum /= 15.;
    float strength = scene == 2 ? .20 : scene == 5 ? .20 : .08;
    back = mix(back, sum.rgb / max(sum.a, .001), sum.a * strength);
  }
  return back + (hash(gl_FragCoord.xy) - .5) * .004;
}
void main() {
  vec4 sum = vec4(0.);
  for (int j = 0; j < 2; j++) for (int i = 0; i < 2; i++) sum += develop(blackPaint, whitePaint, ivec2(gl_FragCoord.xy * scale + (vec2(i, j) - .5) * scale * .5));
  sum /= 4.;
  if (transparent) result = vec4(sum.a > 0. ? sum.rgb / sum.a : vec3(0.), sum.a);
  else result = vec4(sum.rgb + (1. - sum.a) * backdrop(gl_FragCoord.xy / size), 1.);
}`

export type Layers = { black: THREE.WebGLRenderTarget; white: THREE.WebGLRenderTarget }

/** Combines the two renderings of a view into one finished picture per colour. */
export function createFinisher(renderer: THREE.WebGLRenderer) {
  const names = 'blackPaint whitePaint blackFloor whiteFloor colour eye scene scale transparent hasFloor exposure horizon size toWorld'
  const material = new THREE.ShaderMaterial({
    glslVersion: THREE.GLSL3,
    uniforms: Object.fromEntries(names.split(' ').map((name) => [name, { value: null }])),
    vertexShader: 'void main() { gl_Position = vec4(position.xy, 0., 1.); }',
    fragmentShader: FINISH_SHADER,
  })
  material.blending = THREE.NoBlending
  const scene = new THREE.Scene()
  scene.add(new THREE.Mesh(new THREE.PlaneGeometry(2, 2), material))
  const flat = new THREE.OrthographicCamera(-1, 1, 1, -1, 0, 1)
  const set = (name: string, value: unknown) => {
    const uniform = material.uniforms[name]
    if (uniform) uniform.value = value
  }
  return (car: Layers, floor: Layers | null, camera: THREE.PerspectiveCamera, finish: Finish): Uint8Array => {
    const { width, height } = finish
    const values = {
      blackPaint: car.black.texture,
      whitePaint: car.white.texture,
      blackFloor: (floor ?? car).black.texture,
      whiteFloor: (floor ?? car).white.texture,
      colour: new THREE.Color(...finish.colour),
      eye: camera.position,
      scene: SCENES[finish.scene],
      scale: finish.scale,
      transparent: finish.isTransparent,
      hasFloor: floor !== null,
      exposure: finish.exposure,
      horizon: Math.min(0.75, Math.max(0.3, finish.horizon)),
      size: new THREE.Vector2(width, height),
      toWorld: new THREE.Matrix4().copy(camera.matrixWorld).multiply(camera.projectionMatrixInverse),
    }
    for (const [name, value] of Object.entries(values)) set(name, value)
    renderer.setRenderTarget(null)
    renderer.setSize(width, height, false)
    renderer.clear()
    renderer.render(scene, flat)
    return readPixels(renderer, width, height)
  }
}

/** Reads the drawing buffer, bottom row first. */
export function readPixels(renderer: THREE.WebGLRenderer, width: number, height: number): Uint8Array {
  const context = renderer.getContext()
  const pixels = new Uint8Array(width * height * 4)
  context.readPixels(0, 0, width, height, context.RGBA, context.UNSIGNED_BYTE, pixels)
  return pixels
}
