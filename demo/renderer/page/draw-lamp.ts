import type { Point } from './curve'
import { type Drawing, grey, tracePath } from './drawing'
import type { FrontStyle } from './front-style'

type Pen = CanvasRenderingContext2D
type LampPlaces = { floor: number; top: number; projectors: readonly Point[] }

/** Draws a headlamp: a deep housing with projectors and a daylight line under a clear lens. */
export function drawHeadlamp(
  drawing: Drawing,
  outline: readonly Point[],
  daylight: readonly Point[],
  { light, projectorSize }: FrontStyle,
  { floor, top, projectors }: LampPlaces,
): void {
  drawing.recess(
    outline,
    light === 'round' ? 0.035 : 0.05,
    '#17191c',
    (colour, height, gloss) => {
      const shade = colour.createLinearGradient(0, floor, 0, top)
      shade.addColorStop(0, '#3b4048')
      shade.addColorStop(1, '#15171a')
      colour.fillStyle = shade
      colour.fillRect(-2, 0, 4, 2)
      gloss.fillStyle = grey(0.5)
      gloss.fillRect(-2, 0, 4, 2)
      for (const place of projectors) drawProjector(colour, height, place, projectorSize)
      strokeLight(colour, daylight, 0.016, '#ffffff')
      strokeLight(height, daylight, 0.02, grey(0.9))
    },
    0.012,
  )
  drawing.fill('decal', outline, '#000', 0.012)
  drawing.fill('lamp', outline, '#fff', 0.012)
  const edge = drawing.pen('line')
  tracePath(edge, outline, true)
  edge.lineWidth = 0.006
  edge.strokeStyle = '#fff'
  edge.stroke()
}

/** Draws rings from the bezel in to the bright middle, with a raised bezel and a sunk bowl. */
function drawProjector(colour: Pen, height: Pen, [x, y]: Point, size: number): void {
  for (const [pen, rings] of [
    [
      colour,
      [
        ['#a6adb5', 1],
        ['#2a2d32', 0.86],
        ['#59616b', 0.7],
        ['#c9d8e8', 0.5],
        ['#ffffff', 0.3],
      ],
    ],
    [
      height,
      [
        [grey(0.85), 1],
        [grey(0.2), 0.84],
        [grey(0.75), 0.5],
        [grey(0.95), 0.25],
      ],
    ],
  ] as const)
    for (const [style, share] of rings) {
      pen.fillStyle = style
      pen.beginPath()
      pen.ellipse(x, y, size * share, size * share * 0.88, 0, 0, Math.PI * 2)
      pen.fill()
    }
}

function strokeLight(pen: Pen, points: readonly Point[], width: number, style: string): void {
  if (points.length === 0) return
  tracePath(pen, points, false)
  pen.lineWidth = width
  pen.strokeStyle = style
  pen.stroke()
}
