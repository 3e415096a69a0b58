/** `scenery` returns what is visible from `eye` in the direction `look` on a day at the coast, in display colours; `skyOf` only its sky. */
export const SCENERY_SHADER = /* glsl */ `
float hash(vec2 p) { vec3 q = fract(vec3(p.xyx) * .1031); q += dot(q, q.yzx + 33.33); return fract((q.x + q.y) * q.z); }
float noise(vec2 p) {
  vec2 i = floor(p), f = fract(p); f = f * f * (3. - 2. * f);
  return mix(mix(hash(i), hash(i + vec2(1., 0.)), f.x), mix(hash(i + vec2(0., 1.)), hash(i + vec2(1., 1.)), f.x), f.y);
}
float cloudy(vec2 p) { float sum = 0., weight = .5; for (int i = 0; i < 5; i++) { sum += weight * noise(p); p = p * 2.03 + 17.3; weight *= .5; } return sum; }

vec3 skyOf(vec3 look) {
  float up = max(look.y, 0.);
  vec3 low = vec3(.86, .92, .96), high = vec3(.25, .50, .80);
  vec3 sky = mix(low, high, pow(smoothstep(0., .55, up), .6));
  vec2 plane = look.xz / (up + .12);
  float veil = smoothstep(.48, .85, cloudy(plane * vec2(.9, 1.7) + 3.1)) * smoothstep(.01, .12, up);
  return mix(sky, mix(low, vec3(1.), .5), veil * .6);
}
vec3 addRidge(vec3 colour, float elevation, float azimuth, float base, float rise, float rough, float seed, vec3 tint) {
  float line = base + rise * (cloudy(vec2(azimuth * 5. + seed, seed)) - .35) + rough * (cloudy(vec2(azimuth * 90. + seed, seed * 2.)) - .4);
  return mix(colour, tint, smoothstep(line + .0012, line - .0012, elevation));
}
vec3 groundOf(vec2 p, float away) {
  float fine = noise(p * 60.) * .5 + noise(p * 23.) * .5, patches = cloudy(p * 1.6 + 9.);
  vec3 road = vec3(.43, .44, .45) * (1. + .16 * exp(-away / 14.) * (fine - .5) + .14 * (patches - .5));
  float beyond = dot(p, normalize(vec2(-.8, -.6)));
  float edge = smoothstep(9.35, 9.4, beyond) * smoothstep(9.6, 9.55, beyond);
  road = mix(road, vec3(.84), edge * .8);
  vec3 verge = mix(vec3(.36, .42, .22), vec3(.55, .53, .33), patches) * (.8 + .4 * fine);
  return mix(road, verge, smoothstep(10.6, 10.9, beyond + .3 * fine));
}
vec3 scenery(vec3 look, vec3 eye) {
  float elevation = look.y / length(look.xz), azimuth = atan(look.z, look.x);
  vec3 colour = addRidge(skyOf(look), elevation, azimuth + .7, -.012, .075, .003, 12., vec3(.52, .62, .68));
  if (look.y >= 0.) return colour;
  float away = -eye.y / look.y;
  vec2 p = eye.xz + look.xz * away;
  vec3 sea = mix(vec3(.10, .34, .48), vec3(.42, .62, .72), smoothstep(-.10, 0., elevation));
  sea += .10 * smoothstep(.55, .8, noise(vec2(azimuth * 240., elevation * 900.)));
  float shore = dot(p, normalize(vec2(-.8, -.6)));
  return mix(groundOf(p, away), sea, smoothstep(12.5, 13.5, shore));
}
`
