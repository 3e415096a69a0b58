/** Size in px and quality of the picture requested from a static map service (LOC-13). */
export const MAP_PICTURE = { width: 600, height: 400, quality: 75 } as const

/** Maximum zoom of every map (LOC-14). */
export const MAX_ZOOM = 15

/** A tenant's map service: address templates and attribution, null where not configured. */
export type MapSource = { tiles: string | null; attribution: string | null; picture: string | null }

const TILE_PARTS = ['{z}', '{x}', '{y}']
const PICTURE_PARTS = ['{lat}', '{lng}']

function isHttps(address: string): boolean {
  return URL.canParse(address) && new URL(address).protocol === 'https:'
}

function explainMissing(address: string, parts: readonly string[], example: string): string | null {
  if (!isHttps(address.replaceAll(/[{}]/g, '')) || /[\s"'<>]/.test(address)) return `Type the whole address, for example ${example}`
  const missing = parts.filter((part) => !address.includes(part))
  return missing.length > 0 ? `The address lacks ${missing.join(' and ')}, for example ${example}` : null
}

/** Explains why an address of map tiles cannot be used; null for a valid or missing one. */
export function explainBadTiles(address: string | null | undefined): string | null {
  return address ? explainMissing(address, TILE_PARTS, 'https://tiles.example.com/{z}/{x}/{y}.png') : null
}

/** Explains why an address of a map picture service cannot be used; null for a valid or missing one. */
export function explainBadPicture(address: string | null | undefined): string | null {
  const example = 'https://maps.example.com/picture?centre={lat},{lng}&zoom={zoom}&size={width}x{height}&quality={quality}'
  return address ? explainMissing(address, PICTURE_PARTS, example) : null
}

/** Rounds a zoom and limits it to 3 to {@link MAX_ZOOM} (LOC-14). */
export function capZoom(zoom: number): number {
  return Number.isFinite(zoom) ? Math.min(MAX_ZOOM, Math.max(3, Math.round(zoom))) : MAX_ZOOM
}

/**
 * The address of a map picture of a point, from the editor's template (LOC-13).
 * @param key The location's own map key for {key} (LOC-01); null leaves it empty.
 */
export function toPictureAddress(template: string, point: { lat: number; lng: number }, zoom: number, key: string | null = null): string {
  const values: Record<string, number | string> = { ...point, zoom: capZoom(zoom), ...MAP_PICTURE, key: encodeURIComponent(key ?? '') }
  return template.replaceAll(/\{(lat|lng|zoom|width|height|quality|key)\}/g, (part, name: string) => String(values[name] ?? part))
}

/**
 * A link to directions: the location's own link, or else its Google place, or else a search for its address on OpenStreetMap. Google's
 * links need no API key.
 * @param placeId The place's id at Google (LOC-01); null for none.
 */
export function toDirections(placeUrl: string | null, address: string, placeId: string | null = null): string {
  if (placeUrl !== null && isHttps(placeUrl)) return placeUrl
  if (placeId !== null)
    return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: address, query_place_id: placeId })}`
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`
}
