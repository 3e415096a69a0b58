import path from 'node:path'
import { BODIES } from './renderer/bodies'
import { generateStock } from './seed/generate/generate-stock'
import { planStock, SEED } from './seed/stock-plans'
import { listPictures } from './seed/store/store-pictures'
import { demoTenants } from './tenants'

/** Lists the studio and outdoor pictures of cars that stock and pages show. They are the same on every day. */
export function listStockPictures(): string[] {
  const stock = generateStock({ now: Date.UTC(2026, 10, 21) / 1000, seed: SEED, plans: planStock() })
  const shown = stock.flatMap(({ images }) => images.map(({ image }) => path.basename(image.url)))
  const files = new Set([...shown, ...demoTenants.flatMap((tenant) => listPictures(tenant).map(({ file }) => file))])
  return [...files].filter(isStockPicture).toSorted()
}

/** Whether a picture belongs to the `stock` set of demo/blender. */
export function isStockPicture(file: string): boolean {
  return BODIES.some((body) => file.startsWith(`${body}-`)) && !file.endsWith('-transparent.webp')
}
