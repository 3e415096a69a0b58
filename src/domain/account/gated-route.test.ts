import { expect, test } from 'vitest'
import { resolveGate, toSignInHref } from './gated-route'

function route(address: string) {
  const { pathname, search, hash } = new URL(address, 'https://site.example')
  return { pathname, search, hash }
}

test.each(['online-payment', 'mymotorama', 'mybigboxcars', 'myblinkr', 'myservco', 'my-garage'])('AUTH-06: /%s is always gated', (name) => {
  expect(resolveGate(route(`/${name}`), [])).toBe(name)
})

test('WATCH-02: the watchlist is gated', () => {
  expect(resolveGate(route('/watchlist'), [])).toBe('watchlist')
})

test.each(['/', '/search', '/cars/a-car', '/my-garages', '/finance', '/cars/a-car/checkout', '/spin-to-win', '/checkout'])(
  'AUTH-03: %s is open to all',
  (path) => {
    expect(resolveGate(route(path), [])).toBeNull()
  },
)

test.each([
  ['AUTH-07: the checkout of a car', 'checkout', '/cars/a-car/checkout', 'checkout'],
  ['AUTH-07: the checkout at its alias', 'checkout', '/cars/a-car/buy-online', 'checkout'],
  ['AUTH-08: a checkout that names its car', 'checkout', '/checkout?car_slug=a-car', 'checkout'],
  ['AUTH-08: a checkout without a car is not redirected', 'checkout', '/checkout', null],
  ['AUTH-07, BUY-04: buying a car online', 'checkout', '/checkout-journey?car_id=a-car', 'checkout'],
  ['AUTH-08: buying without a car is not redirected', 'checkout', '/checkout-journey?car_id=', null],
  ['AUTH-07: personalised finance', 'finance', '/personalised/finance?car_id=7', 'finance'],
  ['AUTH-07: the form of personalised finance', 'finance', '/finance?car_id=7#finance-form', 'finance'],
  ['AUTH-07: the form for a car named by its VIN', 'finance', '/finance?vin=JTMW33FV00D054127#finance-form', 'finance'],
  ['AUTH-07: the finance page is open', 'finance', '/finance', null],
  ['AUTH-07: the finance page', 'finance page', '/finance-enquiry', 'finance-page'],
  ['AUTH-07: spin to win', 'spin-to-win', '/spin-to-win', 'spin-to-win'],
  ['AUTH-07: another switch', 'spin-to-win', '/finance', null],
] as const)('%s', (_, gated, address, expected) => {
  expect(resolveGate(route(address), [gated])).toBe(expected)
})

test('AUTH-04, WATCH-03: the address of the sign-in page has its purpose, its target and the page to return to', () => {
  expect(toSignInHref({ type: 'watchlist', redirect: '/cars/a?b=c', back: '/cars/a?b=c' })).toBe(
    '/sign-in?type=watchlist&redirect=%2Fcars%2Fa%3Fb%3Dc&back=%2Fcars%2Fa%3Fb%3Dc',
  )
})
