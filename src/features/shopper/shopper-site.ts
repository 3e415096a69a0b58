import type { EffectiveSwitches } from '@/domain/switches/switches'

/** What the scripts about a visitor's own things need to know of the site. */
export type ShopperSite = { hasAccounts: boolean; keepsFavourites: boolean; gatedRoutes: EffectiveSwitches['gatedRoutes'] }
