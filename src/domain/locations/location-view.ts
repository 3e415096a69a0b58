import { toDirections } from '../geo/map-address'
import { describeToday, type OpenStep, planOpenSteps } from './hours/open-plan'
import { type PhoneNumber, toPhoneNumber } from './phone-view'
import { type HoursTableView, toHolidayView, toWeekView } from './hours-view'
import { type LocationFilters, toLocationFilters } from './location-filter'
import { listLocationActions, type LocationAction } from './location-actions'
import { toLocationPath } from './location-paths'
import { formatAddress, listDepartments, LOCATION_TYPE_LABELS, type SiteLocation } from './location'
import type { EffectiveSwitches } from '../switches/switches'

/** So many days of opening and closing a page carries; it is made anew each midnight. */
const PLANNED_DAYS = 2

/** A place as a card, a row of a list or its own page shows it (LOC-02). */
export type SiteLocationView = {
  id: number
  slug: string
  /** The address of its page (LOC-03, LOC-04). */
  href: string
  name: string
  address: string
  directions: string
  phone: PhoneNumber | null
  /** What holds all day, and what the browser makes of it. */
  open: { today: string; steps: OpenStep[] }
  /** Its own week, Monday to Sunday (LOC-11). */
  week: HoursTableView
  /** Its special days ahead; null for none (LOC-12). */
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

/** Whether cars are bought from the public here, as its subtypes say (LOC-01, TEN-06). */
function buysCars({ subtypes }: Pick<SiteLocation, 'subtypes'>): boolean {
  return subtypes.some((subtype) => subtype.trim().toLowerCase() === 'buying')
}

type Around = {
  switches: EffectiveSwitches
  /** The page's instant, Unix seconds. */
  now: number
  /** The page's own address. */
  path: string
  /** All places of the site: they decide which departments a place has. */
  places: readonly SiteLocation[]
  /** Cars by the slug of their place; null when nobody counted. */
  counts: Readonly<Record<string, number>> | null
}

export function toSiteLocationView(place: SiteLocation, { switches, now, path, places, counts }: Around): SiteLocationView {
  const address = formatAddress(place.address)
  return {
    id: place.id,
    slug: place.slug,
    href: toLocationPath(place, switches.locationLinkStyle, places),
    name: place.name,
    address,
    directions: toDirections(place.placeUrl, address, place.placeId),
    phone: toPhoneNumber(place.phone, switches),
    open: {
      today: describeToday(place.hours, place.special, now, place.timeZone),
      steps: planOpenSteps(place.hours, place.special, now, place.timeZone, PLANNED_DAYS),
    },
    week: toWeekView([place], switches, now),
    holidays: toHolidayView([place], switches, now),
    chips: [
      ...place.makes,
      ...listDepartments(place, places).map(({ type }) => LOCATION_TYPE_LABELS[type]),
      ...(buysCars(place) ? [BUYS_CARS] : []),
    ],
    image: place.image,
    coordinates: place.coordinates,
    mapKey: place.mapKey,
    rating: place.rating,
    filters: toLocationFilters(place),
    actions: listLocationActions(place, switches, { path, places, stockCount: counts === null ? null : (counts[place.slug] ?? 0) }),
  }
}
