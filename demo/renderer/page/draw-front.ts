import type { Point } from './curve'
import { drawHeadlamp } from './draw-lamp'
import { drawMesh } from './draw-mesh'
import { BLACK_GLASS, CLADDING } from './draw-side'
import { type Drawing, mirrorPoints, mirrorShape } from './drawing'
import type { FrontPoints, FrontStyle, Opening } from './front-style'
import { FRONT_STYLES } from './front-styles'
import { arc, box, range } from './layout'
import { type GlassPlane, isVan, type Solid } from './solid'

/** Draws the front of a car: windscreen, grille, lamps, badge and plate. */
export function drawFront(drawing: Drawing, solid: Solid): void {
  if (solid.name === 'caravan') return
  const style: FrontStyle = FRONT_STYLES[solid.name][solid.front]
  const { spec, noseHeight } = solid
  const height = (share: number) => spec.sill + (noseHeight - spec.sill) * share
  const place = (points: FrontPoints) => points.map(([inset, share]): Point => [spec.halfWidth - inset, height(share)])
  drawWindscreen(drawing, solid)
  drawing.patch(box(-2, 0, 2, spec.sill + (spec.cladding === 'arches' ? 0.12 : 0.035)), CLADDING)
  for (const opening of style.openings) drawOpening(drawing, opening, place(opening.outline))
  for (const bar of style.bars ?? []) drawing.patch(mirrorShape(place(bar.outline)), bar.colour, bar.gloss, 0.004)
  if (style.skidPlate)
    drawing.patch(
      mirrorShape([
        [0.34, height(-0.02)],
        [0.4, height(0.1)],
      ]),
      '#8d9196',
      0.6,
      0.01,
    )
  for (const pocket of style.pockets ?? [])
    for (const turn of BOTH_SIDES) {
      drawing.recess(turn(place(pocket.outline)), 0.04, '#0a0b0c', () => undefined, 0.012)
      if (pocket.light) drawing.stroke(turn(place(pocket.light)), 0.018, '#dfe6ee', 0.5, { rise: 0.4 })
    }
  if (style.lightLine !== undefined) drawLightLine(drawing, height(style.lightLine), spec.halfWidth - 0.44)
  drawBonnetEdge(drawing, solid, height(style.bonnet))
  for (const [index, turn] of BOTH_SIDES.entries())
    drawHeadlamp(drawing, turn(place(style.lamp)), turn(place(style.daylight)), style, {
      floor: height(style.lamp[0]?.[1] ?? 0.8),
      top: height(style.lamp[2]?.[1] ?? 1),
      projectors: style.projectors.map((inset): Point => {
        const x = spec.halfWidth - inset
        return [index === 0 ? x : -x, height(heightInLamp(style, inset))]
      }),
    })
  drawBadge(drawing, height(style.badge))
  drawPlate(drawing, height(style.plate), true)
}

const BOTH_SIDES = [(points: readonly Point[]) => [...points], mirrorPoints] as const

/** Returns the middle of a lamp between its lower and upper edge, at a distance from the body's widest point. */
function heightInLamp({ lamp, light }: FrontStyle, inset: number): number {
  if (light === 'round') return lamp.reduce((sum, [, share]) => sum + share, 0) / lamp.length
  const [first, second, , fourth, fifth] = lamp
  const inner = ((first?.[1] ?? 0) + (second?.[1] ?? 0)) / 2
  const outer = ((fourth?.[1] ?? 0) + (fifth?.[1] ?? 0)) / 2
  const from = first?.[0] ?? 0
  const t = Math.max(0, Math.min(1, (from - inset) / (from - 0.05)))
  return inner * (1 - t) + outer * t
}

function drawOpening(drawing: Drawing, { mesh, pitch, depth = 0.035, twin, frame }: Opening, outline: readonly Point[]): void {
  for (const shape of twin ? [outline, mirrorPoints(outline)] : [mirrorShape(outline)]) {
    drawing.recess(shape, depth, '#060708', (colour, height) => drawMesh(mesh, pitch, colour, height), 0.014)
    if (frame) drawing.stroke(shape, frame.width, frame.colour, frame.gloss, { isClosed: true, rise: 0.7 })
    else drawing.stroke(shape, 0.006, '#0b0c0d', 0.5, { isClosed: true, rise: -0.5 })
  }
}

function drawLightLine(drawing: Drawing, y: number, half: number): void {
  drawing.patch(box(-half, y - 0.022, half, y + 0.022), '#0b0c0e', 0.5, 0.004)
  drawing.stroke(
    [
      [-half, y],
      [half, y],
    ],
    0.012,
    '#ffffff',
    0.5,
    { rise: 0.3 },
  )
}

function drawBonnetEdge(drawing: Drawing, { spec }: Solid, y: number): void {
  if (isVan(spec)) return
  const end = spec.halfWidth - 0.2
  drawing.line(
    [
      [-end, y + 0.02],
      [-0.4, y],
      [0.4, y],
      [end, y + 0.02],
    ],
    0.008,
    { isSmooth: true },
  )
}

/** Draws a ring that is no real make's badge. */
function drawBadge(drawing: Drawing, y: number): void {
  for (const [colour, radius, gloss] of [
    ['#c6c9cd', 0.05, 1],
    ['#17181b', 0.041, 0.5],
    ['#c6c9cd', 0.016, 1],
  ] as const)
    drawing.patch(
      arc([0, 0], radius, 0, 351, 9).map(([x, rise]): Point => [x * 1.25, y + rise * 0.8]),
      colour,
      gloss,
    )
  drawing.fill('height', arc([0, y], 0.045, 0, 351, 9), 'rgb(170,170,170)')
}

/** Draws an empty number plate. */
export function drawPlate(drawing: Drawing, y: number, isFramed: boolean): void {
  const frame: Point[] = [
    [-0.27, y - 0.075],
    [-0.25, y + 0.085],
    [0.25, y + 0.085],
    [0.27, y - 0.075],
  ]
  if (isFramed) drawing.patch(frame, '#0c0d0f', 0.2, 0.008)
  drawing.patch(box(-0.186, y - 0.067, 0.186, y + 0.067), '#101113', 0.2, 0.007)
  drawing.patch(box(-0.182, y - 0.062, 0.182, y + 0.062), '#dfe1e4', 0.3, 0.003)
}

function drawWindscreen(drawing: Drawing, solid: Solid): void {
  const { screen, spec } = solid
  if (!screen) return
  const foot = findFoot(solid, screen)
  const head = screen.at[1] + screen.length * screen.along[1] - (spec.sporty ? 0.035 : 0)
  drawing.patch(outlineGlass(solid, screen, foot - 0.02, head - 0.01, 0.075), BLACK_GLASS, 0.5, 0.02)
  drawing.fill('glass', outlineGlass(solid, screen, foot + 0.045, head - 0.03, 0.09))
  drawing.fill('glass', box(-0.09, head - 0.1, 0.09, head + 0.02), '#000')
}

/** Finds where the windscreen meets the bonnet. */
function findFoot({ belt }: Solid, { at, normal }: GlassPlane): number {
  const slope = normal[1] / normal[0]
  return range(at[1], at[1] + 0.3, 0.01).find((y) => belt(at[0] - (y - at[1]) * slope) <= y + 0.02) ?? at[1]
}

/** Outlines a windscreen or rear window from straight ahead, `margin` inside the glasshouse. */
export function outlineGlass({ houseWidth }: Solid, plane: GlassPlane, low: number, high: number, margin: number): Point[] {
  const slope = plane.normal[1] / plane.normal[0]
  return mirrorShape(
    range(0, 8, 1).map((step): Point => {
      const y = low + ((high - low) * step) / 8
      return [houseWidth(plane.at[0] - (y - plane.at[1]) * slope, y) - margin, y]
    }),
  )
}
