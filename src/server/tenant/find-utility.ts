import { cache } from 'react'
import type { HeaderUtility } from '@/domain/navigation/header-utility'
import { describeLocations, planCommonOpening, planOpening } from '@/domain/locations/describe-locations'
import { toLocationPath } from '@/domain/locations/location-paths'
import { selectLocations, type SiteLocation } from '@/domain/locations/location'
import type { SiteLink, Tenant } from '@/domain/tenant/tenant'
import { findSiteLocations } from '../locations/find-site-locations'

/** The most locations in a menu. Others are behind its link to all. */
const MOST_PLACES = 4

/** Links about a group, shown above its menu, where there is more space (NAV-10). */
const GROUP_LINKS: readonly SiteLink[] = [
  { label: 'Fleet', href: '/fleet' },
  { label: 'Careers', href: '/careers' },
  { label: 'About', href: '/about-us' },
]

function averageRating(locations: readonly SiteLocation[]): HeaderUtility['rating'] {
  const rated = locations.flatMap(({ rating }) => rating ?? [])
  const count = rated.reduce((sum, rating) => sum + rating.count, 0)
  if (count === 0) return null
  const weighted = rated.reduce((sum, rating) => sum + rating.averageRating * rating.count, 0)
  return { value: Math.round((weighted / count) * 10) / 10, count }
}

/**
 * Returns the content of the header's utility row. It contains the opening plan of the day; the browser picks the current step, because a
 * cached page does not know the time.
 * @param now Unix seconds.
 */
export const findUtility = cache(async (tenant: Tenant, now: number): Promise<HeaderUtility> => {
  const locations = selectLocations(await findSiteLocations(tenant), 'all')
  const where = describeLocations(locations)
  return {
    locations: where === null ? null : { label: where, href: tenant.switches.configLinks.contact },
    open: planCommonOpening(locations, now),
    places: locations
      .filter(({ type, hours }) => type === 'sales' && hours.length > 0)
      .slice(0, MOST_PLACES)
      .map((location) => ({
        name: location.name,
        href: toLocationPath(location, tenant.switches.locationLinkStyle, locations),
        open: planOpening(location, now),
      })),
    phone: tenant.site.phone,
    rating: averageRating(locations),
    links: tenant.switches.siteKind === 'dealerGroup' ? [...GROUP_LINKS] : [],
  }
})
