import { cache } from 'react'
import type { SiteLink, Tenant } from '@/domain/tenant/tenant'
import type { Location } from '@payload-types'
import { findLocations } from '../content/find-lists'

/** Facts of the dealer beside the menu: where it is, how it is rated, how to call. */
export type Utility = {
  locations: SiteLink | null
  openText: string | null
  phone: string | null
  rating: { value: number; count: number } | null
  links: SiteLink[]
}

/** More places than this are counted, not named. */
const MOST_NAMED = 3

function describePlaces(locations: Location[]): string | null {
  const cities = [
    ...new Set(locations.map(({ address }) => address?.city).filter((city): city is string => typeof city === 'string' && city !== '')),
  ]
  if (cities.length === 0) return null
  if (cities.length > MOST_NAMED) return `${locations.length} locations`
  return new Intl.ListFormat('en-AU', { type: 'conjunction' }).format(cities)
}

function averageRating(locations: Location[]): Utility['rating'] {
  const rated = locations.filter(({ average_rating, review_count }) => average_rating && review_count)
  const count = rated.reduce((sum, { review_count }) => sum + (review_count ?? 0), 0)
  if (count === 0) return null
  const weighted = rated.reduce((sum, { average_rating, review_count }) => sum + (average_rating ?? 0) * (review_count ?? 0), 0)
  return { value: Math.round((weighted / count) * 10) / 10, count }
}

/** What the header's utility row says of a tenant. Whether a yard is open right now is told in the browser: a kept page has no clock. */
export const findUtility = cache(async (tenant: Tenant): Promise<Utility> => {
  const locations = await findLocations(tenant.id)
  const places = describePlaces(locations)
  return {
    locations: places === null ? null : { label: places, href: tenant.switches.configLinks.contact },
    openText: null,
    phone: tenant.site.phone,
    rating: averageRating(locations),
    links: [],
  }
})
