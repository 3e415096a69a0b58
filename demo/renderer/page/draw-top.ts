import type { Drawing } from './drawing'
import type { Solid } from './solid'

/** Draws the top: the shut lines of bonnet and boot lid, and the cover over a ute's tray. */
export function drawTop(drawing: Drawing, { spec, screen, frontEnd, name }: Solid): void {
  const half = spec.halfWidth - 0.2
  for (const side of [1, -1])
    drawing.line(
      [
        [(screen?.at[0] ?? 0) + 0.02, side * (half - 0.02)],
        [spec.wheelbase / 2, side * half],
        [frontEnd - 0.36, side * (half - 0.02)],
        [frontEnd - 0.16, side * (half - 0.12)],
      ],
      0.008,
      { isSmooth: true },
    )
  if (spec.tray) drawTrayCover(drawing, spec.tray[0], spec.tray[1], spec.halfWidth - 0.075)
  const bootLine = (spec.house?.rearBase[0] ?? 0) - 0.02
  if (name === 'sedan')
    drawing.line(
      [
        [bootLine, -0.6],
        [bootLine, 0.6],
      ],
      0.006,
    )
}

function drawTrayCover(drawing: Drawing, front: number, rear: number, half: number): void {
  drawing.patch(
    [
      [front - 0.03, -half],
      [front - 0.03, half],
      [rear, half],
      [rear, -half],
    ],
    '#0d0e10',
    0,
    0.01,
  )
  for (let rib = 1; rib < 5; rib += 1) {
    const x = front + ((rear - front) * rib) / 5
    drawing.stroke(
      [
        [x, -half + 0.03],
        [x, half - 0.03],
      ],
      0.012,
      '#16171a',
      0,
      { rise: 0.6 },
    )
  }
}
