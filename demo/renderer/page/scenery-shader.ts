/** The scenes for a car. The number is the scene's number in the shader. */
export const SCENES = { studio: 0, bright: 1, dark: 2, dawn: 3, coast: 4, dusk: 5, bush: 6 } as const
export type SceneName = keyof typeof SCENES

export function isOutdoors(scene: SceneName): boolean {
  return SCENES[scene] >= SCENES.dawn
}

/** Returns what is visible from `eye` in the direction `look`, in display colours. */
export const SCENERY_SHADER = /* glsl */ `
float hash(vec2 p) { vec3 q = fract(vec3(p.xyx) * .1031); q += dot(q, q.yzx + 33.33); return fract((q.x + q.y) * q.z); }
float noise(vec2 p) {
  vec2 i = floor(p), f = fract(p); f = f * f * (3. - 2. * f);
  return mix(mix(hash(i), hash(i + vec2(1., 0.)), f.x), mix(hash(i + vec2(0., 1.)), hash(i + vec2(1., 1.)), f.x), f.y);
}
float cloudy(vec2 p) { float sum = 0., weight = .5; for (int i = 0; i < 5; i++) { sum += weight * noise(p); p = p * 2.03 + 17.3; weight *= .5; } return sum; }
float azimuthOf(vec3 look) { return atan(look.z, look.x); }

vec3 skyOf(int scene, vec3 look) {
  float up = max(look.y, 0.);
  float azimuth = azimuthOf(look);
  vec3 low, high; float sunward = 0.;
  if (scene == 3) { low = vec3(.98, .80, .62); high = vec3(.42, .56, .78); sunward = exp(-pow((azimuth + 2.1) / .8, 2.) - up * 7.); }
  else if (scene == 4) { low = vec3(.86, .92, .96); high = vec3(.25, .50, .80); }
  else if (scene == 5) { low = vec3(.86, .55, .42); high = vec3(.10, .14, .27); sunward = exp(-pow((azimuth + 2.3) / .7, 2.) - up * 9.) * .7; }
  else { low = vec3(.93, .91, .86); high = vec3(.38, .58, .80); }
  vec3 sky = mix(low, high, pow(smoothstep(0., .55, up), .6));
  vec2 plane = look.xz / (up + .12);
  float veil = smoothstep(.48, .85, cloudy(plane * vec2(.9, 1.7) + 3.1)) * smoothstep(.01, .12, up);
  sky = mix(sky, mix(low, vec3(1.), .5), veil * (scene == 4 ? .6 : .38));
  return sky + sunward * vec3(.25, .14, .02);
}
vec3 addRidge(vec3 colour, float elevation, float azimuth, float base, float rise, float rough, float seed, vec3 tint) {
  float line = base + rise * (cloudy(vec2(azimuth * 5. + seed, seed)) - .35) + rough * (cloudy(vec2(azimuth * 90. + seed, seed * 2.)) - .4);
  return mix(colour, tint, smoothstep(line + .0012, line - .0012, elevation));
}
vec3 addTrees(vec3 colour, float elevation, float azimuth, float size, float seed, vec3 tint) {
  float cell = azimuth * 14. / size + seed;
  float tall = (.035 + .05 * hash(vec2(floor(cell), seed))) * size * step(.35, hash(vec2(floor(cell), seed + 5.)));
  float side = fract(cell) - .5;
  float crown = tall * (1. - 2.6 * side * side) - .010 * size + .022 * size * (cloudy(vec2(cell * 7., elevation * 110. / size)) - .5);
  float leaves = smoothstep(-.003, .003, crown - elevation) * smoothstep(.30, .44, cloudy(vec2(cell * 6., elevation * 130. / size + seed)));
  leaves *= smoothstep(tall * .3, tall * .5, elevation);
  float trunk = smoothstep(.018, .010, abs(side + .09 * sin(elevation * 60. / size + seed))) * step(elevation, tall * .7);
  float scrub = smoothstep(.004, -.004, elevation - .012 * size * cloudy(vec2(azimuth * 120. / size, seed)));
  vec3 lit = tint * (.8 + .5 * cloudy(vec2(cell * 15., elevation * 260.)));
  return mix(colour, lit, clamp(max(max(leaves, trunk * .9), scrub), 0., 1.));
}
vec3 addSkyline(vec3 colour, float elevation, float azimuth, float scale, float seed, vec3 tint) {
  float cell = floor(azimuth * scale), inside = fract(azimuth * scale);
  float tall = (.03 + .15 * pow(hash(vec2(cell, seed)), 2.)) * (.6 + .5 * cloudy(vec2(cell * .2, seed)));
  float mask = step(elevation, tall) * step(.04, inside);
  vec2 grid = vec2(inside * 9., elevation * 190.);
  float lit = step(.62, hash(floor(grid) + cell * 7.1)) * step(.25, fract(grid.x)) * step(.35, fract(grid.y)) * step(.008, elevation);
  vec3 glow = mix(vec3(1., .78, .45), vec3(.75, .85, 1.), step(.7, hash(floor(grid) * 1.7)));
  return mix(colour, tint + lit * glow * .55 * hash(floor(grid) + 3.), mask);
}
vec3 groundOf(int scene, vec2 p, float away, float elevation) {
  float fine = noise(p * 60.) * .5 + noise(p * 23.) * .5, broad = cloudy(p * .35), patches = cloudy(p * 1.6 + 9.);
  float near = exp(-away / 14.);
  if (scene == 3 || scene == 6) {
    vec3 earth = scene == 3 ? mix(vec3(.50, .34, .24), vec3(.64, .47, .34), broad) : mix(vec3(.46, .38, .29), vec3(.62, .54, .42), broad);
    earth *= 1. + .22 * near * (fine - .5) + .25 * (patches - .5);
    float track = exp(-pow((abs(p.y - .1) - .8) / .32, 2.));
    earth = mix(earth, earth * 1.13 + .02, track * .7);
    float grass = smoothstep(.5, .62, cloudy(p * .8 + 31.)) * smoothstep(2.2, 4., abs(p.y));
    return mix(earth, mix(vec3(.52, .47, .26), vec3(.40, .41, .24), fine) * (.8 + .4 * fine), grass * .8);
  }
  if (scene == 4) {
    vec3 road = vec3(.43, .44, .45) * (1. + .16 * near * (fine - .5) + .14 * (patches - .5));
    float beyond = dot(p, normalize(vec2(-.8, -.6)));
    float edge = smoothstep(9.35, 9.4, beyond) * smoothstep(9.6, 9.55, beyond);
    road = mix(road, vec3(.84), edge * .8);
    vec3 verge = mix(vec3(.36, .42, .22), vec3(.55, .53, .33), patches) * (.8 + .4 * fine);
    return mix(road, verge, smoothstep(10.6, 10.9, beyond + .3 * fine));
  }
  vec3 wet = vec3(.115, .125, .15) * (1. + .25 * near * (fine - .5)) + vec3(.05, .035, .03) * patches;
  return wet + vec3(.34, .20, .15) * exp(elevation * 16.) * (.55 + .45 * patches);
}
vec3 scenery(int scene, vec3 look, vec3 eye) {
  float elevation = look.y / length(look.xz), azimuth = azimuthOf(look);
  vec3 colour = skyOf(scene, look);
  if (scene == 3) {
    colour = addRidge(colour, elevation, azimuth, .030, .05, .002, 2., vec3(.70, .64, .66));
    colour = addRidge(colour, elevation, azimuth, .012, .035, .003, 7., vec3(.54, .48, .48));
    colour = addTrees(colour, elevation, azimuth, .32, 4., vec3(.36, .33, .29));
  } else if (scene == 4) {
    colour = addRidge(colour, elevation, azimuth + .7, -.012, .075, .003, 12., vec3(.52, .62, .68));
  } else if (scene == 5) {
    colour = addSkyline(colour, elevation, azimuth, 26., 3., vec3(.34, .27, .32));
    colour = addSkyline(colour, elevation, azimuth, 15., 8., vec3(.13, .13, .19));
  } else {
    colour = addRidge(colour, elevation, azimuth, .03, .05, .004, 5., vec3(.60, .66, .66));
    colour = addTrees(colour, elevation, azimuth, .7, 2., vec3(.40, .44, .34));
    colour = addTrees(colour, elevation, azimuth, 1.5, 9., vec3(.30, .34, .22));
  }
  if (look.y >= 0.) return colour;
  float away = -eye.y / look.y;
  vec2 p = eye.xz + look.xz * away;
  vec3 ground = groundOf(scene, p, away, elevation);
  vec3 far = scene == 3 ? vec3(.66, .56, .50) : scene == 5 ? vec3(.24, .19, .21) : vec3(.66, .66, .62);
  if (scene == 4) {
    vec3 sea = mix(vec3(.10, .34, .48), vec3(.42, .62, .72), smoothstep(-.10, 0., elevation));
    sea += .10 * smoothstep(.55, .8, noise(vec2(azimuth * 240., elevation * 900.)));
    float shore = dot(p, normalize(vec2(-.8, -.6)));
    return mix(ground, sea, smoothstep(12.5, 13.5, shore));
  }
  return mix(ground, far, smoothstep(10., 120., away));
}
`
