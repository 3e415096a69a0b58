import type { Coordinates } from './geo'

/** A point of a drawing, in its own units, to the right and down. */
export type Point = { x: number; y: number }

/** The visible part of a drawn map. `toPoint` projects a place onto it, `kmToUnits` is the scale at its centre. */
export type MapViewport = {
  width: number
  height: number
  bounds: { west: number; east: number; south: number; north: number }
  toPoint: (place: Coordinates) => Point
  kmToUnits: number
}

const KM_PER_DEGREE = 111.195

type Wanted = {
  /** Must be visible. */
  places: readonly Coordinates[]
  /** A circle that must be visible too. */
  ring?: { centre: Coordinates; km: number } | null
  width: number
  height: number
  /** Minimum width in km, so that a single place does not fill the map. */
  minWidthKm: number
  /** Margin at each side, as a share of the drawing. */
  margin?: number
  /** Width at the right that a panel covers, in the drawing's units. */
  covered?: number
}

function spanOf(values: readonly number[]): { middle: number; span: number } {
  const low = Math.min(...values)
  const high = Math.max(...values)
  return { middle: (low + high) / 2, span: high - low }
}

/**
 * Fits a viewport around places: north up, the same scale in both directions at its centre. Accurate for any part of Australia; the whole
 * country appears slightly wide in the south. Without places it shows the whole country.
 */
export function fitMap({ places, ring, width, height, minWidthKm, margin = 0.12, covered = 0 }: Wanted): MapViewport {
  const open = width - covered
  const reach = ring ? ring.km / KM_PER_DEGREE : 0
  const seen = ring
    ? [...places, { lat: ring.centre.lat + reach, lng: ring.centre.lng }, { lat: ring.centre.lat - reach, lng: ring.centre.lng }]
    : places
  const given = seen.length > 0 ? seen : WHOLE_COUNTRY
  const lat = spanOf(given.map((place) => place.lat))
  const shrink = Math.cos((lat.middle * Math.PI) / 180)
  const sides = ring ? [ring.centre.lng - reach / shrink, ring.centre.lng + reach / shrink] : []
  const lng = spanOf([...given.map((place) => place.lng), ...sides])
  const least = minWidthKm / KM_PER_DEGREE
  const free = 1 - 2 * margin
  // Degrees of latitude per unit of the drawing: the scale of both directions.
  const degrees = Math.max(lat.span / (height * free), (lng.span * shrink) / (open * free), least / open)
  const west = lng.middle - (degrees * open) / 2 / shrink
  const north = lat.middle + (degrees * height) / 2
  return {
    width,
    height,
    bounds: { west, east: west + (degrees * width) / shrink, north, south: north - degrees * height },
    toPoint: (place) => ({ x: ((place.lng - west) * shrink) / degrees, y: (north - place.lat) / degrees }),
    kmToUnits: 1 / (degrees * KM_PER_DEGREE),
  }
}

const WHOLE_COUNTRY: readonly Coordinates[] = [
  { lat: -10.5, lng: 113 },
  { lat: -43.7, lng: 153.7 },
]

type Edge = { isIn: (point: Point) => boolean; cross: (a: Point, b: Point) => Point }

function edgesOf({ width, height }: Pick<MapViewport, 'width' | 'height'>, bleed: number): Edge[] {
  const at = (a: number, b: number, share: number) => a + (b - a) * share
  const atX = (x: number) => (a: Point, b: Point) => ({ x, y: at(a.y, b.y, (x - a.x) / (b.x - a.x)) })
  const atY = (y: number) => (a: Point, b: Point) => ({ x: at(a.x, b.x, (y - a.y) / (b.y - a.y)), y })
  return [
    { isIn: ({ x }) => x >= -bleed, cross: atX(-bleed) },
    { isIn: ({ x }) => x <= width + bleed, cross: atX(width + bleed) },
    { isIn: ({ y }) => y >= -bleed, cross: atY(-bleed) },
    { isIn: ({ y }) => y <= height + bleed, cross: atY(height + bleed) },
  ]
}

/** Clips a closed line to the drawing plus a bleed (Sutherland-Hodgman); empty if nothing remains. */
export function clipRing(ring: readonly Point[], size: Pick<MapViewport, 'width' | 'height'>, bleed = 4): Point[] {
  return edgesOf(size, bleed).reduce<Point[]>(
    (points, { isIn, cross }) =>
      points.flatMap((point, at) => {
        const before = points.at(at - 1) ?? point
        if (isIn(point)) return isIn(before) ? [point] : [cross(before, point), point]
        return isIn(before) ? [cross(before, point)] : []
      }),
    [...ring],
  )
}

/** Decodes the coast: deltas in thousandths of a degree, longitude before latitude. */
export function readCoast(encoded: readonly (readonly number[])[]): Coordinates[][] {
  return encoded.map((numbers) => {
    let lng = 0
    let lat = 0
    const ring: Coordinates[] = []
    for (let at = 0; at + 1 < numbers.length; at += 2) {
      lng += numbers[at] ?? 0
      lat += numbers[at + 1] ?? 0
      ring.push({ lng: lng / 1000, lat: lat / 1000 })
    }
    return ring
  })
}

/** Below this scale in units per kilometre a drawing shows the whole country, where bays are not needed. */
const COUNTRY_SCALE = 0.3

/**
 * The SVG path of the land in a viewport, simplified to visible points. A whole country is drawn with longer strokes and without small
 * islands, a tenth of the size.
 */
export function drawLand(coast: readonly (readonly Coordinates[])[], viewport: MapViewport): string {
  const isCountry = viewport.kmToUnits < COUNTRY_SCALE
  const [finest, fewest, decimals] = isCountry ? [3.5, 5, 0] : [1.2, 3, 1]
  return coast
    .flatMap((ring) => {
      const points = thin(clipRing(ring.map(viewport.toPoint), viewport), finest)
      return points.length < fewest ? [] : `M${points.map(({ x, y }) => `${x.toFixed(decimals)} ${y.toFixed(decimals)}`).join('L')}Z`
    })
    .join('')
}

function thin(points: readonly Point[], finest: number): Point[] {
  const thinned: Point[] = []
  for (const point of points) {
    const last = thinned.at(-1)
    if (!last || Math.hypot(point.x - last.x, point.y - last.y) >= finest) thinned.push(point)
  }
  return thinned
}
