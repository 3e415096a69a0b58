import { demoTenants } from '@demo/tenants'
import type { StaffRole } from '@/domain/staff/access-table'

/** Somebody of the demo: `sites` are the slugs that the account belongs to, empty for all of them. */
export type DemoLogin = { email: string; password: string; role: StaffRole; sites: string[] }

/** One password a role: these accounts are public knowledge and exist in demo databases only. */
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

/** The people of the demo: the platform's own, then marketing and sales of each site. */
export const demoLogins: DemoLogin[] = [
  platform('admin'),
  platform('support'),
  ...demoTenants.flatMap(({ slug }) => [ofSite(slug, 'marketing'), ofSite(slug, 'sales')]),
]
