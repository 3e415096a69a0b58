import type { Coordinates } from '@/domain/geo/geo'
import type { StateRow } from '@/domain/locations/state-table'
import type { MapPin } from './drawn-map'

type Pinned = { slug: string; name: string; coordinates: Coordinates | null; mapKey?: string | null }

/** Pins for the places of which it is known where they are, numbered as in the list; one alone needs no number. */
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
            // a picture is asked for of a place alone
            ...(mapKey && places.length === 1 ? { mapKey } : {}),
          },
        ]
      : [],
  )
}

/** A pin for each state of which it is known where its places are, with their number. */
export function toStatePins(rows: readonly StateRow[]): MapPin[] {
  return rows.flatMap(({ state, name, href, locations, centre }) =>
    centre ? [{ key: state, name: `${name}: ${locations}`, coordinates: centre, href, number: locations }] : [],
  )
}
