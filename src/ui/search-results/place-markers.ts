import { type Coordinates, distanceKm } from '@/domain/geo'

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

type Plan = { pins: PlacedPin[]; scale: { label: string; share: number } | null }

const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2

/**
 * Places → where their pins stand on a plan with north up, drawn to scale around their middle (SRP-12, LIM-01). `scale` is a round length with the share
 * of the width that it takes, in percent.
 */
export function placeMarkers(markers: readonly (Coordinates & { name: string })[]): Plan {
  const centre = { lat: middle(markers.map(({ lat }) => lat)), lng: middle(markers.map(({ lng }) => lng)) }
  const east = (lng: number) => distanceKm(centre, { lat: centre.lat, lng }) * Math.sign(lng - centre.lng)
  const north = (lat: number) => distanceKm(centre, { lat, lng: centre.lng }) * Math.sign(lat - centre.lat)
  const points = markers.map(({ name, lat, lng }) => ({ name, x: east(lng), y: north(lat) }))
  const spread = Math.max(LEAST_SPAN_KM / 2, ...points.map(({ x }) => Math.abs(x)), ...points.map(({ y }) => Math.abs(y) * ASPECT))
  const width = (2 * spread) / (1 - 2 * MARGIN)
  const bar = BARS_KM.findLast((km) => km <= width * LONGEST_BAR)
  return {
    pins: points.map(({ name, x, y }) => ({ name, left: round(50 + (x / width) * 100), top: round(50 - (y / (width / ASPECT)) * 100) })),
    scale: bar === undefined ? null : { label: `${bar.toLocaleString('en-AU')} km`, share: round((bar / width) * 100) },
  }
}

const round = (percent: number) => Math.round(percent * 10) / 10
