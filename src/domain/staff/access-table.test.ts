import { describe, expect, test } from 'vitest'
import { ACCESS_TABLE, type GuardedCollection, hasRight, OPERATIONS, reachesAllTenants, STAFF_ROLES, toStaffRole } from './access-table'

function isGuarded(name: string): name is GuardedCollection {
  return name in ACCESS_TABLE
}
const collections = Object.keys(ACCESS_TABLE).filter(isGuarded)

/** Sales can update these. A reservation is handled like a lead. */
const WORKED_BY_SALES = new Set<GuardedCollection>(['leads', 'reservations'])

describe('the access table', () => {
  test('ADM-01: an admin has all rights on everything', () => {
    for (const collection of collections) for (const operation of OPERATIONS) expect(hasRight('admin', collection, operation)).toBe(true)
  })

  test.each(['pages', 'media', 'promo-cards', 'faqs', 'offers', 'announcements', 'reviews', 'vehicles', 'leads', 'models'] as const)(
    'CARD-03: support has no rights on %s',
    (collection) => {
      for (const operation of OPERATIONS) expect(hasRight('support', collection, operation)).toBe(false)
    },
  )

  test('CARD-03: support can read and update tenants, which contain the switches, but not create or delete them', () => {
    expect(OPERATIONS.filter((operation) => hasRight('support', 'tenants', operation))).toEqual(['read', 'update'])
  })

  test.each(['pages', 'media', 'promo-cards', 'faqs', 'offers', 'announcements', 'models'] as const)(
    'CARD-03: marketing has all rights on %s',
    (collection) => {
      for (const operation of OPERATIONS) expect(hasRight('marketing', collection, operation)).toBe(true)
    },
  )

  test.each(['leads', 'users'] as const)('ADM-01: marketing has no rights on %s', (collection) => {
    for (const operation of OPERATIONS) expect(hasRight('marketing', collection, operation)).toBe(false)
  })

  test('ADM-01: sales can read and update leads and reservations, and change nothing else', () => {
    for (const collection of WORKED_BY_SALES)
      expect(OPERATIONS.filter((operation) => hasRight('sales', collection, operation))).toEqual(['read', 'update'])
    for (const collection of collections.filter((name) => !WORKED_BY_SALES.has(name))) {
      expect(OPERATIONS.filter((operation) => operation !== 'read' && hasRight('sales', collection, operation))).toEqual([])
    }
  })

  test('ADM-01: only admin and support have access to every tenant', () => {
    expect(STAFF_ROLES.filter(reachesAllTenants)).toEqual(['admin', 'support'])
  })

  test.each([
    ['admin', 'admin'],
    ['root', null],
    ['', null],
    [undefined, null],
    [{ role: 'admin' }, null],
  ])('ADM-01: %j is read as the role %j', (value, role) => {
    expect(toStaffRole(value)).toBe(role)
  })
})
