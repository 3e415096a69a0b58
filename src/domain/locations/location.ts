import type { Coordinates } from '../geo/geo'
import { findState, type AustralianState } from '../geo/place'
import type { OpeningHours, SpecialHours } from './hours/opening-hours'
import type { ReviewSummary } from './reviews/reviews'

export const LOCATION_TYPES = ['sales', 'service', 'parts'] as const
export type LocationType = (typeof LOCATION_TYPES)[number]

export const LOCATION_TYPE_LABELS: Record<LocationType, string> = { sales: 'Sales', service: 'Service', parts: 'Parts' }

export type PostalAddress = { street: string; city: string; state: string; postcode: string }

/** A location as pages use it (LOC-01). */
export type SiteLocation = {
  id: number
  slug: string
  name: string
  type: LocationType
  subtypes: readonly string[]
  isPrimary: boolean
  dealership: { id: number; slug: string; name: string } | null
  makes: readonly string[]
  address: PostalAddress
  /** Link to directions from the document. */
  placeUrl: string | null
  /** Its id at Google, and its key for map pictures. */
  placeId: string | null
  mapKey: string | null
  coordinates: Coordinates | null
  phone: string | null
  hours: readonly OpeningHours[]
  /** Special hours of this location alone. */
  special: readonly SpecialHours[]
  /** IANA time zone of its hours. */
  timeZone: string
  licence: string | null
  repairer: string | null
  rating: ReviewSummary | null
  /** `position` is the CSS `object-position` of its focal point (EDT-14). */
  image: { url: string; width: number; height: number; alt: string; position?: string } | null
}

/** An empty type counts as sales (LOC-01). */
export function toLocationType(type: string | null | undefined): LocationType {
  return LOCATION_TYPES.find((known) => known === type?.trim().toLowerCase()) ?? 'sales'
}

const ZONES: Record<AustralianState, string> = {
  ACT: 'Australia/Sydney',
  NSW: 'Australia/Sydney',
  NT: 'Australia/Darwin',
  QLD: 'Australia/Brisbane',
  SA: 'Australia/Adelaide',
  TAS: 'Australia/Hobart',
  VIC: 'Australia/Melbourne',
  WA: 'Australia/Perth',
}

/** Postcodes whose time zone differs from their state's. */
const ODD_ZONES: Record<string, string> = { '2880': 'Australia/Broken_Hill', '2898': 'Australia/Lord_Howe', '6443': 'Australia/Eucla' }

/** The time zone of a location: that of its state or of the few exceptional towns, or else the site's. */
export function timeZoneOfLocation(address: Pick<PostalAddress, 'state' | 'postcode'>, siteZone: string): string {
  const state = findState(address.state)
  return ODD_ZONES[address.postcode.trim()] ?? (state === null ? siteZone : ZONES[state])
}

/** '118 Figtree Parade, Moorooka QLD 4105'; missing parts are left out. */
export function formatAddress({ street, city, state, postcode }: PostalAddress): string {
  const town = [city, state, postcode].map((part) => part.trim()).filter(Boolean)
  return [street.trim(), town.join(' ')].filter(Boolean).join(', ')
}

/** Either of the selectable prefixes, before a number. */
const CHOSEN_PREFIX = /\b(?:DL|CL)\s+(?=\d)/g

/**
 * Formats a dealer licence with the tenant's prefix, which is added to a bare number or replaces the other selectable prefix (LOC-17).
 * Other licences, such as 'LMCT 12098', stay unchanged. Null for an empty text.
 */
export function formatLicence(licence: string | null | undefined, prefix: string): string | null {
  const text = licence?.trim()
  if (!text) return null
  return /^\d/.test(text) ? `${prefix} ${text}` : text.replace(CHOSEN_PREFIX, `${prefix} `)
}

/** The licences in a site's footer with the tenant's prefix (LOC-17), followed by its other registration numbers (LOC-18). */
export function listLicences(
  texts: readonly string[],
  { licencePrefix, extraRegistrationNumbers }: { licencePrefix: string; extraRegistrationNumbers: readonly string[] },
): string[] {
  return [...texts.flatMap((text) => formatLicence(text, licencePrefix) ?? []), ...extraRegistrationNumbers]
}

/** Filters locations by type, the primary one first. */
export function selectLocations(locations: readonly SiteLocation[], type: LocationType | 'all'): SiteLocation[] {
  return locations
    .filter((location) => type === 'all' || location.type === type)
    .toSorted((a, b) => Number(b.isPrimary) - Number(a.isPrimary))
}

type Named = number | { id: number } | null | undefined

/**
 * The location of a block: the one it references, or else its page's, or else the site's first, preferring the primary one. Null if the
 * referenced location is missing or hidden, because another one must not be shown instead.
 */
export function findBlockLocation(
  locations: readonly SiteLocation[],
  named: Named,
  pageLocationId: number | null | undefined,
): SiteLocation | null {
  const id = typeof named === 'object' ? named?.id : named
  if (id !== undefined) return locations.find((location) => location.id === id) ?? null
  return locations.find((location) => location.id === pageLocationId) ?? selectLocations(locations, 'all')[0] ?? null
}

/**
 * A location with its departments: locations of the same dealership and postcode, sales before service before parts. The street is
 * ignored because workshops often have another street number.
 */
export function listDepartments(location: SiteLocation, locations: readonly SiteLocation[]): SiteLocation[] {
  const isBeside = (other: SiteLocation) =>
    other.dealership !== null && other.dealership.id === location.dealership?.id && other.address.postcode === location.address.postcode
  const beside = locations.filter((other) => other.type !== location.type && isBeside(other))
  return [location, ...beside]
    .filter(({ type }, at, all) => all.findIndex((other) => other.type === type) === at)
    .toSorted((a, b) => LOCATION_TYPES.indexOf(a.type) - LOCATION_TYPES.indexOf(b.type))
}
