export const STAFF_ROLES = ['admin', 'support', 'marketing', 'sales'] as const
/**
 * Staff of the platform (ADM-01): `admin` everything everywhere; `support` switches and settings of any tenant, no content;
 * `marketing` the content of its own tenants; `sales` the leads of its own tenants.
 */
export type StaffRole = (typeof STAFF_ROLES)[number]

export const OPERATIONS = ['read', 'create', 'update', 'delete'] as const
export type Operation = (typeof OPERATIONS)[number]

/** Rights of one role on one collection: r read, c create, u update, d delete. */
type Rights = '' | 'r' | 'ru' | 'rcu' | 'rcud'

/** How far a role's rights reach: every tenant's documents, those of the user's own tenants, or documents that belong to no tenant. */
export const TENANCIES = ['tenant-owned', 'platform'] as const

type Row = { tenancy: (typeof TENANCIES)[number] } & Record<Exclude<StaffRole, 'admin'>, Rights>

/** The one access table (ADM-01). A collection without a row does not start: see `collections/shared/access.ts`. */
export const ACCESS_TABLE = {
  tenants: { tenancy: 'tenant-owned', support: 'ru', marketing: 'r', sales: 'r' },
  users: { tenancy: 'tenant-owned', support: '', marketing: '', sales: '' },
  'site-settings': { tenancy: 'tenant-owned', support: 'rcu', marketing: 'rcu', sales: '' },
  pages: { tenancy: 'tenant-owned', support: '', marketing: 'rcud', sales: '' },
  media: { tenancy: 'tenant-owned', support: '', marketing: 'rcud', sales: '' },
  'promo-cards': { tenancy: 'tenant-owned', support: '', marketing: 'rcud', sales: '' },
  faqs: { tenancy: 'tenant-owned', support: '', marketing: 'rcud', sales: '' },
  models: { tenancy: 'tenant-owned', support: '', marketing: 'rcud', sales: '' },
  offers: { tenancy: 'tenant-owned', support: '', marketing: 'rcud', sales: '' },
  reviews: { tenancy: 'tenant-owned', support: '', marketing: 'rcud', sales: '' },
  locations: { tenancy: 'tenant-owned', support: '', marketing: 'rcud', sales: 'r' },
  dealerships: { tenancy: 'tenant-owned', support: 'r', marketing: 'r', sales: 'r' },
  vehicles: { tenancy: 'tenant-owned', support: '', marketing: 'rcud', sales: 'r' },
  'stock-feeds': { tenancy: 'tenant-owned', support: '', marketing: 'rcud', sales: '' },
  'stock-imports': { tenancy: 'tenant-owned', support: '', marketing: 'r', sales: '' },
  'ad-feeds': { tenancy: 'tenant-owned', support: '', marketing: 'rcud', sales: '' },
  leads: { tenancy: 'tenant-owned', support: '', marketing: '', sales: 'ru' },
  'lead-deliveries': { tenancy: 'tenant-owned', support: '', marketing: '', sales: 'r' },
  shoppers: { tenancy: 'tenant-owned', support: '', marketing: '', sales: 'r' },
  'captured-mails': { tenancy: 'tenant-owned', support: '', marketing: '', sales: 'r' },
  // besides the admin, the tenant's owner: see OWNER_RIGHTS
  'lead-settings': { tenancy: 'tenant-owned', support: '', marketing: '', sales: '' },
  'trade-ins': { tenancy: 'tenant-owned', support: '', marketing: '', sales: 'r' },
  reservations: { tenancy: 'tenant-owned', support: '', marketing: '', sales: 'ru' },
  redirects: { tenancy: 'tenant-owned', support: '', marketing: 'rcud', sales: '' },
  'share-links': { tenancy: 'tenant-owned', support: '', marketing: 'rcud', sales: '' },
  'block-presets': { tenancy: 'tenant-owned', support: '', marketing: 'rcud', sales: '' },
  brands: { tenancy: 'platform', support: '', marketing: 'r', sales: '' },
  'audit-log': { tenancy: 'platform', support: '', marketing: '', sales: '' },
} as const satisfies Record<string, Row>

export type GuardedCollection = keyof typeof ACCESS_TABLE

/**
 * What the owner of a tenant may do besides the rights of their role (SEC-20): a staff member whom an admin names on the tenant, whatever their role. Who
 * may not read leads may not say where they go.
 */
export const OWNER_RIGHTS: Partial<Record<GuardedCollection, readonly Operation[]>> = { 'lead-settings': ['read', 'create', 'update'] }

const LETTER: Record<Operation, string> = { read: 'r', create: 'c', update: 'u', delete: 'd' }

/** True when the role may do the operation at all; whose documents it reaches is the tenant scope's business. */
export function hasRight(role: StaffRole, collection: GuardedCollection, operation: Operation): boolean {
  return role === 'admin' || ACCESS_TABLE[collection][role].includes(LETTER[operation])
}

/** Roles that reach every tenant's documents; the others only those of the tenants they belong to. */
export function reachesAllTenants(role: StaffRole): boolean {
  return role === 'admin' || role === 'support'
}

/** Reads a role out of a session's user; anything unknown is no role and so has no right. */
export function toStaffRole(value: unknown): StaffRole | null {
  return STAFF_ROLES.find((role) => role === value) ?? null
}
