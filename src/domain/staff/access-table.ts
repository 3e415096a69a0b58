export const STAFF_ROLES = ['admin', 'support', 'marketing', 'sales'] as const
/**
 * Role of a staff member (ADM-01). `admin` can do everything; `support` manages switches and settings of all tenants, but no content;
 * `marketing` manages the content of its own tenants; `sales` handles the leads of its own tenants.
 */
export type StaffRole = (typeof STAFF_ROLES)[number]

export const OPERATIONS = ['read', 'create', 'update', 'delete'] as const
export type Operation = (typeof OPERATIONS)[number]

/** Rights of a role on a collection: r read, c create, u update, d delete. */
type Rights = '' | 'r' | 'ru' | 'rcu' | 'rcud'

/** Whether a collection's documents belong to a tenant, or to the platform. */
export const TENANCIES = ['tenant-owned', 'platform'] as const

type Row = { tenancy: (typeof TENANCIES)[number] } & Record<Exclude<StaffRole, 'admin'>, Rights>

/** The access table (ADM-01). The server doesn't start if a collection has no row: see `collections/shared/access.ts`. */
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
  announcements: { tenancy: 'tenant-owned', support: '', marketing: 'rcud', sales: '' },
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
  // The tenant's owner has access too: see OWNER_RIGHTS.
  'lead-settings': { tenancy: 'tenant-owned', support: '', marketing: '', sales: '' },
  'trade-ins': { tenancy: 'tenant-owned', support: '', marketing: '', sales: 'r' },
  reservations: { tenancy: 'tenant-owned', support: '', marketing: '', sales: 'ru' },
  redirects: { tenancy: 'tenant-owned', support: '', marketing: 'rcud', sales: '' },
  'share-links': { tenancy: 'tenant-owned', support: '', marketing: 'rcud', sales: '' },
  'shared-sections': { tenancy: 'tenant-owned', support: '', marketing: 'rcud', sales: '' },
  // Whoever publishes one needs rights on each of its items too: see src/domain/editing/release/release-item.ts.
  releases: { tenancy: 'tenant-owned', support: '', marketing: 'rcud', sales: '' },
  'block-presets': { tenancy: 'tenant-owned', support: '', marketing: 'rcud', sales: '' },
  // Whoever may edit a page writes its notes, through its own calls: see src/server/editing/block-note-calls.ts.
  'block-notes': { tenancy: 'tenant-owned', support: '', marketing: 'r', sales: '' },
  brands: { tenancy: 'platform', support: '', marketing: 'r', sales: '' },
  'audit-log': { tenancy: 'platform', support: '', marketing: '', sales: '' },
} as const satisfies Record<string, Row>

export type GuardedCollection = keyof typeof ACCESS_TABLE

/**
 * Additional rights of a tenant's owner, whatever their role (SEC-20). An admin names the owner on the tenant. Other staff can't change
 * where leads go, or they could redirect leads that they can't read.
 */
export const OWNER_RIGHTS: Partial<Record<GuardedCollection, readonly Operation[]>> = { 'lead-settings': ['read', 'create', 'update'] }

const LETTER: Record<Operation, string> = { read: 'r', create: 'c', update: 'u', delete: 'd' }

/** Checks whether a role has a right on a collection. Which documents it applies to is decided by the tenant scope. */
export function hasRight(role: StaffRole, collection: GuardedCollection, operation: Operation): boolean {
  return role === 'admin' || ACCESS_TABLE[collection][role].includes(LETTER[operation])
}

/** Checks whether a role has access to every tenant's documents. Other roles see only the tenants they belong to. */
export function reachesAllTenants(role: StaffRole): boolean {
  return role === 'admin' || role === 'support'
}

/** Reads a role from a session's user. Unknown values return null and have no rights. */
export function toStaffRole(value: unknown): StaffRole | null {
  return STAFF_ROLES.find((role) => role === value) ?? null
}
