import * as THREE from 'three'
import type { Triple } from './part-group'
import { SCENERY_SHADER } from './scenery-shader'

type Lamp = { size: readonly [number, number]; at: Triple; strength: number; towards?: Triple }

/** Long narrow strips give clean highlights; big soft boxes would make paint look like satin. */
const STUDIO_LAMPS: readonly Lamp[] = [
  { size: [11, 1.0], at: [0, 7.5, 1.9], strength: 11, towards: [0, 1, 0] },
  { size: [11, 1.0], at: [0, 7.5, -1.9], strength: 11, towards: [0, 1, 0] },
  { size: [11, 0.55], at: [0, 4.3, 8.5], strength: 17, towards: [0, 1, 0] },
  { size: [11, 0.55], at: [0, 4.3, -8.5], strength: 17, towards: [0, 1, 0] },
  { size: [1.1, 4.2], at: [9, 3.6, 5.8], strength: 14 },
  { size: [1.1, 4.2], at: [9, 3.6, -5.8], strength: 12 },
  { size: [4, 0.9], at: [-10, 4.6, 2], strength: 12 },
  { size: [1.0, 4], at: [-9, 3.4, 6.5], strength: 9 },
  { size: [1.0, 4], at: [-9, 3.4, -6.5], strength: 9 },
  { size: [3.4, 0.5], at: [10, 5.2, 0], strength: 10 },
]

const SUN: Lamp = { size: [2.2, 2.2], at: [6, 11, 5], strength: 46 }

const ROOM = /* glsl */ `
varying vec3 vLook; uniform bool isOutdoors;
${SCENERY_SHADER}
vec3 room(float y) {
  float light = mix(.50, .10, smoothstep(.0, .07, y));
  light = mix(light, .34, smoothstep(.2, .6, y));
  float ground = mix(.55, .60, smoothstep(0., -.5, y));
  return vec3(mix(ground, light, smoothstep(-.03, .03, y))) * vec3(.985, 1., 1.02);
}
void main() {
  vec3 look = normalize(vLook);
  vec3 colour = isOutdoors ? pow(scenery(look, vec3(0., 1.2, 0.)), vec3(2.2)) * 1.25 : room(look.y);
  gl_FragColor = vec4(colour, 1.);
}`
const ROOM_VERTEX =
  'varying vec3 vLook; void main() { vLook = position; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.); }'

/** Returns the light of a studio, or of a day at the coast, as an environment map for reflections. */
export function lightScene(renderer: THREE.WebGLRenderer, isOutdoors: boolean): THREE.Texture {
  const scene = new THREE.Scene()
  const material = new THREE.ShaderMaterial({
    side: THREE.BackSide,
    uniforms: { isOutdoors: { value: isOutdoors } },
    vertexShader: ROOM_VERTEX,
    fragmentShader: ROOM,
  })
  scene.add(new THREE.Mesh(new THREE.SphereGeometry(20, 48, 32), material))
  for (const lamp of isOutdoors ? [SUN] : STUDIO_LAMPS) scene.add(buildLamp(lamp))
  const generator = new THREE.PMREMGenerator(renderer)
  const { texture } = generator.fromScene(scene, 0, 0.1, 100, { size: 512 })
  generator.dispose()
  return texture
}

function buildLamp({ size, at, strength, towards = [0, 0.6, 0] }: Lamp): THREE.Mesh {
  const material = new THREE.ShaderMaterial({
    side: THREE.DoubleSide,
    uniforms: { strength: { value: strength } },
    vertexShader:
      'varying vec2 vPlace; void main() { vPlace = uv; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.); }',
    fragmentShader: /* glsl */ `varying vec2 vPlace; uniform float strength;
      void main() { vec2 edge = smoothstep(0., .06, vPlace) * smoothstep(1., .94, vPlace); gl_FragColor = vec4(vec3(strength) * (.25 + .75 * edge.x * edge.y), 1.); }`,
  })
  const mesh = new THREE.Mesh(new THREE.PlaneGeometry(...size), material)
  mesh.position.set(...at)
  mesh.lookAt(...towards)
  return mesh
}
