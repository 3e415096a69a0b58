/** Draws what is on the skin: colours, glass, lamps and shut lines from the drawings, and where the skin is cut away. */
export const SKIN_SHADER = /* glsl */ `
varying vec3 vBody; varying vec3 vBodyNormal;
uniform highp sampler2DArray leftSide, rightSide, frontDrawing, rearDrawing, topDrawing;
uniform vec4 sideFrame, frontFrame, rearFrame, topFrame;
uniform vec3 paint; uniform float paintMetal, paintRough;
uniform vec4 arches, opening, openingPlane, screenPlane, rearPlane; uniform vec2 bows; uniform float wellDepth, darkGlassBehind;
struct Skin { vec3 colour; float rough, metal, coat, glass, glow, line, lens; vec3 bump; };
const float DEEPEST = .1;
/** Slope per step of a byte: a relief of 12 mm over two pixels of a drawing. */
const float SLOPE = .012 / 255. / 2. * 500.;

vec2 onDrawing(vec2 p, vec4 frame) { return vec2((p.x - frame.x) * frame.z, (frame.y - p.y) * frame.w); }
vec4 readLayer(highp sampler2DArray drawing, vec2 uv, float layer) { return texture(drawing, vec3(uv, layer)); }
vec2 slopeIn(vec4 relief) {
  vec2 slope = (relief.gb - 128. / 255.) * 255.;
  return abs(slope.x) + abs(slope.y) < 1.5 ? vec2(0.) : clamp(slope * SLOPE, -1.2, 1.2);
}
void applyPatch(inout Skin skin, vec4 patchColour, float weight) {
  float gloss = patchColour.a;
  skin.colour = mix(skin.colour, pow(patchColour.rgb, vec3(2.2)), weight);
  skin.rough = mix(skin.rough, gloss > .75 ? .12 : (gloss > .3 ? .08 : .6), weight);
  skin.metal = mix(skin.metal, gloss > .75 ? 1. : 0., weight);
  skin.coat = mix(skin.coat, gloss > .3 && gloss < .75 ? 1. : 0., weight);
}
float awayFrom(vec4 plane, float bow) {
  return abs((vBody.x - plane.x) * plane.z + (vBody.y - plane.y) * plane.w + bow * vBody.z * vBody.z * abs(plane.z));
}
/** Front or rear drawing; openings are seen in perspective: their floor lies behind the skin. */
void applyEnd(inout Skin skin, highp sampler2DArray drawing, vec4 frame, float nearGlass, float lampHere) {
  vec3 n = normalize(vBodyNormal);
  vec4 marks = readLayer(drawing, onDrawing(vBody.zy, frame), 0.);
  float facing = max(smoothstep(.16, .26, abs(n.x)), nearGlass);
  vec4 relief = readLayer(drawing, onDrawing(vBody.zy, frame), 2.);
  float depth = relief.r;
  vec3 look = normalize(vBody - cameraPosition);
  vec2 behind = vBody.zy + clamp(look.zy / max(abs(look.x), .3), -1.3, 1.3) * depth * DEEPEST;
  vec4 patchColour = readLayer(drawing, onDrawing(behind, frame), 1.);
  if (depth > .04) relief = readLayer(drawing, onDrawing(behind, frame), 2.);
  float wall = depth > .04 ? 1. - smoothstep(.3, .8, relief.r / depth) : 0.;
  patchColour.rgb = mix(patchColour.rgb, vec3(.05), wall);
  float decal = marks.a * facing * smoothstep(.92, .82, abs(n.z));
  float lamp = marks.g * lampHere;
  applyPatch(skin, patchColour, max(decal, lamp));
  float bright = max(patchColour.r, max(patchColour.g, patchColour.b));
  skin.glow = max(lamp * smoothstep(.82, .98, bright), decal * smoothstep(.82, .98, patchColour.r) * step(patchColour.g, .4));
  skin.glass = max(skin.glass, marks.r * facing * smoothstep(.6, .5, abs(n.z)));
  skin.line = max(skin.line, max(marks.b * facing * step(abs(n.z), .85), lamp * marks.b));
  skin.lens = lamp;
  vec2 slope = slopeIn(relief) * max(facing * smoothstep(.92, .82, abs(n.z)), lamp);
  skin.bump += vec3(0., slope.y, slope.x) * (1. - wall);
}
Skin readSkin() {
  vec3 n = normalize(vBodyNormal);
  Skin skin = Skin(paint, paintRough, paintMetal, 1., 0., 0., 0., 0., vec3(0.));
  float sideways = smoothstep(.38, .5, abs(n.z)), upwards = smoothstep(.55, .7, n.y);
  vec2 sidePlace = onDrawing(vBody.xy, sideFrame);
  bool isLeft = vBody.z < 0.;
  vec4 sideMarks = isLeft ? readLayer(leftSide, sidePlace, 0.) : readLayer(rightSide, sidePlace, 0.);
  if (sideways > 0.) {
    applyPatch(skin, isLeft ? readLayer(leftSide, sidePlace, 1.) : readLayer(rightSide, sidePlace, 1.), sideMarks.a * sideways);
    vec2 slope = slopeIn(isLeft ? readLayer(leftSide, sidePlace, 2.) : readLayer(rightSide, sidePlace, 2.)) * sideways;
    skin.bump += vec3(slope, 0.);
    skin.glass = sideMarks.r * sideways;
    skin.line = sideMarks.b * sideways;
  }
  if (upwards > 0.) {
    vec2 topPlace = onDrawing(vBody.xz, topFrame);
    vec4 marks = readLayer(topDrawing, topPlace, 0.);
    applyPatch(skin, readLayer(topDrawing, topPlace, 1.), marks.a * upwards);
    vec2 slope = slopeIn(readLayer(topDrawing, topPlace, 2.)) * upwards;
    skin.bump += vec3(slope.x, 0., slope.y);
    skin.line = max(skin.line, marks.b * upwards);
  }
  float lampHere = smoothstep(.4, .6, sideMarks.g);
  if (vBody.x > 0.) applyEnd(skin, frontDrawing, frontFrame, smoothstep(.085, .06, awayFrom(screenPlane, bows.x)), lampHere);
  else applyEnd(skin, rearDrawing, rearFrame, smoothstep(.085, .06, awayFrom(rearPlane, bows.y)), lampHere);
  return skin;
}
void cutAway() {
  if (opening.x > .5 && vBody.y > opening.y
    && vBody.x < openingPlane.x - (vBody.y - openingPlane.y) * openingPlane.z - openingPlane.w * vBody.z * vBody.z - opening.w) discard;
  for (int i = 0; i < 2; i++)
    if (distance(vBody.xy, vec2(i == 0 ? arches.x : arches.y, arches.z)) < arches.w && abs(vBody.z) > wellDepth) discard;
}
float shadeCrevices() {
  float shade = smoothstep(-.05, .75, vBody.y) * .5 + .5;
  shade *= mix(.42, 1., smoothstep(-.75, -.05, normalize(vBodyNormal).y));
  float toArch = min(distance(vBody.xy, vec2(arches.x, arches.z)), distance(vBody.xy, vec2(arches.y, arches.z))) - arches.w;
  return abs(vBody.z) > wellDepth ? shade * mix(.72, 1., smoothstep(0., .09, toArch)) : shade;
}
`
