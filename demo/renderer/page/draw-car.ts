import { drawCaravanEnds, drawCaravanSide } from './draw-caravan'
import { drawFront } from './draw-front'
import { drawRear } from './draw-rear'
import { drawSide } from './draw-side'
import { drawTop } from './draw-top'
import { Drawing, type DrawingTexture } from './drawing'
import type { Solid } from './solid'

export type CarDrawings = { left: DrawingTexture; right: DrawingTexture; front: DrawingTexture; rear: DrawingTexture; top: DrawingTexture }

/** Draws the five views of a body: both sides, front, rear and top. */
export function drawCar(solid: Solid): CarDrawings {
  const { spec, frontEnd, rearEnd } = solid
  const across = [-spec.halfWidth - 0.08, spec.halfWidth + 0.08] as const
  const along = [rearEnd - 0.1, frontEnd + 0.1] as const
  const openSide = () => new Drawing([...along, 0, spec.height + 0.1], 480)
  const openEnd = () => new Drawing([...across, 0, spec.height + 0.1], 640)
  const [left, right, front, rear, top] = [openSide(), openSide(), openEnd(), openEnd(), new Drawing([...along, ...across], 320)]
  if (spec.house) {
    drawSide(left, solid, true)
    drawSide(right, solid, false)
    drawFront(front, solid)
    drawRear(rear, solid)
    drawTop(top, solid)
  } else {
    drawCaravanSide(left, solid, true)
    drawCaravanSide(right, solid, false)
    drawCaravanEnds(front, rear, solid)
  }
  return { left: left.bake(), right: right.bake(), front: front.bake(), rear: rear.bake(), top: top.bake() }
}
