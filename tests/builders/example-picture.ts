import { EXAMPLE_PICTURES } from '@blocks/example-pictures'

const FILES: Record<number, { file: string; width: number; height: number }> = {
  [EXAMPLE_PICTURES.photo]: { file: 'suv-blue-side.webp', width: 1200, height: 800 },
  [EXAMPLE_PICTURES.cutout]: { file: 'suv-blue-front-transparent.webp', width: 1200, height: 800 },
  [EXAMPLE_PICTURES.wide]: { file: 'hero-4x4-outdoor.webp', width: 1920, height: 695 },
}

/** Returns the picture of a block's example as the tenant's picture reader would, or null for any other reference. */
export function anExamplePicture(reference: unknown) {
  const found = typeof reference === 'number' ? FILES[reference] : undefined
  if (!found) return null
  const { file, width, height } = found
  return { url: `/demo-media/${file}`, width, height, alt: 'Blue SUV', focal: { x: 50, y: 50 } }
}
