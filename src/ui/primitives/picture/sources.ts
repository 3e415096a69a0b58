/** The widths that the image service makes; next.config.ts allows the same. */
export const IMAGE_WIDTHS = [384, 640, 828, 1200, 1920] as const
const QUALITY = 75

export type ImageSources = { src: string; srcSet: string | null }

/** The address of a picture at a width, made on request. */
export function resizedUrl(src: string, width: (typeof IMAGE_WIDTHS)[number]): string {
  return `/_next/image?url=${encodeURIComponent(src)}&w=${width}&q=${QUALITY}`
}

const isOwn = (src: string) => src.startsWith('/demo-media/') || src.startsWith('/api/media/file/')

/** Our own pictures in all sizes up to their own; a picture from elsewhere, or a drawing, as it is. */
export function resolveSources(src: string, ownWidth: number): ImageSources {
  if (!isOwn(src) || src.endsWith('.svg')) return { src, srcSet: null }
  const enough = IMAGE_WIDTHS.find((width) => width >= ownWidth) ?? 1920
  const widths = IMAGE_WIDTHS.filter((width) => width <= enough)
  return { src: resizedUrl(src, enough), srcSet: widths.map((width) => `${resizedUrl(src, width)} ${width}w`).join(', ') }
}

/** The address of a picture for a place of so many px, counted in the screen's own dots: the next size up of our own pictures, another's as it is. */
export function resolveSourceFor(src: string, dots: number): string {
  return resolveSources(src, dots).src
}
