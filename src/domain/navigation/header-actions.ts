import { FAVOURITES_HREF } from '../vehicle/compare-cars'
import type { EffectiveSwitches } from '../switches/switches'
import { hasGarage } from '../tenant/listed-features'
import type { SiteLink, Tenant } from '../tenant/tenant'

/** The way to sign in, and where it leads those who are: the watchlist page holds everything where a site has no garage (TEN-08). */
export type AccountLink = SiteLink & { home: 'garage' | 'watchlist' }

/** What a header offers besides its menu. */
export type HeaderActions = {
  /** The one solid button. */
  primary: SiteLink
  /** Shown as words beside it where there is room. */
  secondary: SiteLink
  /** The watchlist of an account, else the favourites of this browser; null where cars are not kept. */
  saved: SiteLink | null
  /** Null where visitors can't sign in (TEN-07). */
  account: AccountLink | null
}

const FAVOURITES: SiteLink = { label: 'Favourites', href: FAVOURITES_HREF }

type ActionSwitches = Pick<
  EffectiveSwitches,
  'siteKind' | 'authentication' | 'storeFavourites' | 'configLinks' | 'garageTenantSlugs' | 'bodyTenantSlugs'
>
type ActionSite = { slug: Tenant['slug']; switches: ActionSwitches }

/**
 * The buttons that the kind of site calls for (TEN-10), at the site's own addresses (NAV-11); watchlist and sign-in only with sign-in
 * (TEN-07), else the favourites where the site keeps them (FAV-02).
 */
export function resolveHeaderActions(site: ActionSite): HeaderActions {
  const { siteKind, authentication, storeFavourites, configLinks } = site.switches
  const testDrive = { label: 'Book a test drive', href: configLinks.testDrive }
  const tradeIn = { label: 'Value My Trade-In', href: configLinks.tradeIn }
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
