import type { Triple } from './part-group'

/** The six square pictures round an eye, with the camera's up direction for each. */
export const FACES: readonly { towards: Triple; right: Triple; turn: Triple }[] = [
  { towards: [1, 0, 0], right: [0, 0, 1], turn: [0, 1, 0] },
  { towards: [-1, 0, 0], right: [0, 0, -1], turn: [0, 1, 0] },
  { towards: [0, 0, 1], right: [-1, 0, 0], turn: [0, 1, 0] },
  { towards: [0, 0, -1], right: [1, 0, 0], turn: [0, 1, 0] },
  { towards: [0, 1, 0], right: [0, 0, 1], turn: [-1, 0, 0] },
  { towards: [0, -1, 0], right: [0, 0, 1], turn: [1, 0, 0] },
]

/** Joins the faces (bottom row first, angle of view 90 degrees) to one equirectangular picture, with straight ahead in the middle. */
export function assemblePanorama(faces: readonly Uint8Array[], size: number, width: number, height: number): Uint8Array {
  const result = new Uint8Array(width * height * 4)
  for (let row = 0; row < height; row += 1) {
    const rise = ((row + 0.5) / height - 0.5) * Math.PI
    for (let column = 0; column < width; column += 1) {
      const turn = ((column + 0.5) / width - 0.5) * Math.PI * 2
      const look: Triple = [Math.cos(rise) * Math.cos(turn), Math.sin(rise), Math.cos(rise) * Math.sin(turn)]
      copyPixel(faces, size, look, result, (row * width + column) * 4)
    }
  }
  return result
}

function dot(one: Triple, other: Triple): number {
  return one[0] * other[0] + one[1] * other[1] + one[2] * other[2]
}

/** Interpolates bilinearly within the face in this direction. */
function copyPixel(faces: readonly Uint8Array[], size: number, look: Triple, result: Uint8Array, to: number): void {
  const index = FACES.reduce(
    (best, { towards }, candidate) => (dot(look, towards) > dot(look, FACES[best]?.towards ?? towards) ? candidate : best),
    0,
  )
  const [face, pixels] = [FACES[index], faces[index]]
  if (!face || !pixels) return
  const ahead = dot(look, face.towards)
  const place = (share: number) => Math.max(0, Math.min(size - 1.001, (share * 0.5 + 0.5) * size - 0.5))
  const [x, y] = [place(dot(look, face.right) / ahead), place(dot(look, face.turn) / ahead)]
  const [left, bottom] = [Math.floor(x), Math.floor(y)]
  const [across, up] = [x - left, y - bottom]
  const at = (dx: number, dy: number, channel: number) => pixels[((bottom + dy) * size + left + dx) * 4 + channel] ?? 0
  for (let channel = 0; channel < 4; channel += 1)
    result[to + channel] =
      (at(0, 0, channel) * (1 - across) + at(1, 0, channel) * across) * (1 - up) +
      (at(0, 1, channel) * (1 - across) + at(1, 1, channel) * across) * up
}
