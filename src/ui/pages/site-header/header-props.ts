import type { HeaderUtility } from '@/domain/navigation/header-utility'
import type { NavItem } from '@/domain/navigation/navigation'
import type { Tenant } from '@/domain/tenant/tenant'

export type SiteHeaderProps = {
  tenant: Tenant
  nav: NavItem[]
  utility: HeaderUtility
  currentPath: string
}

/** The id of the menu, which the menu button opens as a sheet. */
export const MENU_ID = 'site-menu'
