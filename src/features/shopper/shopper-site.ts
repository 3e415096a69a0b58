import type { EffectiveSwitches } from '@/domain/switches/switches'

/** The site data that the scripts for saved vehicles need. */
export type ShopperSite = { hasAccounts: boolean; keepsFavourites: boolean; gatedRoutes: EffectiveSwitches['gatedRoutes'] }
