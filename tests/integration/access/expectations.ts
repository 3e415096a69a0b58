import type { Role } from './world'

/** Rights on documents of one's own tenant / of another tenant: r read, c create, u update, d delete. */
type Rights = `${string}/${string}`

const content = { anonymous: '/', admin: 'rcud/rcud', support: '/', marketing: 'rcud/', sales: '/' } as const

/**
 * Who may do what, collection by collection, written down apart from the product's own table (ADM-01): a collection without a row
 * here fails, and so does one that grants more or less than its row.
 */
export const EXPECTED: Record<string, Record<Role, Rights>> = {
  pages: content,
  'promo-cards': content,
  offers: content,
  faqs: content,
  reviews: content,
  media: content,
  models: content,
  vehicles: { ...content, sales: 'r/' },
  locations: { ...content, sales: 'r/' },
  'site-settings': { anonymous: '/', admin: 'rcud/rcud', support: 'rcu/rcu', marketing: 'rcu/', sales: '/' },
  dealerships: { anonymous: '/', admin: 'rcud/rcud', support: 'r/r', marketing: 'r/', sales: 'r/' },
  'stock-feeds': content,
  // made and changed by the import alone
  'stock-imports': { anonymous: '/', admin: 'rd/rd', support: '/', marketing: 'r/', sales: '/' },
  'ad-feeds': content,
  leads: { anonymous: '/', admin: 'rcud/rcud', support: '/', marketing: '/', sales: 'ru/' },
  // written by the platform alone
  'lead-deliveries': { anonymous: '/', admin: 'rd/rd', support: '/', marketing: '/', sales: 'r/' },
  'captured-mails': { anonymous: '/', admin: 'rd/rd', support: '/', marketing: '/', sales: 'r/' },
  // shoppers manage their accounts themselves, on the site
  shoppers: { anonymous: '/', admin: 'rcud/rcud', support: '/', marketing: '/', sales: 'r/' },
  // the owner of a tenant is a test of its own: tests/integration/leads/destinations.test.ts
  'lead-settings': { anonymous: '/', admin: 'rcud/rcud', support: '/', marketing: '/', sales: '/' },
  // written by the journeys of visitors
  'trade-ins': { anonymous: '/', admin: 'rd/rd', support: '/', marketing: '/', sales: 'r/' },
  // sales give a reserved car free again
  reservations: { anonymous: '/', admin: 'rud/rud', support: '/', marketing: '/', sales: 'ru/' },
  redirects: content,
  'share-links': content,
  'block-presets': content,
  // the own one has staff, and a tenant that something belongs to is not deleted
  tenants: { anonymous: '/', admin: 'rcu/rcud', support: 'ru/ru', marketing: 'r/', sales: 'r/' },
  // accounts of colleagues and strangers alike; one's own account is a test of its own
  users: { anonymous: '/', admin: 'rcud/rcud', support: '/', marketing: '/', sales: '/' },
  // one list for the platform: nobody's in particular, so both sides are equal
  brands: { anonymous: '/', admin: 'rcud/rcud', support: '/', marketing: 'r/r', sales: '/' },
  // written by the platform alone, and nobody changes it
  'audit-log': { anonymous: '/', admin: 'r/r', support: '/', marketing: '/', sales: '/' },
  // own: the asker's; foreign: another account's, and not even an admin's business
  'payload-preferences': { anonymous: '/', admin: 'rcud/', support: 'rcud/', marketing: 'rcud/', sales: 'rcud/' },
  // own: held by a colleague; who edits a document takes over its lock. Locks are set by the admin's own forms alone
  'payload-locked-documents': { anonymous: '/', admin: 'rud/rud', support: 'rud/rud', marketing: 'rud/', sales: 'rud/' },
  'payload-jobs': { anonymous: '/', admin: '/', support: '/', marketing: '/', sales: '/' },
  'payload-kv': { anonymous: '/', admin: '/', support: '/', marketing: '/', sales: '/' },
  'payload-migrations': { anonymous: '/', admin: '/', support: '/', marketing: '/', sales: '/' },
}
