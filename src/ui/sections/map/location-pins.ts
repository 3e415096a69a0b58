import type { Coordinates } from '@/domain/geo/geo'
import type { StateRow } from '@/domain/locations/state-table'
import type { MapPin } from './drawn-map'

type Pinned = { slug: string; name: string; coordinates: Coordinates | null; mapKey?: string | null }

/** Returns pins for the locations with known coordinates, numbered as in the list. A single pin has no number. */
export function toPins(places: readonly Pinned[]): MapPin[] {
  return places.flatMap(({ slug, name, coordinates, mapKey }, at) =>
    coordinates
      ? [
          {
            key: slug,
            name,
            coordinates,
            href: `#place-${slug}`,
            number: places.length > 1 ? at + 1 : null,
            isChosen: places.length === 1,
            // Only a single location has a map image.
            ...(mapKey && places.length === 1 ? { mapKey } : {}),
          },
        ]
      : [],
  )
}

/** Returns a pin for each state with known coordinates, with its number of locations. */
export function toStatePins(rows: readonly StateRow[]): MapPin[] {
  return rows.flatMap(({ state, name, href, locations, centre }) =>
    centre ? [{ key: state, name: `${name}: ${locations}`, coordinates: centre, href, number: locations }] : [],
  )
}
