import type { Coordinates } from '@/domain/geo/geo'
import { distanceKm } from '@/domain/geo/geo'
import { formatDistance } from '@/domain/locations/locator'

function readCoordinates(item: HTMLElement): Coordinates | null {
  const [lat, lng] = (item.dataset.at ?? '').split(',').map(Number)
  return lat !== undefined && lng !== undefined && Number.isFinite(lat) && Number.isFinite(lng) ? { lat, lng } : null
}

/**
 * Orders the server-rendered locations by their distance from a place, and shows it on each (LOOK-18). Locations without coordinates come
 * last, in their order.
 */
export function orderByDistance(list: Element, place: Coordinates): void {
  const items = [...list.querySelectorAll<HTMLElement>(':scope > li')].map((item) => {
    const at = readCoordinates(item)
    return { item, km: at ? distanceKm(place, at) : null }
  })
  for (const { item, km } of items.toSorted((a, b) => (a.km ?? Infinity) - (b.km ?? Infinity) || 0)) {
    const shown = item.querySelector('[data-distance]')
    if (shown) shown.textContent = km === null ? '' : formatDistance(km)
    list.append(item)
  }
}
