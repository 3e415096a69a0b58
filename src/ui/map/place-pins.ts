import type { Coordinates } from '@/domain/geo'
import type { MapPin } from './drawn-map'

type Pinned = { slug: string; name: string; coordinates: Coordinates | null }

/** Pins for the places of which it is known where they are, numbered as in the list; one alone needs no number. */
export function toPins(places: readonly Pinned[]): MapPin[] {
  return places.flatMap(({ slug, name, coordinates }, at) =>
    coordinates
      ? [{ key: slug, name, coordinates, href: `#place-${slug}`, number: places.length > 1 ? at + 1 : null, isChosen: places.length === 1 }]
      : [],
  )
}
