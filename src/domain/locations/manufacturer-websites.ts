import type { Coordinates } from '../geo/geo'
import { formatAddress, type SiteLocation, toLocationType } from './location'
import type { Dealer } from './locator'

/** A location of a dealer's website in the API (DLR-02). */
type WebsiteLocation = {
  id: number
  name: string
  location_type: string
  address: { street: string; city: string; state: string; postcode: string; lat: number | null; long: number | null }
  dealership: { id: number; slug: string }
  website: { id: number; name: string; url: string | null }
}

/** A dealer's website with its dealership and locations (API-01). */
export type ManufacturerWebsite = {
  id: number
  name: string
  url: string | null
  dealership: { id: number; slug: string }
  locations: WebsiteLocation[]
}

type Dealership = { id: number; slug: string; name: string; websiteUrl: string | null }

/** The dealers of a site as websites with all their locations. Dealers without a location are left out (API-01). */
export function toWebsites(dealerships: readonly Dealership[], siteLocations: readonly SiteLocation[]): ManufacturerWebsite[] {
  return dealerships.flatMap(({ id, slug, name, websiteUrl: url }) => {
    const website = { id, name, url }
    const locations = siteLocations
      .filter(({ dealership }) => dealership?.id === id)
      .map((location) => ({
        id: location.id,
        name: location.name,
        location_type: location.type,
        address: { ...location.address, lat: location.coordinates?.lat ?? null, long: location.coordinates?.lng ?? null },
        dealership: { id, slug },
        website,
      }))
    return locations.length > 0 ? [{ ...website, dealership: { id, slug }, locations }] : []
  })
}

function toCoordinates({ lat, long }: WebsiteLocation['address']): Coordinates | null {
  return lat === null || long === null ? null : { lat, lng: long }
}

/** The dealerships of a picker: locations of one type. An empty type counts as sales (API-01). */
export function toDealers(websites: readonly ManufacturerWebsite[], type: SiteLocation['type'] = 'sales'): Dealer[] {
  return websites.flatMap((website) =>
    website.locations
      .filter((location) => toLocationType(location.location_type) === type)
      .map(({ id, name, address }) => ({
        locationId: id,
        name,
        address: formatAddress(address),
        coordinates: toCoordinates(address),
        dealership: { ...website.dealership, name: website.name },
      })),
  )
}
