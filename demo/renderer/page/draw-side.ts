import type { Point } from './curve'
import type { Drawing } from './drawing'
import { arc, box, layOutSide, range, type SideLayout } from './layout'
import { isVan, type Solid } from './solid'

const SHUT = 0.0065
export const BLACK_GLASS = '#060607'
export const CLADDING = '#26282c'

/** Draws one side of a car: windows, shut lines, cladding, and the lamps that wrap round from front and rear. */
export function drawSide(drawing: Drawing, solid: Solid, isLeft: boolean): void {
  const layout = layOutSide(solid)
  if (!solid.spec.open) drawWindows(drawing, solid, layout)
  drawDoors(drawing, solid, layout)
  drawBumperLines(drawing, solid, isLeft)
  drawHandleRecesses(drawing, layout)
  drawCladding(drawing, solid)
  drawLampZones(drawing, solid)
}

function drawWindows(drawing: Drawing, solid: Solid, layout: SideLayout): void {
  const { spec } = solid
  const outline = outlineWindows(solid, layout)
  const front = outline[0]?.[0] ?? 0
  const rear = spec.sideGlass?.rear[1] ?? 0
  drawPane(drawing, outline)
  if (spec.chrome) {
    const lower = outline.slice(-Math.round((front - rear) / 0.08)).map(([x, y]): Point => [x, y - 0.018])
    drawing.stroke(lower, 0.014, '#c9ccd0', 1, { rise: 0.5 })
  }
  const { belt, windowTop, pillar, rearPillar } = layout
  const post = (low: number, high: number, half: number) =>
    drawing.fill(
      'glass',
      [
        [low - half, belt(low) - 0.1],
        [low + half, belt(low) - 0.1],
        [high + half * 0.8, spec.height],
        [high - half * 0.8, spec.height],
      ],
      '#000',
    )
  if (isVan(spec)) {
    for (const [ahead, behind] of [
      [-0.02, -0.95],
      [-1.12, -2.2],
    ] as const)
      drawPane(drawing, [
        [ahead, belt(ahead) + 0.05],
        [ahead, windowTop(ahead) - 0.02],
        [behind, windowTop(behind) - 0.02],
        [behind - 0.03, belt(behind) + 0.05],
      ])
  } else {
    post(pillar, pillar - 0.05, 0.035)
    if (spec.doors === 4 && !spec.tray) post(rearPillar + 0.02, rearPillar + 0.12, 0.022)
  }
  post(front - 0.17, front - 0.27, 0.012)
}

function drawPane(drawing: Drawing, outline: readonly Point[]): void {
  drawing.patch(outline, BLACK_GLASS, 0.5, 0.022)
  drawing.fill('glass', outline)
}

/** Outlines from the foot of the windscreen pillar up, back along the roof and forward along the belt. */
function outlineWindows({ spec, screen, screenBow, houseWidth }: Solid, { belt, windowTop, pillar }: SideLayout): Point[] {
  if (!screen || !spec.sideGlass) return []
  const slope = screen.normal[1] / screen.normal[0]
  const gap = (spec.boxy ? 0.075 : 0.05) / screen.normal[0]
  const rising = range(belt(0.9) - 0.022, spec.height, 0.02)
    .map((y): Point => [screen.at[0] - (y - screen.at[1]) * slope - screenBow * houseWidth(screen.at[0], y) ** 2 - gap, y])
    .filter(([x, y]) => y > belt(x) && y < windowTop(x))
  const front = rising[0]?.[0] ?? 0
  const top = rising.at(-1)?.[0] ?? 0
  const van = isVan(spec)
  const [rearTop, rearFoot] = van ? [pillar + 0.02, pillar + 0.02] : spec.sideGlass.rear
  const { kick } = spec.sideGlass
  const roofLine = range(0, top - 0.03 - rearTop, 0.05).map((back): Point => [top - 0.03 - back, windowTop(top - 0.03 - back)])
  const beltLine = range(van ? pillar + 0.05 : rearFoot + 0.12, front, 0.08).map((x): Point => {
    const rise = Math.max(0, 1 - (x - rearFoot) / 0.6)
    return [x, belt(x) + (van ? 0 : kick * rise * rise)]
  })
  return [
    [front + 0.03, belt(front)],
    ...rising.slice(1),
    ...roofLine,
    [rearTop, windowTop(rearTop)],
    [rearFoot, belt(rearFoot) + (van ? 0 : kick)],
    ...beltLine,
  ]
}

function drawDoors(drawing: Drawing, solid: Solid, layout: SideLayout): void {
  const { spec } = solid
  const { belt, pillar, rearPillar, frontDoor, sillLine } = layout
  const shut = (points: readonly Point[], width = SHUT) => drawing.line(points, width, { isSmooth: true })
  shut([
    [frontDoor + 0.04, belt(frontDoor) - 0.03],
    [frontDoor, belt(frontDoor) - 0.28],
    [frontDoor - 0.01, sillLine + 0.18],
    [frontDoor - 0.05, sillLine],
    [frontDoor - 0.22, sillLine],
  ])
  const rearDoorFoot = spec.doors === 4 ? rearPillar + 0.3 : pillar + 0.1
  drawing.line(
    [
      [frontDoor - 0.2, sillLine],
      [rearDoorFoot, sillLine],
    ],
    SHUT,
  )
  if (isVan(spec)) return drawVanDoors(drawing, solid, layout)
  if (spec.doors === 2)
    return shut([
      [pillar, belt(pillar)],
      [pillar - 0.03, belt(pillar) - 0.3],
      [pillar + 0.02, sillLine + 0.06],
      [pillar + 0.14, sillLine],
      [pillar + 0.2, sillLine],
    ])
  shut([
    [pillar, belt(pillar)],
    [pillar + 0.01, belt(pillar) - 0.3],
    [pillar, sillLine],
  ])
  const rearAxle = -spec.wheelbase / 2
  const roundArch = arc([rearAxle, spec.wheelRadius], solid.archRadius + 0.055, 120, 22, 7).filter(
    ([x, y]) => x > rearPillar - 0.03 && y > sillLine + 0.02,
  )
  const foot = (roundArch.at(-1)?.[0] ?? rearPillar) + 0.05
  shut([[rearPillar + 0.02, belt(rearPillar)], [rearPillar - 0.02, belt(rearPillar) - 0.22], ...roundArch, [foot, sillLine]])
}

function drawVanDoors(drawing: Drawing, { rearEnd }: Solid, { belt, windowTop, pillar, sillLine }: SideLayout): void {
  const end = pillar - 1.05
  const lines: Point[][] = [
    [
      [pillar, windowTop(0) + 0.05],
      [pillar, sillLine],
    ],
    [
      [end, windowTop(-1) + 0.05],
      [end, sillLine + 0.02],
      [pillar - 0.9, sillLine],
      [pillar, sillLine],
    ],
  ]
  for (const line of lines) drawing.line(line, SHUT)
  drawing.line(
    [
      [pillar - 0.9, belt(-1) - 0.05],
      [rearEnd + 0.1, belt(-1) - 0.05],
    ],
    0.012,
  )
}

function drawBumperLines(
  drawing: Drawing,
  { spec, frontEnd, rearEnd, archRadius, noseHeight, deckHeight, belt }: Solid,
  isLeft: boolean,
): void {
  const axle = spec.wheelbase / 2
  const front = spec.sill + (noseHeight - spec.sill) * (spec.boxy ? 0.5 : 0.62)
  const rear = spec.sill + (deckHeight - spec.sill) * 0.55
  const lines: Point[][] = [
    [
      [axle + archRadius + 0.005, front + 0.01],
      [axle + archRadius + 0.12, front + 0.03],
      [frontEnd - 0.15, front + 0.05],
    ],
    [
      [-axle - archRadius - 0.005, rear],
      [-axle - archRadius - 0.12, rear + 0.02],
      [rearEnd + 0.05, rear + 0.03],
    ],
  ]
  for (const line of lines) drawing.line(line, SHUT, { isSmooth: true })
  if (!spec.tray) {
    const flap = arc([-axle - 0.055, deckHeight - 0.215], 0.075, 0, 354, 6)
    if (isLeft) drawing.line(flap, 0.0045, { style: '#aaa', isClosed: true })
    return
  }
  const [trayFront] = spec.tray
  drawing.line(
    [
      [trayFront, 1.24],
      [trayFront, spec.sill + 0.15],
    ],
    0.012,
  )
  drawing.line(
    [
      [-2.6, deckHeight - 0.03],
      [-2.6, 0.6],
    ],
    SHUT,
  )
  drawing.patch(
    [
      [trayFront - 0.04, belt(-1) - 0.02],
      [trayFront - 0.04, belt(-1) + 0.04],
      [rearEnd, belt(-2.5) + 0.04],
      [rearEnd, belt(-2.5) - 0.02],
    ],
    '#101113',
  )
}

function drawHandleRecesses(drawing: Drawing, { handles }: SideLayout): void {
  for (const [channel, tone, flat] of [
    ['line', '#999', '#000'],
    ['height', '#303030', 'rgb(128,128,128)'],
  ] as const)
    for (const [x, y] of handles) {
      const pen = drawing.pen(channel)
      const hollow = pen.createRadialGradient(x, y - 0.005, 0, x, y - 0.005, 0.06)
      hollow.addColorStop(0, tone)
      hollow.addColorStop(1, flat)
      pen.globalCompositeOperation = channel === 'line' ? 'lighten' : 'darken'
      pen.fillStyle = hollow
      pen.fillRect(x - 0.07, y - 0.07, 0.14, 0.14)
      pen.globalCompositeOperation = 'source-over'
    }
}

function drawCladding(drawing: Drawing, { spec, axles, archRadius, frontEnd, rearEnd }: Solid): void {
  const low = spec.cladding === 'arches' ? spec.sill + 0.13 : spec.sill + 0.03
  if (spec.cladding === 'arches')
    for (const axle of axles) drawing.patch(arc([axle, spec.wheelRadius], archRadius + 0.075, -60, 240, 4), CLADDING)
  drawing.patch(box(rearEnd - 0.1, 0, frontEnd + 0.1, low), CLADDING)
}

/** Front and rear lamps are visible from the side as far back as these zones reach. */
function drawLampZones(drawing: Drawing, { spec, frontEnd, rearEnd }: Solid): void {
  const offRoad = spec.boxy && !isVan(spec)
  const [high, low] = spec.sporty ? [0.52, 0.36] : offRoad ? [0.26, 0.26] : [0.44, 0.36]
  drawing.fill('lamp', [
    [frontEnd - high, spec.height],
    [frontEnd - low, 0],
    [frontEnd + 0.2, 0],
    [frontEnd + 0.2, spec.height],
  ])
  const [foot, head] = spec.boxy ? [0.15, 0.15] : [0.3, 0.34]
  drawing.fill('lamp', [
    [rearEnd - 0.2, spec.height],
    [rearEnd - 0.2, 0],
    [rearEnd + foot, 0],
    [rearEnd + head, spec.height],
  ])
}
