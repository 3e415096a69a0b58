import type { OpenPlan } from '@/domain/locations/describe-locations'
import type { NavItem } from '@/domain/navigation/navigation'
import type { SiteLink, Tenant } from '@/domain/tenant/tenant'

/** The dealer's data above or beside the menu. Unknown entries are left out. */
export type HeaderUtility = {
  /** 'Moorooka, Windsor and Capalaba', or '52 locations in five states'. */
  locations: SiteLink | null
  /** The opening status that all showrooms share. */
  open: OpenPlan | null
  /** The first locations, with their own opening status. */
  places: { name: string; href: string; open: OpenPlan }[]
  phone: string | null
  rating: { value: number; count: number } | null
  links: SiteLink[]
}

export type SiteHeaderProps = {
  tenant: Tenant
  nav: NavItem[]
  utility: HeaderUtility
  currentPath: string
}

/** The id of the menu, which the menu button opens as a sheet. */
export const MENU_ID = 'site-menu'
