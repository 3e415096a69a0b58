import type { Point } from './curve'
import { type Drawing, tracePath } from './drawing'
import { box, range } from './layout'
import type { Solid } from './solid'

const WINDOW = '#050506'
/** The stripes of two makers. */
const LIVERIES = {
  a: { dark: '#35393f', bright: '#b3202a', skirt: '#2a2d31' },
  b: { dark: '#1d4a5a', bright: '#5fb0b7', skirt: '#3a3f45' },
} as const

/** Draws one side of a caravan. The door and the awning are on the left, the kerb side; the right has hatches. */
export function drawCaravanSide(drawing: Drawing, { front }: Solid, isLeft: boolean): void {
  const livery = LIVERIES[front]
  drawWindow(drawing, 1.3, 1.55, 2.05, 2.0)
  drawWindow(drawing, -0.95, 1.55, -0.05, 2.0)
  drawWindow(drawing, -2.2, 1.6, -1.45, 2.0)
  drawing.patch(box(-2.8, 0.3, 3, 0.78), livery.skirt, 0.2)
  drawStripes(drawing, livery, front)
  if (isLeft) drawDoor(drawing)
  drawing.line(box(2.1, 0.82, 2.65, 1.25), 0.01, { isClosed: true })
  drawing.line(box(-2.3, 0.85, -1.6, 1.2), 0.01, { isClosed: true })
  if (isLeft) drawing.patch(box(-2.7, 2.38, 2.0, 2.46), '#d4d7da', 0.3, 0.01)
  else {
    drawing.patch(box(-1.25, 0.95, -1.05, 1.15), '#d9dcdf', 0.2, 0.01)
    drawing.patch(box(0.4, 0.95, 0.85, 1.35), '#d9dcdf', 0.2, 0.01)
    for (const y of range(1.0, 1.31, 0.05))
      drawing.stroke(
        [
          [0.44, y],
          [0.81, y],
        ],
        0.02,
        '#b4b8bc',
        0.2,
        { rise: -0.6 },
      )
  }
}

function drawWindow(drawing: Drawing, left: number, bottom: number, right: number, top: number): void {
  drawing.patch(box(left, bottom, right, top), WINDOW, 0.5, 0.045)
  drawing.stroke(box(left - 0.045, bottom - 0.045, right + 0.045, top + 0.045), 0.016, '#3a3d42', 0.4, { isClosed: true, rise: 0.7 })
}

function drawStripes(drawing: Drawing, { dark, bright }: { dark: string; bright: string }, front: Solid['front']): void {
  if (front === 'b') {
    drawing.patch(
      [
        [-2.8, 1.0],
        [-2.8, 1.36],
        [-1.6, 1.36],
        [2.2, 1.12],
        [2.9, 1.12],
        [2.9, 1.0],
      ],
      dark,
      0.5,
    )
    drawing.patch(
      [
        [-2.8, 1.4],
        [-2.8, 1.44],
        [-1.6, 1.44],
        [2.2, 1.18],
        [2.9, 1.18],
        [2.9, 1.15],
        [2.2, 1.15],
        [-1.6, 1.4],
      ],
      bright,
      0.5,
    )
    return
  }
  drawing.patch(
    [
      [-2.8, 0.98],
      [-2.8, 1.1],
      [-0.6, 1.14],
      [1.2, 1.26],
      [2.9, 1.62],
      [2.9, 1.35],
      [1.2, 1.1],
      [-0.6, 1.02],
    ],
    dark,
    0.5,
  )
  drawing.patch(
    [
      [-2.8, 1.14],
      [-2.8, 1.17],
      [-0.6, 1.21],
      [1.2, 1.33],
      [2.9, 1.72],
      [2.9, 1.66],
      [1.2, 1.29],
      [-0.6, 1.18],
    ],
    bright,
    0.5,
  )
}

function drawDoor(drawing: Drawing): void {
  drawing.line(box(0.35, 0.62, 0.95, 2.22), 0.014, { isClosed: true })
  drawing.patch(box(0.48, 1.62, 0.82, 2.08), '#0a0b0c', 0.5, 0.02)
  drawing.patch(box(0.8, 1.28, 0.88, 1.42), '#0a0b0c', 0.4, 0.01)
  drawing.patch(box(0.3, 0.5, 1.0, 0.56), '#8b9097', 0.8, 0.01)
}

/** Draws stone guard and window at the front, and window, lamps and plate at the rear. */
export function drawCaravanEnds(front: Drawing, rear: Drawing, { front: face }: Solid): void {
  const livery = LIVERIES[face]
  front.patch(box(-1.3, 0.3, 1.3, 0.95), '#7d828a', 0.8)
  drawCheckerPlate(front)
  front.patch(
    [
      [-0.72, 1.5],
      [0.72, 1.5],
      [0.66, 1.98],
      [-0.66, 1.98],
    ],
    WINDOW,
    0.5,
    0.05,
  )
  rear.patch(box(-0.6, 1.55, 0.6, 2.0), WINDOW, 0.5, 0.05)
  rear.patch(box(-1.3, 0.3, 1.3, 0.75), livery.skirt, 0.2)
  if (face === 'b') rear.patch(box(-0.8, 1.0, 0.8, 1.36), livery.dark, 0.5, 0.02)
  for (const side of [-1, 1]) {
    const z = side * 0.98
    rear.patch(box(z - 0.07, 0.85, z + 0.07, 1.3), '#7a0a10', 0.5, 0.01)
    rear.patch(box(z - 0.06, 1.0, z + 0.06, 1.08), '#d98a1c', 0.5)
  }
  rear.patch(box(-0.186, 0.86, 0.186, 0.98), '#dfe1e4', 0.3, 0.004)
}

function drawCheckerPlate(front: Drawing): void {
  const ribs = range(-3, 3, 0.05).flatMap((x): Point[][] => [
    [
      [x, 0.3],
      [x + 0.65, 0.95],
    ],
    [
      [x, 0.3],
      [x - 0.65, 0.95],
    ],
  ])
  for (const [channel, style] of [
    ['colour', '#5d626a'],
    ['height', 'rgb(200,200,200)'],
  ] as const) {
    const pen = front.pen(channel)
    pen.save()
    tracePath(pen, box(-1.3, 0.3, 1.3, 0.95), true)
    pen.clip()
    pen.lineWidth = 0.008
    pen.strokeStyle = style
    for (const rib of ribs) {
      tracePath(pen, rib, false)
      pen.stroke()
    }
    pen.restore()
  }
}
