import type { Point } from './curve'
import { grey, tracePath } from './drawing'
import type { Mesh } from './front-style'
import { range } from './layout'

type Pen = CanvasRenderingContext2D
type Marks = { lines: Point[][]; width: number }

const DIM = '#2e3136'
const BRIGHT = '#4d525a'

/** Fills an opening with a grille's pattern: coloured lines raised from the floor. */
export function drawMesh(mesh: Mesh, pitch: number, colour: Pen, height: Pen): void {
  const { lines, width } = MARKS[mesh](pitch)
  for (const [pen, passes] of [
    [
      colour,
      [
        [width, DIM],
        [width * 0.35, BRIGHT],
      ],
    ],
    [
      height,
      [
        [width, grey(0.65)],
        [width * 0.5, grey(0.95)],
      ],
    ],
  ] as const)
    for (const [wide, style] of passes)
      for (const line of lines) {
        tracePath(pen, line, false)
        pen.lineWidth = wide
        pen.strokeStyle = style
        pen.stroke()
      }
}

const MARKS: Record<Mesh, (pitch: number) => Marks> = {
  bars: (pitch) => ({ lines: range(0, 2, pitch).map((y) => level(y)), width: pitch * 0.42 }),
  slats: (pitch) => ({ lines: range(-22, 22, 1).map((step) => upright((step + 0.5) * pitch)), width: pitch * 0.4 }),
  diamonds: (pitch) => ({
    lines: range(-3, 3, pitch * 1.2).flatMap((x): Point[][] => [
      [
        [x, 0],
        [x + 1.2, 2],
      ],
      [
        [x, 0],
        [x - 1.2, 2],
      ],
    ]),
    width: 0.009,
  }),
  honeycomb: (pitch) => ({ lines: honeycomb(pitch), width: pitch * 0.24 }),
}

function level(y: number): Point[] {
  return [
    [-1.2, y],
    [1.2, y],
  ]
}

function upright(x: number): Point[] {
  return [
    [x, 0],
    [x, 2],
  ]
}

function honeycomb(pitch: number): Point[][] {
  const side = pitch / Math.sqrt(3)
  return range(0, 1.3, side * 1.5).flatMap((y, row) =>
    range(-1, 1, pitch).map((column): Point[] => {
      const x = column + (row % 2 === 0 ? 0 : pitch / 2)
      return [
        [x - pitch / 2, y + side / 2],
        [x - pitch / 2, y - side / 2],
        [x, y - side],
        [x + pitch / 2, y - side / 2],
      ]
    }),
  )
}
