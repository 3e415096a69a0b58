import { describe, expect, test } from 'vitest'
import { CONFIG_LINK_DEFAULTS } from '../switches/json-fields'
import { toConfiguredHref, toServiceHref } from './site-address'

const defaults = { configLinks: CONFIG_LINK_DEFAULTS, serviceBookingUrl: null }
const moved = {
  configLinks: { ...CONFIG_LINK_DEFAULTS, tradeIn: '/sell', service: '/workshop', testDrive: '/drive' },
  serviceBookingUrl: 'https://book.example/now',
}

describe('toConfiguredHref', () => {
  test.each(Object.values(CONFIG_LINK_DEFAULTS))('NAV-11: a site with default links keeps %s', (href) => {
    expect(toConfiguredHref(href, defaults)).toBe(href)
  })

  test.each([
    ['/service', 'https://book.example/now'],
    ['/trade-in', '/sell'],
    ['/trade-in/', '/sell'],
    ['/book-test-drive', '/drive'],
    ['/finance', '/finance'],
    ['/trade-in?from=banner', '/trade-in?from=banner'],
    ['/special-offers', '/special-offers'],
    ['/', '/'],
    ['https://elsewhere.example/service', 'https://elsewhere.example/service'],
  ])('CMS-12, NAV-11: %s becomes %s', (href, to) => expect(toConfiguredHref(href, moved)).toBe(to))
})

test('CMS-04: servicing uses the external booking, else the site’s configured link', () => {
  expect(toServiceHref(moved)).toBe('https://book.example/now')
  expect(toServiceHref({ ...moved, serviceBookingUrl: null })).toBe('/workshop')
})
