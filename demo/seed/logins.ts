import { demoTenants } from '@demo/tenants'
import type { StaffRole } from '@/domain/staff/access-table'

/** A member of the demonstration's staff. `sites` are the slugs of the account's sites, empty for all. */
export type DemoLogin = { email: string; password: string; role: StaffRole; sites: string[] }

/** One password per role. These accounts are public and exist only in demonstration databases. */
const PASSWORDS: Record<StaffRole, string> = {
  admin: 'Forecourt-admin-26',
  support: 'Forecourt-support-26',
  marketing: 'Forecourt-marketing-26',
  sales: 'Forecourt-sales-26',
}

const platform = (role: 'admin' | 'support'): DemoLogin => ({
  email: `${role}@forecourt.example`,
  password: PASSWORDS[role],
  role,
  sites: [],
})

const ofSite = (slug: string, role: 'marketing' | 'sales'): DemoLogin => ({
  email: `${role}@${slug}.example`,
  password: PASSWORDS[role],
  role,
  sites: [slug],
})

/** The demonstration's accounts: the platform's own, then marketing and sales staff of each site. */
export const demoLogins: DemoLogin[] = [
  platform('admin'),
  platform('support'),
  ...demoTenants.flatMap(({ slug }) => [ofSite(slug, 'marketing'), ofSite(slug, 'sales')]),
]
