import { formatFigure } from '../numbers/figures'
import { toServiceHref } from '../navigation/site-address'
import type { EffectiveSwitches } from '../switches/switches'
import type { SiteLocation } from './location'
import { isContactPath, type LocationLinkStyle, toContactPath, toLocationLabel, toLocationPath } from './location-paths'

/** A way from a location; `kind` decides how loud its button is. */
export type LocationAction = { kind: 'stock' | 'details' | 'contact' | 'service'; label: string; href: string }

export type LocationSettings = Pick<EffectiveSwitches, 'locationServiceButton' | 'serviceBookingUrl' | 'configLinks'> & {
  locationLinkStyle: LocationLinkStyle
}

type Where = {
  /** The page that the buttons stand on. */
  path: string
  /** All locations of the site. */
  locations: readonly SiteLocation[]
  /** How many cars stand there; null when that is not known. */
  stockCount: number | null
}

/**
 * The buttons of a location in their order: its stock (LOC-05) where cars are sold, a service where it is a workshop and the site wants it (LOC-08),
 * its page (LOC-03, LOC-04) unless this is it, and contact (LOC-07) unless the page is about that (LOC-06). A showroom without a car keeps its way
 * to the stock out.
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
