import { mkdir, rename } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { parkCars } from './park-cars'
import type { RawPicture } from './serve-page'

const QUALITY = 70

/** Encodes a picture as WebP and writes it atomically. */
export async function storePicture(folder: string, { file, width, height, pixels }: RawPicture): Promise<void> {
  const raw = { width, height, channels: 4 } as const
  const upright = await sharp(pixels, { raw }).flip().raw().toBuffer()
  const target = path.join(folder, file)
  await mkdir(path.dirname(target), { recursive: true })
  await sharp(upright, { raw })
    .composite(await parkCars(folder, file, width, height))
    .webp({ quality: QUALITY, effort: 3 })
    .toFile(`${target}.part`)
  await rename(`${target}.part`, target)
}
