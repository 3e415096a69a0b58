import { expect, test } from 'vitest'
import { aVehicle, dollars } from '@tests/builders/vehicle'
import { readCarType, readLoan, resolveFinanceHref, toFinanceHref, toPersonalisedHref, withCar, withLoan } from './finance-href'

test.each(['/finance', '/finance-enquiry', '/apply-for-finance'])('FIN-01: the form at %s is filled in for the car', (financePath) => {
  const url = new URL(toFinanceHref({ financePath }, aVehicle({ offerPrice: dollars(41_990.5) })), 'https://harbour.example')
  expect([url.pathname, url.hash]).toEqual([financePath, '#finance-form'])
  expect(Object.fromEntries(url.searchParams)).toEqual({
    preferredDealership: 'harbour-city-motors',
    vehiclePriceBudget: '41990.5',
    car_id: '501',
    car_type: 'used',
    vin: 'JTMW33FV00D054127',
  })
})

test('FIN-01: missing facts of a car are left out', () => {
  const { searchParams } = new URL(
    toFinanceHref({ financePath: '/finance' }, aVehicle({ price: dollars(10), vin: null })),
    'https://harbour.example',
  )
  expect([...searchParams.keys()]).toEqual(['preferredDealership', 'car_id', 'car_type'])
})

test.each([
  ['/finance', ['/', '/finance'], '?car_id=501', '/finance?car_id=501#finance-form'],
  ['/finance-enquiry', ['/finance', '/finance-enquiry'], '?car_id=501', '/finance-enquiry?car_id=501#finance-form'],
  ['/finance', ['/', '/finance-enquiry'], '?car_id=501', '/finance-enquiry?car_id=501#finance-form'],
  ['/apply-for-finance', ['/apply-for-finance'], '?x=%2F%2Fevil.example', '/apply-for-finance?x=%2F%2Fevil.example#finance-form'],
  ['/apply-for-finance', [], '', '/apply-for-finance#finance-form'],
])(
  'FIN-01, FIN-02: with the finance page at %s, on a site with %j, the personalised page with %j is at %s',
  (financePath, paths, search, expected) => {
    expect(toPersonalisedHref({ financePath, paths: new Set(paths) }, search)).toBe(expected)
  },
)

test.each([
  ['car_type=used', 'Used car'],
  ['car_type=new', 'New car'],
  ['car_type=demo', 'Demo car'],
  ['car_type=constructor', null],
  ['car_type=%3Cb%3E', null],
  ['', null],
])('FIN-01: %j names the car type %j', (query, expected) => {
  expect(readCarType(new URLSearchParams(query), 'car')).toBe(expected)
})

test.each([
  [true, /^\/cars\/[a-z0-9-]+#finance-enquiry$/],
  [false, /^\/finance\?.*#finance-form$/],
])('VDP-26: with the dialog on the page switched %s', (financeEnquiryModalEnabled, expected) => {
  expect(resolveFinanceHref({ financePath: '/finance', financeEnquiryModalEnabled }, aVehicle())).toMatch(expected)
})

test('LOOK-02: price, deposit and term are passed to the form and read back', () => {
  const href = withLoan('/finance?car_id=501&vehiclePriceBudget=42990#finance-form', { price: 40_000_00, deposit: 5_000_50, years: 4 })
  const url = new URL(href, 'https://harbour.example')
  expect([url.pathname, url.hash, url.searchParams.get('car_id')]).toEqual(['/finance', '#finance-form', '501'])
  expect(readLoan(url.searchParams)).toEqual({ price: 40_000, deposit: 5_000.5, years: 4 })
})

test('LOOK-02: a deposit of 0 is left out, and a link without a query gets one', () => {
  expect(withLoan('/finance#finance-form', { price: 30_000_00, deposit: 0, years: 5 })).toBe(
    '/finance?vehiclePriceBudget=30000&term=5#finance-form',
  )
})

test.each(['', 'deposit=-5&term=x&vehiclePriceBudget=0', 'term=Infinity'])('FIN-01: %j holds no loan', (query) => {
  expect(readLoan(new URLSearchParams(query))).toEqual({ price: null, deposit: null, years: null })
})

test('FIN-01: the form for the car in the page’s address', () => {
  expect(withCar('/finance#finance-form', { id: 501, dealership: 'harbour-city' })).toBe(
    '/finance?preferredDealership=harbour-city&car_id=501#finance-form',
  )
})
