import type { NavGroup } from '@/domain/navigation/navigation'
import type { Tenant } from '@/domain/tenant/tenant'

export type SiteFooterProps = { tenant: Tenant; groups: NavGroup[] }

/** The id that every '*' of a price or rate points to. */
export const LEGAL_ID = 'legal'
