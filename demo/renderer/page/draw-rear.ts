import type { Point } from './curve'
import { drawPlate, outlineGlass } from './draw-front'
import { BLACK_GLASS, CLADDING } from './draw-side'
import { type Drawing, grey, mirrorPoints, mirrorShape } from './drawing'
import { box } from './layout'
import { isVan, type Solid } from './solid'

type Height = (share: number) => number

/** Draws the rear of a car: window, lamps, tailgate, plate and bumper. */
export function drawRear(drawing: Drawing, solid: Solid): void {
  const { spec, deckHeight } = solid
  const height: Height = (share) => spec.sill + (deckHeight - spec.sill) * share
  drawRearWindow(drawing, solid)
  drawing.patch(box(-2, 0, 2, height(spec.cladding === 'arches' ? 0.3 : 0.14)), CLADDING)
  const outline = outlineLamp(solid, height)
  if (joinsLamps(solid)) drawLightBar(drawing, spec.halfWidth - 0.4, height)
  for (const turn of [(points: readonly Point[]) => [...points], mirrorPoints]) drawRearLamp(drawing, turn(outline), solid, turn, height)
  drawTailgate(drawing, solid, height)
  drawBumper(drawing, solid, height)
  const plate = height(spec.tray ? 0.36 : spec.boxy ? 0.46 : 0.62)
  drawPlate(drawing, plate, !spec.tray)
  drawing.stroke(
    [
      [-0.24, plate + 0.1],
      [0.24, plate + 0.1],
    ],
    0.012,
    '#b9bcc0',
    1,
    { rise: 0.6 },
  )
}

function joinsLamps({ spec, front }: Solid): boolean {
  return !spec.boxy && (spec.sporty === true || spec.section === 'suv' || front === 'b')
}

function drawRearWindow(drawing: Drawing, solid: Solid): void {
  const { rearGlass, spec, belt } = solid
  if (!rearGlass || spec.open) return
  const margin = spec.boxy ? 0.13 : 0.12
  const foot = spec.tray ? belt(-1) + 0.06 : rearGlass.at[1] + 0.07
  const head = rearGlass.at[1] + rearGlass.length * rearGlass.along[1]
  drawing.patch(outlineGlass(solid, rearGlass, foot - 0.01, head - 0.05, margin), BLACK_GLASS, 0.5, 0.02)
  drawing.fill('glass', outlineGlass(solid, rearGlass, foot + 0.02, head - 0.07, margin + 0.015))
  if (isVan(spec)) drawing.fill('glass', box(-0.04, foot, 0.04, head), '#000')
  if (!spec.tray)
    drawing.stroke(
      [
        [-0.14, head - 0.045],
        [0.14, head - 0.045],
      ],
      0.012,
      '#a00d10',
      0.5,
    )
}

function outlineLamp({ spec }: Solid, height: Height): Point[] {
  const place = (...points: Point[]) => points.map(([inset, share]): Point => [spec.halfWidth - inset, height(share)])
  if (spec.tray) return place([0.135, 0.6], [0.135, 0.93], [-0.1, 0.93], [-0.1, 0.6])
  if (isVan(spec)) return place([0.12, 0.62], [0.1, 1.12], [-0.1, 1.12], [-0.1, 0.62])
  if (spec.boxy) return place([0.17, 0.62], [0.16, 0.98], [-0.1, 0.98], [-0.1, 0.62])
  if (spec.section === 'suv') return place([0.5, 0.8], [0.5, 0.88], [0.25, 0.94], [-0.1, 0.95], [-0.1, 0.74], [0.2, 0.74])
  if (spec.sporty) return place([0.5, 0.76], [0.5, 0.86], [-0.1, 0.92], [-0.1, 0.72], [0.2, 0.72])
  return place([0.46, 0.76], [0.46, 0.88], [0.2, 0.95], [-0.1, 0.96], [-0.1, 0.72], [0.2, 0.7])
}

function drawLightBar(drawing: Drawing, half: number, height: Height): void {
  drawing.patch(
    mirrorShape([
      [half, height(0.815)],
      [half, height(0.855)],
    ]),
    '#3a0306',
    0.5,
    0.004,
  )
  drawing.stroke(
    [
      [-half, height(0.835)],
      [half, height(0.835)],
    ],
    0.014,
    '#ff2a1c',
    0.5,
    { rise: 0.3 },
  )
}

type Turn = (points: readonly Point[]) => Point[]

function drawRearLamp(drawing: Drawing, outline: readonly Point[], solid: Solid, turn: Turn, height: Height): void {
  const { spec } = solid
  const levels = outline.map(([, y]) => y)
  const [low, high] = [Math.min(...levels), Math.max(...levels)]
  const inner = spec.halfWidth - Math.abs(outline[0]?.[0] ?? 0)
  const place = (...points: Point[]) => turn(points.map(([inset, y]): Point => [spec.halfWidth - inset, y]))
  drawing.recess(
    outline,
    0.03,
    '#5c060b',
    (colour, relief, gloss) => {
      const shade = colour.createLinearGradient(0, low, 0, high)
      shade.addColorStop(0, '#3d0408')
      shade.addColorStop(0.5, '#8c0a10')
      shade.addColorStop(1, '#4a0509')
      colour.fillStyle = shade
      colour.fillRect(-2, low - 0.05, 4, high - low + 0.1)
      gloss.fillStyle = grey(0.5)
      gloss.fillRect(-2, 0, 4, 3)
      const rise = high - low
      const lines = spec.boxy
        ? [
            place(
              [inner - 0.03, low + 0.04],
              [0.025, low + 0.04],
              [0.025, low + rise * 0.6],
              [inner - 0.03, low + rise * 0.6],
              [inner - 0.03, low + 0.04],
            ),
          ]
        : [place([inner, height(0.835)], [0.16, height(0.86)], [-0.1, height(0.88)]), place([0.2, height(0.77)], [-0.1, height(0.79)])]
      for (const line of lines) {
        strokeLine(colour, line, 0.018, '#ff2a1c')
        strokeLine(relief, line, 0.024, grey(0.95))
      }
      if (spec.boxy) strokeLine(colour, place([inner, high - rise * 0.16], [-0.1, high - rise * 0.16]), 0.05, '#cfd3d8')
    },
    0.01,
  )
  drawing.fill('decal', outline, '#000', 0.01)
  drawing.fill('lamp', outline, '#fff', 0.01)
  drawing.line(outline, 0.006, { isClosed: true })
}

function strokeLine(pen: CanvasRenderingContext2D, points: readonly Point[], width: number, style: string): void {
  pen.beginPath()
  points.forEach(([x, y], index) => (index === 0 ? pen.moveTo(x, y) : pen.lineTo(x, y)))
  pen.lineWidth = width
  pen.strokeStyle = style
  pen.stroke()
}

function drawTailgate(drawing: Drawing, { spec }: Solid, height: Height): void {
  const half = spec.halfWidth - (spec.tray ? 0.13 : isVan(spec) ? 0.1 : 0.22)
  const foot = height(isVan(spec) ? 0.32 : 0.5)
  drawing.line(
    [
      [-half, height(0.99)],
      [-half, foot + 0.05],
      [-half + 0.06, foot],
      [half - 0.06, foot],
      [half, foot + 0.05],
      [half, height(0.99)],
    ],
    0.008,
  )
  if (!isVan(spec)) return
  for (const [from, to] of [
    [foot, height(0.46) - 0.09],
    [height(0.46) + 0.13, spec.height],
  ] as const)
    drawing.line(
      [
        [0, from],
        [0, to],
      ],
      0.009,
    )
}

function drawBumper(drawing: Drawing, { spec }: Solid, height: Height): void {
  const place = (...points: Point[]) => points.map(([inset, share]): Point => [spec.halfWidth - inset, height(share)])
  const hasPipes = !spec.boxy && spec.cladding !== 'arches'
  for (const turn of [(points: Point[]) => points, mirrorPoints]) {
    drawing.patch(turn(place([0.32, 0.17], [0.16, 0.2], [0.16, 0.225], [0.32, 0.2])), '#7a0a10', 0.5, 0.003)
    if (!hasPipes) continue
    drawing.patch(turn(place([0.42, 0.045], [0.24, 0.045], [0.24, 0.125], [0.42, 0.125])), '#9a9ea3', 1, 0.008)
    drawing.recess(turn(place([0.405, 0.06], [0.255, 0.06], [0.255, 0.11], [0.405, 0.11])), 0.06, '#050505', () => undefined, 0.006)
  }
}
