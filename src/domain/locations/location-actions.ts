import { formatFigure } from '../numbers/figures'
import { toServiceHref } from '../navigation/site-address'
import type { EffectiveSwitches } from '../switches/switches'
import type { SiteLocation } from './location'
import { isContactPath, type LocationLinkStyle, toContactPath, toLocationLabel, toLocationPath } from './location-paths'

/** A button of a location; `kind` decides its emphasis. */
export type LocationAction = { kind: 'stock' | 'details' | 'contact' | 'service'; label: string; href: string }

export type LocationSettings = Pick<EffectiveSwitches, 'locationServiceButton' | 'serviceBookingUrl' | 'configLinks'> & {
  locationLinkStyle: LocationLinkStyle
}

type Where = {
  /** Path of the current page. */
  path: string
  /** All locations of the site. */
  locations: readonly SiteLocation[]
  /** Number of cars at the location; null if unknown. */
  stockCount: number | null
}

/**
 * The buttons of a location in order: its stock where cars are sold (LOC-05), booking a service for a workshop if the switch is on
 * (LOC-08), its page unless it is the current one (LOC-03, LOC-04), and contact unless the page is a contact page (LOC-06, LOC-07). A
 * showroom without cars has no stock button.
 */
export function listLocationActions(
  location: SiteLocation,
  settings: LocationSettings,
  { path, locations, stockCount }: Where,
): LocationAction[] {
  const details = toLocationPath(location, settings.locationLinkStyle, locations)
  const count = stockCount === null ? '' : ` (${formatFigure(stockCount)})`
  const isWorkshop = location.type === 'service' && settings.locationServiceButton
  const actions: (LocationAction | false)[] = [
    location.type === 'sales' && stockCount !== 0 && { kind: 'stock', label: `View Our Stock${count}`, href: `/search/${location.slug}` },
    isWorkshop && { kind: 'service', label: 'Book a Service', href: toServiceHref(settings) },
    path !== details && { kind: 'details', label: toLocationLabel(settings.locationLinkStyle), href: details },
    !isContactPath(path, settings.configLinks.contact) && {
      kind: 'contact',
      label: 'Contact this location',
      href: toContactPath(location),
    },
  ]
  return actions.filter((action) => action !== false)
}
