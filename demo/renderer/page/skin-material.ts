import * as THREE from 'three'
import type { CarDrawings } from './draw-car'
import { SKIN_SHADER } from './skin-shader'
import type { GlassPlane, Solid } from './solid'

/** The paint that all parts share. A picture is drawn with black and with white paint, and colours are mixed from the two. */
export const paint = { colour: { value: new THREE.Color(1, 1, 1) }, metal: { value: 0.35 }, rough: { value: 0.32 } }

export type SkinMaterials = { skin: THREE.Material; inside: THREE.Material; glass: THREE.Material }

/** Returns how deep the wheel wells reach inwards from the middle. */
export function wellDepth({ spec }: Solid): number {
  return spec.halfWidth - 0.4
}

export function createSkinMaterials(solid: Solid, drawings: CarDrawings): SkinMaterials {
  const uniforms = collectUniforms(solid, drawings)
  const skin = new THREE.MeshPhysicalMaterial({
    color: '#fff',
    metalness: 0.35,
    roughness: 0.38,
    clearcoat: 1,
    clearcoatRoughness: 0.015,
    specularIntensity: 0.35,
  })
  const inside = new THREE.MeshBasicMaterial({ color: '#060607', side: THREE.BackSide })
  const glass = new THREE.MeshPhysicalMaterial({
    color: '#000',
    metalness: 0,
    roughness: 0.02,
    ior: 1.62,
    envMapIntensity: 1.15,
    transparent: true,
    depthWrite: true,
    blending: THREE.CustomBlending,
    blendSrc: THREE.OneFactor,
    blendDst: THREE.OneMinusSrcAlphaFactor,
  })
  extend(skin, 'skin', uniforms, SKIN_STEPS)
  extend(inside, 'inside', uniforms, [['#include <map_fragment>', 'cutAway(); if (readSkin().glass > .5) discard;']])
  extend(glass, 'glass', uniforms, GLASS_STEPS)
  return { skin, inside, glass }
}

type Step = readonly [chunk: string, replacement: string]

const SKIN_STEPS: readonly Step[] = [
  [
    '#include <map_fragment>',
    'cutAway(); Skin skin = readSkin(); if (skin.glass > .5) discard; diffuseColor.rgb = skin.colour * (1. - .93 * skin.line);',
  ],
  ['#include <roughnessmap_fragment>', 'float roughnessFactor = skin.rough;'],
  ['#include <metalnessmap_fragment>', 'float metalnessFactor = skin.metal * (1. - skin.line);'],
  [
    '#include <normal_fragment_maps>',
    `vec3 bodyNormal = normalize(vBodyNormal);
     vec3 tilt = skin.bump - dot(skin.bump, bodyNormal) * bodyNormal;
     normal = normalize(mat3(viewMatrix) * normalize(bodyNormal - tilt));`,
  ],
  [
    '#include <clearcoat_normal_fragment_begin>',
    '#include <clearcoat_normal_fragment_begin>\nclearcoatNormal = normalize(mix(normal, clearcoatNormal, skin.lens));',
  ],
  [
    '#include <lights_physical_fragment>',
    `#include <lights_physical_fragment>
     material.clearcoat = max(skin.coat, skin.lens) * (1. - .85 * skin.line);`,
  ],
  [
    '#include <opaque_fragment>',
    `outgoingLight *= shadeCrevices() * (1. - .6 * skin.line);
     outgoingLight += skin.colour * skin.glow * 2.2;
     #include <opaque_fragment>`,
  ],
]

const GLASS_STEPS: readonly Step[] = [
  ['#include <map_fragment>', 'cutAway(); if (readSkin().glass <= .5 || !gl_FrontFacing) discard;'],
  [
    '#include <opaque_fragment>',
    `vec3 glassNormal = normalize(vBodyNormal);
     float opacity = vBody.x < darkGlassBehind ? .88 : .62;
     if (abs(glassNormal.x) > .45 && vBody.x > darkGlassBehind) opacity = .55;
     outgoingLight *= shadeCrevices() * mix(1., sideGlassShine, smoothstep(.7, .93, abs(glassNormal.z)));
     gl_FragColor = vec4(outgoingLight + vec3(.006, .008, .009) * opacity, opacity);`,
  ],
  ['#include <premultiplied_alpha_fragment>', ''],
  ['#include <dithering_fragment>', ''],
]

/** Upright side windows reflect the studio's long lamps; dimmed for boxy bodies. */
export const sideGlassShine = { value: 1 }

function collectUniforms(solid: Solid, { left, right, front, rear, top }: CarDrawings): Record<string, THREE.Uniform> {
  const { spec, screen, rearGlass, axles } = solid
  const slant = screen ? screen.normal[1] / screen.normal[0] : 0
  const doorsEnd = spec.doors === 2 ? (spec.boxy ? 0.36 : -0.4) : spec.wheelbase / 2 - 1.56
  return {
    leftSide: { value: left.layers },
    rightSide: { value: right.layers },
    frontDrawing: { value: front.layers },
    rearDrawing: { value: rear.layers },
    topDrawing: { value: top.layers },
    sideFrame: { value: left.frame },
    frontFrame: { value: front.frame },
    rearFrame: { value: rear.frame },
    topFrame: { value: top.frame },
    paint: paint.colour,
    paintMetal: paint.metal,
    paintRough: paint.rough,
    sideGlassShine,
    arches: { value: new THREE.Vector4(axles[0], axles[1], spec.wheelRadius, solid.archRadius) },
    wellDepth: { value: wellDepth(solid) },
    darkGlassBehind: { value: doorsEnd },
    opening: { value: new THREE.Vector4(spec.open ? 1 : 0, 0.93, 0, screen ? 0.075 / screen.normal[0] : 0) },
    openingPlane: { value: new THREE.Vector4(screen?.at[0] ?? 0, screen?.at[1] ?? 0, slant, solid.screenBow) },
    screenPlane: { value: toUniform(screen) },
    rearPlane: { value: toUniform(spec.open ? null : rearGlass) },
    bows: { value: new THREE.Vector2(solid.screenBow, solid.rearBow) },
  }
}

/** For a body without that glass, the plane is far above it. */
function toUniform(plane: GlassPlane | null): THREE.Vector4 {
  return plane ? new THREE.Vector4(...plane.at, ...plane.normal) : new THREE.Vector4(0, 99, 0, 1)
}

/** Adds the skin's shader to one of the library's materials. */
function extend(material: THREE.Material, key: string, uniforms: Record<string, THREE.Uniform>, steps: readonly Step[]): void {
  material.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, uniforms)
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', '#include <common>\nvarying vec3 vBody; varying vec3 vBodyNormal;')
      .replace('#include <begin_vertex>', '#include <begin_vertex>\nvBody = position; vBodyNormal = normal;')
    shader.fragmentShader = steps.reduce(
      (text, [chunk, replacement]) => text.replace(chunk, replacement),
      shader.fragmentShader.replace('#include <common>', `#include <common>\nuniform float sideGlassShine;\n${SKIN_SHADER}`),
    )
  }
  material.customProgramCacheKey = () => key
}
