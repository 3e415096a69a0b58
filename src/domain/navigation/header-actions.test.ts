import { describe, expect, test } from 'vitest'
import { CONFIG_LINK_DEFAULTS } from '../switches/json-fields'
import { resolveHeaderActions } from './header-actions'

type Changes = Partial<Parameters<typeof resolveHeaderActions>[0]['switches']>
const actionsOf = (changes: Changes) => {
  const defaults = { siteKind: 'dealer', authentication: false, storeFavourites: false, configLinks: CONFIG_LINK_DEFAULTS } as const
  return resolveHeaderActions({ slug: 'harbour', switches: { ...defaults, garageTenantSlugs: [], bodyTenantSlugs: [], ...changes } })
}

describe('header actions', () => {
  test.each([
    ['dealer', 'Book a test drive', '/book-test-drive/'],
    ['dealerGroup', 'Value my trade-in', '/trade-in'],
    ['manufacturer', 'Book a test drive', '/book-test-drive/'],
  ] as const)('TEN-10 NAV-11: the primary button of a %s site is %s', (siteKind, label, href) => {
    expect(actionsOf({ siteKind }).primary).toEqual({ label, href })
  })

  test('TEN-10 DLR-01: a manufacturer’s site links to its dealers', () => {
    expect(actionsOf({ siteKind: 'manufacturer' }).secondary).toEqual({ label: 'Find a dealer', href: '/find-my-dealer' })
  })

  test.each([
    [false, false, null, null],
    [false, true, '/compare#favourites', null],
    [true, false, '/watchlist', '/sign-in'],
    [true, true, '/watchlist', '/sign-in'],
  ])(
    'TEN-07, FAV-02: with sign-in %s and favourites %s, saved vehicles link to %s and sign-in to %s',
    (authentication, storeFavourites, saved, account) => {
      const actions = actionsOf({ authentication, storeFavourites })
      expect([actions.saved?.href ?? null, actions.account?.href ?? null]).toEqual([saved, account])
    },
  )

  test.each([
    [['harbour'], 'garage'],
    [['summit'], 'watchlist'],
  ])('TEN-08, AUTH-06: with garages on %j, the account link leads to the %s', (garageTenantSlugs, home) => {
    expect(actionsOf({ authentication: true, garageTenantSlugs }).account?.home).toBe(home)
  })

  test('TEN-05 NAV-11: the button uses the site’s configured link', () => {
    const configLinks = { ...CONFIG_LINK_DEFAULTS, testDrive: '/drive' }
    expect(actionsOf({ configLinks }).primary.href).toBe('/drive')
  })
})
