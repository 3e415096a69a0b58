import { describe, expect, test } from 'vitest'
import { CONFIG_LINK_DEFAULTS } from '../switches/json-fields'
import { resolveHeaderActions } from './header-actions'

describe('what a header offers besides its menu', () => {
  test.each([
    ['dealer', 'Book a test drive', '/book-test-drive/'],
    ['dealerGroup', 'Value My Trade-In', '/trade-in'],
    ['manufacturer', 'Book a test drive', '/book-test-drive/'],
  ] as const)('TEN-10 NAV-11: the button of a %s site is %s', (siteKind, label, href) => {
    expect(resolveHeaderActions({ siteKind, authentication: false, configLinks: CONFIG_LINK_DEFAULTS }).primary).toEqual({ label, href })
  })

  test('TEN-10 DLR-01: a manufacturer site leads to its dealers', () => {
    const actions = resolveHeaderActions({ siteKind: 'manufacturer', authentication: false, configLinks: CONFIG_LINK_DEFAULTS })
    expect(actions.secondary).toEqual({ label: 'Find a dealer', href: '/find-my-dealer' })
  })

  test('TEN-07: watchlist and sign-in are offered only where visitors can sign in', () => {
    const actions = (authentication: boolean) =>
      resolveHeaderActions({ siteKind: 'dealer', authentication, configLinks: CONFIG_LINK_DEFAULTS })
    expect(actions(false)).toMatchObject({ saved: null, account: null })
    expect(actions(true)).toMatchObject({ saved: { href: '/watchlist' }, account: { href: '/sign-in' } })
  })

  test('TEN-05 NAV-11: a site that moves a link moves the button', () => {
    const configLinks = { ...CONFIG_LINK_DEFAULTS, testDrive: '/drive' }
    expect(resolveHeaderActions({ siteKind: 'dealer', authentication: false, configLinks }).primary.href).toBe('/drive')
  })
})
