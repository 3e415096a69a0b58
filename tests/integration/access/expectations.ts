import type { Role } from './world'

/** Rights on documents of the own tenant / of another tenant: r read, c create, u update, d delete. */
type Rights = `${string}/${string}`

const content = { anonymous: '/', admin: 'rcud/rcud', support: '/', marketing: 'rcud/', sales: '/' } as const

/**
 * The expected rights per collection and role, written separately from the access table (ADM-01). A collection fails without a row, and
 * when it grants more or less than its row.
 */
export const EXPECTED: Record<string, Record<Role, Rights>> = {
  pages: content,
  'shared-sections': content,
  'promo-cards': content,
  offers: content,
  announcements: content,
  faqs: content,
  // What it does is done by its own calls, tried in tests/integration/editing/releases.test.ts.
  releases: content,
  reviews: content,
  media: content,
  models: content,
  vehicles: { ...content, sales: 'r/' },
  locations: { ...content, sales: 'r/' },
  'site-settings': { anonymous: '/', admin: 'rcud/rcud', support: 'rcu/rcu', marketing: 'rcu/', sales: '/' },
  dealerships: { anonymous: '/', admin: 'rcud/rcud', support: 'r/r', marketing: 'r/', sales: 'r/' },
  'stock-feeds': content,
  // Created and changed by the import only.
  'stock-imports': { anonymous: '/', admin: 'rd/rd', support: '/', marketing: 'r/', sales: '/' },
  'ad-feeds': content,
  leads: { anonymous: '/', admin: 'rcud/rcud', support: '/', marketing: '/', sales: 'ru/' },
  // Written by the platform only.
  'lead-deliveries': { anonymous: '/', admin: 'rd/rd', support: '/', marketing: '/', sales: 'r/' },
  'captured-mails': { anonymous: '/', admin: 'rd/rd', support: '/', marketing: '/', sales: 'r/' },
  // Shoppers manage their accounts themselves, on the site.
  shoppers: { anonymous: '/', admin: 'rcud/rcud', support: '/', marketing: '/', sales: 'r/' },
  // Owners are covered by tests/integration/leads/destinations.test.ts.
  'lead-settings': { anonymous: '/', admin: 'rcud/rcud', support: '/', marketing: '/', sales: '/' },
  // Written by the trade-in form.
  'trade-ins': { anonymous: '/', admin: 'rd/rd', support: '/', marketing: '/', sales: 'r/' },
  // Sales staff can release a reserved car.
  reservations: { anonymous: '/', admin: 'rud/rud', support: '/', marketing: '/', sales: 'ru/' },
  redirects: content,
  'share-links': content,
  'block-presets': content,
  // Written by the page's own calls, tried in tests/integration/editing/block-notes.test.ts.
  'block-notes': { anonymous: '/', admin: 'rd/rd', support: '/', marketing: 'r/', sales: '/' },
  // The own tenant has staff, and a tenant with documents or staff can't be deleted.
  tenants: { anonymous: '/', admin: 'rcu/rcud', support: 'ru/ru', marketing: 'r/', sales: 'r/' },
  // Accounts of colleagues and others. The user's own account has a separate test.
  users: { anonymous: '/', admin: 'rcud/rcud', support: '/', marketing: '/', sales: '/' },
  // One list for the platform that belongs to no tenant, so both sides are equal.
  brands: { anonymous: '/', admin: 'rcud/rcud', support: '/', marketing: 'r/r', sales: '/' },
  // Written by the platform only, and never changed.
  'audit-log': { anonymous: '/', admin: 'r/r', support: '/', marketing: '/', sales: '/' },
  // own: the user's preferences; foreign: another account's, which not even an admin can read.
  'payload-preferences': { anonymous: '/', admin: 'rcud/', support: 'rcud/', marketing: 'rcud/', sales: 'rcud/' },
  // own: locked by a colleague; editing a document takes over its lock. Only the admin's forms create locks.
  'payload-locked-documents': { anonymous: '/', admin: 'rud/rud', support: 'rud/rud', marketing: 'rud/', sales: 'rud/' },
  'payload-jobs': { anonymous: '/', admin: '/', support: '/', marketing: '/', sales: '/' },
  'payload-kv': { anonymous: '/', admin: '/', support: '/', marketing: '/', sales: '/' },
  'payload-migrations': { anonymous: '/', admin: '/', support: '/', marketing: '/', sales: '/' },
}
