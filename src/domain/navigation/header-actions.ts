import { FAVOURITES_HREF } from '../vehicle/compare-cars'
import type { EffectiveSwitches } from '../switches/switches'
import { hasGarage } from '../tenant/listed-features'
import type { SiteLink, Tenant } from '../tenant/tenant'

/** The sign-in link. `home` is the page for visitors who are signed in: the watchlist if the site has no garage (TEN-08). */
export type AccountLink = SiteLink & { home: 'garage' | 'watchlist' }

/** The buttons and links beside the header's menu. */
export type HeaderActions = {
  /** The solid button. */
  primary: SiteLink
  /** Text link beside it on wide screens. */
  secondary: SiteLink
  /** The account's watchlist, else the browser's favourites; null if the site saves neither. */
  saved: SiteLink | null
  /** Null if visitors can't sign in (TEN-07). */
  account: AccountLink | null
}

const FAVOURITES: SiteLink = { label: 'Favourites', href: FAVOURITES_HREF }

type ActionSwitches = Pick<
  EffectiveSwitches,
  'siteKind' | 'authentication' | 'storeFavourites' | 'configLinks' | 'garageTenantSlugs' | 'bodyTenantSlugs'
>
type ActionSite = { slug: Tenant['slug']; switches: ActionSwitches }

/**
 * Returns the header's buttons for the kind of site (TEN-10), with the site's configured links (NAV-11). Watchlist and account need sign-in
 * (TEN-07); otherwise shows favourites if the site stores them (FAV-02).
 */
export function resolveHeaderActions(site: ActionSite): HeaderActions {
  const { siteKind, authentication, storeFavourites, configLinks } = site.switches
  const testDrive = { label: 'Book a test drive', href: configLinks.testDrive }
  const tradeIn = { label: 'Value my trade-in', href: configLinks.tradeIn }
  const byKind: Record<ActionSwitches['siteKind'], Pick<HeaderActions, 'primary' | 'secondary'>> = {
    dealer: { primary: testDrive, secondary: { label: 'Sell or trade', href: configLinks.tradeIn } },
    dealerGroup: { primary: tradeIn, secondary: testDrive },
    manufacturer: { primary: testDrive, secondary: { label: 'Find a dealer', href: '/find-my-dealer' } },
  }
  return {
    ...byKind[siteKind],
    saved: authentication ? { label: 'Watchlist', href: '/watchlist' } : storeFavourites ? FAVOURITES : null,
    account: authentication ? { label: 'Sign in', href: '/sign-in', home: hasGarage(site) ? 'garage' : 'watchlist' } : null,
  }
}
