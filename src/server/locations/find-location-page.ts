import { findLocationBySlug, LOCATION_ROUTES, readLocationPath } from '@/domain/locations/location-paths'
import { formatAddress, type SiteLocation } from '@/domain/locations/location'
import type { Tenant } from '@/domain/tenant/tenant'
import type { Page } from '@payload-types'
import type { DefaultPage } from '../content/default-page'
import { findSiteLocations } from './find-site-locations'

type Layout = NonNullable<Page['layout']>
type Route = (typeof LOCATION_ROUTES)[number]

const list = (heading: string | null): Layout => [{ blockType: 'locationCards', heading, placeType: 'all', hasMap: true }]
const locator: Layout = [{ blockType: 'dealerLocator', heading: 'Find a dealer' }]

/** Returns the default page of a route of a site with locations; null when this kind of site has no such page (DLR-01). */
function toRoutePage(route: Route, { name, switches, site }: Tenant): { title: string; layout: Layout } | null {
  const isManufacturer = switches.siteKind === 'manufacturer'
  switch (route) {
    case '/locations':
      return { title: 'Locations', layout: list(null) }
    case '/contact':
    case '/contact-us':
      return { title: 'Contact us', layout: list(null) }
    case '/dealerships':
      return isManufacturer ? { title: 'Dealerships', layout: list(null) } : null
    case '/find-my-dealer':
    case '/dealer-locator':
      return isManufacturer ? { title: 'Find a dealer', layout: locator } : null
    case '/about-us':
      return {
        title: `About ${name}`,
        layout: [
          { blockType: 'callToAction', heading: name, text: site.about, tone: 'plain', hasPhone: true },
          { blockType: 'reviewsCarousel', heading: 'What customers say' },
          { blockType: 'locationCarousel', heading: 'Visit us', placeType: 'sales' },
        ],
      }
  }
}

function toLocationPage(location: SiteLocation, kind: 'location' | 'contact', path: string): DefaultPage {
  const title = kind === 'contact' ? `Contact ${location.name}` : location.name
  const description = `${location.name}, ${formatAddress(location.address)}: opening hours, phone, map and directions.`
  const reviews: Layout = kind === 'contact' ? [] : [{ blockType: 'reviewsCarousel', heading: `What customers say about ${location.name}` }]
  return { title, path, layout: [{ blockType: 'locationDetails' }, ...reviews], meta: { description: description.slice(0, 170) } }
}

/**
 * Returns the location that an address belongs to, whether or not marketing made the page (LOC-03, LOC-04, LOC-07); null for other pages.
 */
export async function findPageLocation(tenant: Tenant, path: string): Promise<SiteLocation | null> {
  const matched = readLocationPath(path)
  return matched === null ? null : findLocationBySlug(await findSiteLocations(tenant), matched)
}

/** Returns the default location page at an address (LOC-03, LOC-04, LOC-07, DLR-01), or null. */
export async function findLocationPage(tenant: Tenant, path: string): Promise<DefaultPage | null> {
  const location = await findPageLocation(tenant, path)
  const matched = readLocationPath(path)
  if (location && matched) return toLocationPage(location, matched.kind, path)
  const route = LOCATION_ROUTES.find((known) => known === path)
  if (route === undefined || (await findSiteLocations(tenant)).length === 0) return null
  const page = toRoutePage(route, tenant)
  return page && { ...page, path, meta: {} }
}
