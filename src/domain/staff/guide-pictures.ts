import sizes from './guide-pictures.json'

export type GuidePicture = {
  /** Address on the admin's host. */
  src: string
  width: number
  height: number
}

const SIZES: Readonly<Record<string, { width: number; height: number }>> = sizes

/**
 * Returns the picture that a page of the staff guide shows, or null if there is none.
 * @param target The file as the Markdown names it: `../../public/guide-pictures/menus.webp`.
 */
export function findGuidePicture(target: string): GuidePicture | null {
  const name = /\/([\w-]+)\.webp$/.exec(target)?.[1] ?? ''
  const size = Object.hasOwn(SIZES, name) ? SIZES[name] : undefined
  return size ? { src: `/guide-pictures/${name}.webp`, ...size } : null
}
