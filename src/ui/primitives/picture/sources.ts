/** The widths that the image service generates. next.config.ts must allow the same. */
export const IMAGE_WIDTHS = [384, 640, 828, 1200, 1920] as const
const QUALITY = 75

export type ImageSources = { src: string; srcSet: string | null }

/** Returns the address of a picture at a width. The image service resizes it on request. */
export function resizedUrl(src: string, width: (typeof IMAGE_WIDTHS)[number]): string {
  return `/_next/image?url=${encodeURIComponent(src)}&w=${width}&q=${QUALITY}`
}

const isOwn = (src: string) => src.startsWith('/demo-media/') || src.startsWith('/api/media/file/')

/** Returns all sizes of our own pictures up to their intrinsic width. External pictures and drawings stay unchanged. */
export function resolveSources(src: string, ownWidth: number): ImageSources {
  if (!isOwn(src) || src.endsWith('.svg')) return { src, srcSet: null }
  const enough = IMAGE_WIDTHS.find((width) => width >= ownWidth) ?? 1920
  const widths = IMAGE_WIDTHS.filter((width) => width <= enough)
  return { src: resizedUrl(src, enough), srcSet: widths.map((width) => `${resizedUrl(src, width)} ${width}w`).join(', ') }
}

/**
 * Returns the address of a picture for a width in device pixels: the next larger size of our own pictures, or the original address of
 * others.
 */
export function resolveSourceFor(src: string, dots: number): string {
  return resolveSources(src, dots).src
}
