import { mkdir, rename } from 'node:fs/promises'
import path from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { parkCars } from './park-cars'
import type { RawPicture } from './serve-page'

const QUALITY = 70
const ALPHA_QUALITY = 88

/** Encodes a picture as WebP, and optionally its mirror image. */
export async function storePicture(folder: string, { file, mirrored, width, height, pixels }: RawPicture): Promise<void> {
  const raw = { width, height, channels: 4 } as const
  const turned = await sharp(pixels, { raw }).flip().raw().toBuffer()
  const upright = sharp(turned, { raw }).composite(await parkCars(folder, file, width, height))
  await write(upright.clone(), path.join(folder, file))
  if (mirrored !== '') await write(upright.clone().flop(), path.join(folder, mirrored))
}

/** Writes a file atomically. */
async function write(picture: Sharp, target: string): Promise<void> {
  await mkdir(path.dirname(target), { recursive: true })
  await picture.webp({ quality: QUALITY, alphaQuality: ALPHA_QUALITY, effort: 3 }).toFile(`${target}.part`)
  await rename(`${target}.part`, target)
}
