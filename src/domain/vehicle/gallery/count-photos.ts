/** Counts the photos among a vehicle's stored images: entries with an address that are not videos (VDP-19). */
export function countPhotos(images: unknown): number {
  return Array.isArray(images) ? images.filter(isPhoto).length : 0
}

function isPhoto(entry: unknown): boolean {
  if (typeof entry !== 'object' || entry === null || !('image' in entry)) return false
  const { image } = entry
  const hasAddress =
    typeof image === 'object' && image !== null && 'url' in image && typeof image.url === 'string' && image.url.trim() !== ''
  return hasAddress && !('isVideo' in entry && entry.isVideo === true)
}
