import type { Hotspot, HotspotPosition, VehicleMedia } from '@/domain/vehicle/gallery/media'
import type { Vehicle as VehicleDoc } from '@payload-types'
import { address } from './address'

type Entry = Record<string, unknown>

function entry(value: unknown): Entry {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.fromEntries(Object.entries(value)) : {}
}

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** Some feeds write numbers as text. */
function number(value: unknown): number {
  return typeof value === 'number' ? value : typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN
}

const word = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '')

function toPosition(value: unknown): HotspotPosition[] {
  const { activeAngle, posX, posY } = entry(value)
  const [frame, x, y] = [number(activeAngle), number(posX), number(posY)]
  const isOnPicture = Number.isInteger(frame) && frame >= 0 && x >= 0 && x <= 100 && y >= 0 && y <= 100
  return isOnPicture ? [{ frame, x, y }] : []
}

/**
 * Returns one side's hotspots, with positions from a map by hotspot id or from a flat list. Hotspots without a text or a position are left
 * out.
 */
function toHotspots(value: unknown): Hotspot[] {
  const { hotspots, positions: stored } = entry(value)
  const flat = list(stored)
  const seen = new Set<string>()
  return list(hotspots).flatMap((one) => {
    const id = word(entry(one).id)
    const description = word(entry(one).description)
    const own = flat.length > 0 ? flat.filter((position) => word(entry(position).hotspotId) === id) : list(entry(stored)[id])
    const positions = own.flatMap(toPosition)
    if (id === '' || description === '' || positions.length === 0 || seen.has(id)) return []
    seen.add(id)
    return [{ id, description, positions }]
  })
}

function toFrame(value: unknown): string[] {
  const { image, url } = entry(value)
  const found = address(value) ?? address(entry(image).url) ?? address(url)
  return found === null ? [] : [found]
}

/** Maps spin, videos, interior and hotspots of a vehicle document (CAR-04). Invalid parts are left out. */
export function toVehicleMedia(
  doc: Pick<VehicleDoc, 'video_url' | 'external_video_url' | 'spin_images' | 'spin_code' | 'spin_interior_image' | 'hotspots'>,
): VehicleMedia {
  const { exterior, interior } = entry(doc.hotspots)
  return {
    videoUrl: address(doc.video_url?.trim()),
    externalVideoUrl: address(doc.external_video_url?.trim()),
    spinImages: list(doc.spin_images).flatMap(toFrame),
    spinCode: doc.spin_code?.trim() || null,
    spinInteriorImage: address(doc.spin_interior_image?.trim()),
    hotspots: { exterior: toHotspots(exterior), interior: toHotspots(interior) },
  }
}
