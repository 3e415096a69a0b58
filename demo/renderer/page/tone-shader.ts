/** ACES filmic tone mapping (as in three.js) and the sRGB curve. */
export const TONE_SHADER = /* glsl */ `
vec3 fitCurve(vec3 v) { return (v * (v + .0245786) - .000090537) / (v * (.983729 * v + .4329510) + .238081); }
vec3 toneMap(vec3 c, float exposure) {
  const mat3 inward = mat3(.59719, .07600, .02840, .35458, .90834, .13383, .04823, .01566, .83777);
  const mat3 outward = mat3(1.60475, -.10208, -.00327, -.53108, 1.10813, -.07276, -.07367, -.00605, 1.07602);
  return clamp(outward * fitCurve(inward * (c * exposure / .6)), 0., 1.);
}
vec3 encode(vec3 c) { return mix(c * 12.92, 1.055 * pow(c, vec3(1. / 2.4)) - .055, step(.0031308, c)); }
`
