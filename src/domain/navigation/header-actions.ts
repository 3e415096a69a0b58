import type { EffectiveSwitches } from '../switches/switches'
import type { SiteLink } from '../tenant/tenant'

/** What a header offers besides its menu. */
export type HeaderActions = {
  /** The one solid button. */
  primary: SiteLink
  /** Shown as words beside it where there is room. */
  secondary: SiteLink
  /** Null where visitors can't sign in (TEN-07). */
  saved: SiteLink | null
  account: SiteLink | null
}

type ActionSwitches = Pick<EffectiveSwitches, 'siteKind' | 'authentication' | 'configLinks'>

/** The buttons that the kind of site calls for (TEN-10), at the site's own addresses (NAV-11); watchlist and sign-in only with sign-in (TEN-07). */
export function resolveHeaderActions({ siteKind, authentication, configLinks }: ActionSwitches): HeaderActions {
  const testDrive = { label: 'Book a test drive', href: configLinks.testDrive }
  const tradeIn = { label: 'Value My Trade-In', href: configLinks.tradeIn }
  const byKind: Record<ActionSwitches['siteKind'], Pick<HeaderActions, 'primary' | 'secondary'>> = {
    dealer: { primary: testDrive, secondary: { label: 'Sell or trade', href: configLinks.tradeIn } },
    dealerGroup: { primary: tradeIn, secondary: testDrive },
    manufacturer: { primary: testDrive, secondary: { label: 'Find a dealer', href: '/find-my-dealer' } },
  }
  return {
    ...byKind[siteKind],
    saved: authentication ? { label: 'Watchlist', href: '/watchlist' } : null,
    account: authentication ? { label: 'Sign in', href: '/sign-in' } : null,
  }
}
