import { formatFigure } from '@/domain/numbers/figures'
import { distanceKm } from '@/domain/geo/geo'
import type { MapMarker } from '@/domain/search/results/map-index'

/** A pin's position on the plan, in percent of its width and height. */
export type PlacedPin = { name: string; left: number; top: number }

/** The plan's ratio of width to height, and the share of it that stays free around the pins. */
const ASPECT = 4 / 3
const MARGIN = 0.16
/** The smallest span in km, so that a single location is not shown at street scale. */
const LEAST_SPAN_KM = 4
/** Possible lengths of the scale bar. */
const BARS_KM = [1, 2, 5, 10, 25, 50, 100, 250, 500, 1000]
/** The longest scale bar, as a share of the plan's width. */
const LONGEST_BAR = 0.3

/** The space of a pin on a phone. Pins that are closer are moved apart, so that they can be tapped separately. */
const ROOM = { left: 9.5, top: 12.5 }
const EDGES = { from: 10, to: 90 }
const ROUNDS = 60

/** The plan of a few results: the markers, their pins in the same order, and the scale. */
export type ResultsPlan = { markers: MapMarker[]; pins: PlacedPin[]; scale: { label: string; share: number } | null }

const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2

/**
 * Places the markers on a plan with north up, to scale and centred (SRP-12, LIM-01). `scale` is a round length and the share of the width
 * that it takes, in percent.
 */
export function placeMarkers(markers: MapMarker[]): ResultsPlan | null {
  if (markers.length === 0) return null
  const centre = { lat: middle(markers.map(({ lat }) => lat)), lng: middle(markers.map(({ lng }) => lng)) }
  const east = (lng: number) => distanceKm(centre, { lat: centre.lat, lng }) * Math.sign(lng - centre.lng)
  const north = (lat: number) => distanceKm(centre, { lat, lng: centre.lng }) * Math.sign(lat - centre.lat)
  const points = markers.map(({ name, lat, lng }) => ({ name, x: east(lng), y: north(lat) }))
  const spread = Math.max(LEAST_SPAN_KM / 2, ...points.map(({ x }) => Math.abs(x)), ...points.map(({ y }) => Math.abs(y) * ASPECT))
  const width = (2 * spread) / (1 - 2 * MARGIN)
  const bar = BARS_KM.findLast((km) => km <= width * LONGEST_BAR)
  const pins = points.map(({ name, x, y }) => ({ name, left: 50 + (x / width) * 100, top: 50 - (y / (width / ASPECT)) * 100 }))
  return {
    markers,
    pins: separatePins(pins).map(({ name, left, top }) => ({ name, left: round(left), top: round(top) })),
    scale: bar === undefined ? null : { label: `${formatFigure(bar, 3)} km`, share: round((bar / width) * 100) },
  }
}

const inside = (percent: number) => Math.min(EDGES.to, Math.max(EDGES.from, percent))

/** Moves overlapping pins apart by half the distance each, along the axis with the smaller overlap. Other pins don't move. */
function separatePins(pins: readonly PlacedPin[]): PlacedPin[] {
  const moved = pins.map((pin) => ({ ...pin }))
  for (let turn = 0; turn < ROUNDS; turn += 1) {
    let isCrowded = false
    for (const [index, one] of moved.entries()) {
      for (const other of moved.slice(index + 1)) isCrowded = separate(one, other) || isCrowded
    }
    if (!isCrowded) break
  }
  return moved
}

/** Moves two pins apart. Returns whether it had to. */
function separate(one: PlacedPin, other: PlacedPin): boolean {
  const missing = { left: ROOM.left - Math.abs(other.left - one.left), top: ROOM.top - Math.abs(other.top - one.top) }
  if (missing.left <= 0.05 || missing.top <= 0.05) return false
  const side = missing.left / ROOM.left < missing.top / ROOM.top ? 'left' : 'top'
  const step = (other[side] < one[side] ? -1 : 1) * (missing[side] / 2)
  one[side] = inside(one[side] - step)
  other[side] = inside(other[side] + step)
  return true
}

const round = (percent: number) => Math.round(percent * 10) / 10
