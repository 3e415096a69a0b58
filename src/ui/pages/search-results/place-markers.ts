import { formatFigure } from '@/domain/numbers/figures'
import { distanceKm } from '@/domain/geo/geo'
import type { MapMarker } from '@/domain/search/results/map-index'

/** A place on the plan, in percent of its width and height. */
export type PlacedPin = { name: string; left: number; top: number }

/** The plan is this much wider than tall, and keeps this share of itself free around the pins. */
const ASPECT = 4 / 3
const MARGIN = 0.16
/** One place alone, or yards of one street, are not shown at the scale of a garden. */
const LEAST_SPAN_KM = 4
/** Lengths that a scale bar can have. */
const BARS_KM = [1, 2, 5, 10, 25, 50, 100, 250, 500, 1000]
/** A bar is at most this share of the plan's width. */
const LONGEST_BAR = 0.3

/** A pin's own room on the plan of a phone: two that stand nearer are moved apart until a finger can tell them. */
const ROOM = { left: 9.5, top: 12.5 }
const EDGES = { from: 10, to: 90 }
const ROUNDS = 60

/** The plan of few results: the pins of its markers, in their order, and its scale. */
export type ResultsPlan = { markers: MapMarker[]; pins: PlacedPin[]; scale: { label: string; share: number } | null }

const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2

/**
 * Places → where their pins stand on a plan with north up, drawn to scale around their middle (SRP-12, LIM-01). `scale` is a round length with the share
 * of the width that it takes, in percent.
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
    pins: keepApart(pins).map(({ name, left, top }) => ({ name, left: round(left), top: round(top) })),
    scale: bar === undefined ? null : { label: `${formatFigure(bar, 3)} km`, share: round((bar / width) * 100) },
  }
}

const inside = (percent: number) => Math.min(EDGES.to, Math.max(EDGES.from, percent))

/** Moves pins that cover each other apart, half the way each, along the side on which they have less to go; all others stay where they belong. */
function keepApart(pins: readonly PlacedPin[]): PlacedPin[] {
  const moved = pins.map((pin) => ({ ...pin }))
  for (let turn = 0; turn < ROUNDS; turn += 1) {
    let isCrowded = false
    for (const [index, one] of moved.entries()) {
      for (const other of moved.slice(index + 1)) isCrowded = part(one, other) || isCrowded
    }
    if (!isCrowded) break
  }
  return moved
}

/** Whether the two had to be moved. */
function part(one: PlacedPin, other: PlacedPin): boolean {
  const missing = { left: ROOM.left - Math.abs(other.left - one.left), top: ROOM.top - Math.abs(other.top - one.top) }
  if (missing.left <= 0.05 || missing.top <= 0.05) return false
  const side = missing.left / ROOM.left < missing.top / ROOM.top ? 'left' : 'top'
  const step = (other[side] < one[side] ? -1 : 1) * (missing[side] / 2)
  one[side] = inside(one[side] - step)
  other[side] = inside(other[side] + step)
  return true
}

const round = (percent: number) => Math.round(percent * 10) / 10
