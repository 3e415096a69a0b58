import { toDirections } from '../geo/map-address'
import { type OpenPlan, planOpening } from './describe-locations'
import { type PhoneNumber, toPhoneNumber } from './phone-view'
import { type HoursTableView, toHolidayView, toWeekView } from './hours-view'
import { type LocationFilters, toLocationFilters } from './location-filter'
import { listLocationActions, type LocationAction } from './location-actions'
import { toLocationPath } from './location-paths'
import { formatAddress, listDepartments, LOCATION_TYPE_LABELS, type SiteLocation } from './location'
import type { EffectiveSwitches } from '../switches/switches'

/** A location as shown on a card, in a list or on its own page (LOC-02). */
export type SiteLocationView = {
  id: number
  slug: string
  /** Path of its page (LOC-03, LOC-04). */
  href: string
  name: string
  address: string
  directions: string
  phone: PhoneNumber | null
  open: OpenPlan
  /** Its week, Monday to Sunday (LOC-11). */
  week: HoursTableView
  /** Its coming special days; null for none (LOC-12). */
  holidays: HoursTableView | null
  /** Makes, then departments, then whether it buys cars. */
  chips: string[]
  image: SiteLocation['image']
  coordinates: SiteLocation['coordinates']
  mapKey: string | null
  rating: SiteLocation['rating']
  actions: LocationAction[]
  filters: LocationFilters
}

const BUYS_CARS = 'Buys cars'

/** Whether the location buys cars from the public, according to its subtypes (LOC-01, TEN-06). */
function buysCars({ subtypes }: Pick<SiteLocation, 'subtypes'>): boolean {
  return subtypes.some((subtype) => subtype.trim().toLowerCase() === 'buying')
}

type Around = {
  switches: EffectiveSwitches
  /** The page's time in Unix seconds. */
  now: number
  /** The page's path. */
  path: string
  /** All locations of the site, for finding departments. */
  locations: readonly SiteLocation[]
  /** Number of cars by location slug; null if not counted. */
  counts: Readonly<Record<string, number>> | null
}

export function toSiteLocationView(location: SiteLocation, { switches, now, path, locations, counts }: Around): SiteLocationView {
  const address = formatAddress(location.address)
  return {
    id: location.id,
    slug: location.slug,
    href: toLocationPath(location, switches.locationLinkStyle, locations),
    name: location.name,
    address,
    directions: toDirections(location.placeUrl, address, location.placeId),
    phone: toPhoneNumber(location.phone, switches),
    open: planOpening(location, now),
    week: toWeekView([location], switches, now),
    holidays: toHolidayView([location], switches, now),
    chips: [
      ...location.makes,
      ...listDepartments(location, locations).map(({ type }) => LOCATION_TYPE_LABELS[type]),
      ...(buysCars(location) ? [BUYS_CARS] : []),
    ],
    image: location.image,
    coordinates: location.coordinates,
    mapKey: location.mapKey,
    rating: location.rating,
    filters: toLocationFilters(location),
    actions: listLocationActions(location, switches, {
      path,
      locations,
      stockCount: counts === null ? null : (counts[location.slug] ?? 0),
    }),
  }
}
