import type { NavGroup } from '@/domain/navigation/navigation'
import type { Tenant } from '@/domain/tenant/tenant'

export type SiteFooterProps = { tenant: Tenant; groups: NavGroup[] }
