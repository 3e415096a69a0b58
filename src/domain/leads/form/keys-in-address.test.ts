import { expect, test } from 'vitest'
import { isKeyName, withoutKeys } from './keys-in-address'

test.each([
  ['https://a.example/trade-in?journey=abc', 'https://a.example/trade-in'],
  ['/trade-in?journey=abc&step=offer', '/trade-in?step=offer'],
  ['/cars/x/checkout?step=details&draft=abc#top', '/cars/x/checkout?step=details#top'],
  ['/reset-password?TOKEN=0a1b', '/reset-password'],
  ['/checkout-journey?car_id=x&trade_journey=y&journey=z', '/checkout-journey?car_id=x'],
  ['/search?make=Toyota', '/search?make=Toyota'],
])('SEC-05: %s without its keys', (address, expected) => {
  expect(withoutKeys(address)).toBe(expected)
})

test('SEC-05: recognises keys by name', () => {
  expect(['journey', 'Token', 'utm_source', 'journeys'].map(isKeyName)).toEqual([true, true, false, false])
})
