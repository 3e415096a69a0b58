import { isRecord } from '@/domain/json/is-record'

/** A hotspot's position as feeds store it: `activeAngle` is the index of the spin image, `posX` and `posY` are percent from the top left. */
type StoredPosition = { hotspotId: string; activeAngle: number; posX: number; posY: number }
type StoredSpot = Record<string, unknown> & { id: string; description: string }
export type HotspotSideName = 'exterior' | 'interior'
/** The hotspots of one side, in one form whatever the feed wrote. Texts may be empty while staff type. */
export type HotspotSide = { hotspots: StoredSpot[]; positions: Record<string, StoredPosition[]> }
export type HotspotSides = Record<HotspotSideName, HotspotSide>

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const word = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

function readPosition(hotspotId: string, value: unknown): StoredPosition[] {
  if (!isRecord(value)) return []
  const [activeAngle = Number.NaN, posX = Number.NaN, posY = Number.NaN] = [value.activeAngle, value.posX, value.posY].map((one) =>
    word(one).trim() === '' ? Number.NaN : Number(one),
  )
  return Number.isInteger(activeAngle) && Number.isFinite(posX) && Number.isFinite(posY) ? [{ hotspotId, activeAngle, posX, posY }] : []
}

function readSide(value: unknown): HotspotSide {
  const { hotspots, positions } = isRecord(value) ? value : {}
  const flat = list(positions)
  const found = list(hotspots).flatMap((one): StoredSpot[] => {
    const id = isRecord(one) ? word(one.id) : ''
    return isRecord(one) && id !== '' ? [{ ...one, id, description: word(one.description) }] : []
  })
  const once = found.filter(({ id }, at) => found.findIndex((other) => other.id === id) === at)
  const positionsOf = (id: string) =>
    flat.length > 0
      ? flat.filter((position) => isRecord(position) && word(position.hotspotId) === id)
      : list(isRecord(positions) ? positions[id] : null)
  return {
    hotspots: once,
    positions: Object.fromEntries(once.map(({ id }) => [id, positionsOf(id).flatMap((one) => readPosition(id, one))])),
  }
}

/** Reads the stored hotspots of a vehicle, with positions by id or in one list (SPIN-07, EDT-14). */
export function readHotspotSides(stored: unknown): HotspotSides {
  const sides = isRecord(stored) ? stored : {}
  return { exterior: readSide(sides.exterior), interior: readSide(sides.interior) }
}

/** A point on a picture: the index of the spin image (0 for the interior), and percent of width and height. */
export type HotspotPlace = { frame: number; x: number; y: number }

const tenth = (value: number) => Math.round(Math.min(100, Math.max(0, value)) * 10) / 10

/** Places a hotspot on an image, in place of its earlier position there. An unknown id adds a hotspot without text. */
export function placeHotspot(side: HotspotSide, id: string, { frame, x, y }: HotspotPlace): HotspotSide {
  const isKnown = side.hotspots.some((spot) => spot.id === id)
  const others = (side.positions[id] ?? []).filter(({ activeAngle }) => activeAngle !== frame)
  const placed = [...others, { hotspotId: id, activeAngle: frame, posX: tenth(x), posY: tenth(y) }]
  return {
    hotspots: isKnown ? side.hotspots : [...side.hotspots, { id, description: '' }],
    positions: { ...side.positions, [id]: placed.sort((one, other) => one.activeAngle - other.activeAngle) },
  }
}

export function describeHotspot(side: HotspotSide, id: string, description: string): HotspotSide {
  return { ...side, hotspots: side.hotspots.map((spot) => (spot.id === id ? { ...spot, description } : spot)) }
}

export function removeHotspot(side: HotspotSide, id: string): HotspotSide {
  return {
    hotspots: side.hotspots.filter((spot) => spot.id !== id),
    positions: Object.fromEntries(Object.entries(side.positions).filter(([key]) => key !== id)),
  }
}

/** Removes a hotspot from one image; it stays on the others. */
export function hideHotspot(side: HotspotSide, id: string, frame: number): HotspotSide {
  const kept = (side.positions[id] ?? []).filter(({ activeAngle }) => activeAngle !== frame)
  return { ...side, positions: { ...side.positions, [id]: kept } }
}

/**
 * Keeps hotspots on their spin images when these are sorted or removed.
 * @param order For each new place the image's old place.
 */
export function followFrames(side: HotspotSide, order: readonly number[]): HotspotSide {
  const moved = Object.entries(side.positions).map(([id, positions]) => {
    const kept = positions.flatMap((position) => {
      const at = order.indexOf(position.activeAngle)
      return at < 0 ? [] : [{ ...position, activeAngle: at }]
    })
    return [id, kept.sort((one, other) => one.activeAngle - other.activeAngle)] as const
  })
  return { ...side, positions: Object.fromEntries(moved) }
}

/** Returns an id that no hotspot of the side has. */
export function nextHotspotId({ hotspots }: HotspotSide): string {
  const taken = new Set(hotspots.map(({ id }) => id))
  let number = hotspots.length + 1
  while (taken.has(`spot-${number}`)) number += 1
  return `spot-${number}`
}
