import { existsSync } from 'node:fs'
import { mkdir, rename } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { emptyYardOf, parkCars, YARDS } from './park-cars'
import type { Options } from './read-options'

/** Showrooms with an empty forecourt, rendered by ../blender. */
const EMPTY_YARDS = 'demo/renderer/empty-yards'
const QUALITY = 70

/** Returns the showrooms that match the options, without existing pictures. */
export function chooseYards({ views, redraws }: Pick<Options, 'views' | 'redraws'>, exists: (file: string) => boolean): string[] {
  return YARDS.filter((file) => (views.length === 0 || views.some((view) => file === `${view}.webp`)) && (redraws || !exists(file)))
}

/** Parks cars in front of the showrooms. */
export async function composeYards(options: Options): Promise<void> {
  for (const file of chooseYards(options, (name) => existsSync(path.join(options.folder, name)))) {
    const target = path.join(options.folder, file)
    const yard = sharp(path.join(EMPTY_YARDS, emptyYardOf(file)))
    const { width, height } = await yard.metadata()
    await mkdir(options.folder, { recursive: true })
    await yard
      .composite(await parkCars(options.folder, file, width, height))
      .webp({ quality: QUALITY, effort: 6 })
      .toFile(`${target}.part`)
    await rename(`${target}.part`, target)
    console.log(target)
  }
}
