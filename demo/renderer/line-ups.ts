import { existsSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import type { BodyName } from './bodies'
import { type CutOutPaint, nameCutOut } from './picture-names'

/** A car of a line-up: its width and the position of its picture, in pixels. The farthest comes first. */
type Placed = { body: BodyName; paint: CutOutPaint; width: number; left: number; top: number }
type LineUp = { file: string; width: number; height: number; cars: readonly Placed[] }

/** Several cars on one transparent background, for a group's wide pictures. */
const LINE_UPS: readonly LineUp[] = [
  {
    file: 'line-up-three-transparent.webp',
    width: 1400,
    height: 400,
    cars: [
      { body: 'ute', paint: 'silver', width: 690, left: -10, top: -68 },
      { body: 'sedan', paint: 'red', width: 690, left: 740, top: -68 },
      { body: 'suv', paint: 'blue', width: 860, left: 270, top: -84 },
    ],
  },
  {
    file: 'line-up-utes-transparent.webp',
    width: 1260,
    height: 480,
    cars: [
      { body: 'ute', paint: 'silver', width: 800, left: -10, top: -72 },
      { body: 'ute', paint: 'blue', width: 960, left: 350, top: -105 },
    ],
  },
]

/** Combines the cut-outs of each line-up. Skips one whose cut-outs are not drawn yet. */
export async function composeLineUps(folder: string, redraws: boolean): Promise<void> {
  const source = ({ body, paint }: Placed) => path.join(folder, nameCutOut(body, paint))
  for (const { file, width, height, cars } of LINE_UPS) {
    const target = path.join(folder, file)
    if ((existsSync(target) && !redraws) || !cars.every((car) => existsSync(source(car)))) continue
    const layers = await Promise.all(cars.map((car) => place(source(car), car, width, height)))
    await sharp({ create: { width, height, channels: 4, background: '#0000' } })
      .composite(layers)
      .webp({ quality: 60, alphaQuality: 80 })
      .toFile(target)
    console.log(target)
  }
}

/** Returns the car's picture at its size, cropped to the line-up. */
async function place(source: string, car: Placed, width: number, height: number) {
  const drawn = await sharp(source).resize(car.width).png().toBuffer({ resolveWithObject: true })
  const left = Math.max(0, car.left)
  const top = Math.max(0, car.top)
  const cut = {
    left: left - car.left,
    top: top - car.top,
    width: Math.min(drawn.info.width, width - car.left) - (left - car.left),
    height: Math.min(drawn.info.height, height - car.top) - (top - car.top),
  }
  return { input: await sharp(drawn.data).extract(cut).png().toBuffer(), left, top }
}
