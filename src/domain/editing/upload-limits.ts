/** The types of pictures that the site's image server reads. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif']
/** The largest size of a picture, in bytes. */
export const MAX_PICTURE_BYTES = 12_000_000

const NAMES = 'JPEG, PNG, WebP or AVIF'
const MB = 1_000_000
const writeMegabytes = (bytes: number) => `${(bytes / MB).toFixed(bytes < 10 * MB ? 1 : 0)} MB`

/** The limits of a picture in words, shown before somebody chooses a file (EDT-04). */
export const PICTURE_LIMITS = `${NAMES}, up to ${writeMegabytes(MAX_PICTURE_BYTES)}`

/** The message for a file beyond the limit whose name and size are unknown. */
export const PICTURE_TOO_LARGE = `This file is larger than ${writeMegabytes(MAX_PICTURE_BYTES)}. Save the picture smaller, and choose it again.`

type ChosenFile = { name: string; /** Its media type; empty when the browser knows none. */ type: string; /** In bytes. */ size: number }

/** Explains why a file can't be a picture of a site; null if it can (EDT-04). The server checks the content itself. */
export function explainPicture({ name, type, size }: ChosenFile): string | null {
  if (!PICTURE_TYPES.includes(type)) return `“${name}” is not a picture that browsers show. Choose ${NAMES}.`
  if (size > MAX_PICTURE_BYTES)
    return `“${name}” has ${writeMegabytes(size)}; a picture may have ${writeMegabytes(MAX_PICTURE_BYTES)}. Save it smaller, and choose it again.`
  return size === 0 ? `“${name}” is empty. Choose another file.` : null
}
