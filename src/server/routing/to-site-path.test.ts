import { expect, test, vi } from 'vitest'
import { toRedirectTable } from '@/domain/navigation/redirects'
import type { SiteMap } from './site-maps'
import type { SiteState } from './site-state'
import { toSitePath } from './to-site-path'
import { createVehicleIndex } from '../cache/vehicle-index'

// page keys come from the environment, which this test does not need
vi.mock('./page-key', () => ({
  readTimeTravelTicket: () => null,
  toEpochSegment: () => 'epoch',
  toLiveSegment: () => 'epoch~live',
}))
vi.mock('../cache/page-cache', () => ({ pageCache: () => null }))

const site: SiteMap = {
  id: 1,
  slug: 'aurora',
  origin: 'https://aurora.example',
  hosts: ['aurora.example'],
  timeZone: 'Australia/Melbourne',
  dealershipIds: new Set(),
  paths: new Set(['/', '/models', '/models/fjell', '/brands', '/isuzu/overview']),
  onlyPages: new Set(),
  boundaries: [],
  models: [{ bodies: ['Large SUV', 'Electric'], slug: 'fjell', newSlug: null, overrideUrl: null }],
  search: { makes: new Map(), models: new Map(), dealerships: new Map(), locations: new Map() },
  redirects: toRedirectTable([]),
  hasAccounts: true,
  reservePath: 'checkout',
  financePath: '/finance-enquiry',
  vendors: [],
}

const state: SiteState = {
  byHost: new Map(),
  bySlug: new Map(),
  vehicles: createVehicleIndex([
    { id: 501, slug: '2026-aurora-fjell', dealershipId: 7 },
    { id: 502, slug: '2023-toyota-rav4', dealershipId: 8 },
  ]),
  pool: Object.create(null),
  isReady: true,
  isConnected: true,
  ready: Promise.resolve(),
  acks: new Map(),
}

function ask(path: string, own: Partial<SiteMap> = {}) {
  const url = new URL(path, 'https://aurora.example')
  return toSitePath({ site: { ...site, ...own }, state, url, ticket: undefined, now: 1_790_000_000 })
}
const moved = (to: string) => ({ kind: 'redirect', to, status: 308 })
const page = (path: string) => ({ kind: 'page', pathname: `/sites/aurora/epoch${path}`, search: '' })

test.each([
  ['/models', page('/models')],
  ['/models?body=electric', page('/-models/electric')],
  ['/models?body=large%20suv', page('/-models/large%20suv')],
  ['/models?body=suv', page('/-models/suv')],
  ['/models?body=submarine', page('/models')],
  ['/models?body=', page('/models')],
  ['/models?colour=red', page('/models')],
  ['/models?body=Electric', { kind: 'redirect', to: '/models?body=electric', status: 308 }],
  ['/models?utm_source=mail&body=SUV&x=a%26b&x=2', { kind: 'redirect', to: '/models?body=suv&utm_source=mail&x=a%26b&x=2', status: 308 }],
  ['/models?body=LARGE+SUV', { kind: 'redirect', to: '/models?body=large%20suv', status: 308 }],
])('MOD-02, MOD-03: %s gives %j', (path, target) => {
  expect(ask(path)).toEqual(target)
})

test.each([
  ['/search', page('/search')],
  ['/search?price=1000-90000', { ...page(''), pathname: '/sites/aurora/epoch~live/live-search', search: '?price=1000-90000' }],
  ['/search/demo-cars?price=-90000', { ...page(''), pathname: '/sites/aurora/epoch~live/live-search/demo-cars', search: '?price=-90000' }],
])('SRCH-01, PERF-04: %s gives %j', (path, target) => {
  expect(ask(path)).toEqual(target)
})

test('PERF-09: a search that was asked for before is a stored page, whose path contains the query', () => {
  const url = new URL('/search/demo-cars?price=-90000&utm_source=mail&query=%2F%C3%A9', 'https://aurora.example')
  const asked: string[] = []
  const askWith = (isStored: boolean) =>
    toSitePath({ site, state, url, ticket: undefined, now: 1_790_000_000, isStored: (path) => asked.push(path) > 0 && isStored })
  const query = Buffer.from('price=-90000&query=%2F%C3%A9').toString('base64url')
  expect(askWith(true)).toEqual(page(`/popular-search/${query}/demo-cars`))
  expect(askWith(false)).toMatchObject({ pathname: '/sites/aurora/epoch~live/live-search/demo-cars' })
  expect(asked).toEqual([`/sites/aurora/epoch/popular-search/${query}/demo-cars`, `/sites/aurora/epoch/popular-search/${query}/demo-cars`])
})

test('PERF-09: a long query is never stored, nor is an address without a query asked for', () => {
  const refuse = () => {
    throw new Error('asked')
  }
  const ask = (path: string) =>
    toSitePath({ site, state, url: new URL(path, 'https://aurora.example'), ticket: undefined, now: 1_790_000_000, isStored: refuse })
  expect(ask(`/search?query=${'x'.repeat(400)}`)).toMatchObject({ pathname: '/sites/aurora/epoch~live/live-search' })
  expect(ask('/search')).toEqual(page('/search'))
})

test.each([
  ['/used-car', page('/search')],
  ['/used-car/demo-cars', page('/search/demo-cars')],
  ['/used-car/demo-cars/', { kind: 'redirect', to: '/used-car/demo-cars', status: 308 }],
  ['/used-car?price=-90000', { ...page(''), pathname: '/sites/aurora/epoch~live/live-search', search: '?price=-90000' }],
])('VDP-02: %s is the same search as %j', (path, target) => {
  expect(ask(path)).toEqual(target)
})

test.each(['/my-garage', '/online-payment', '/mymotorama', '/mybigboxcars', '/myblinkr', '/myservco', '/watchlist'])(
  'TEN-07, AUTH-06: %s redirects to the sign-in on sites without accounts, and is a page on others',
  (path) => {
    const to = `/sign-in?${new URLSearchParams({ type: path.slice(1), redirect: path, back: '/' })}`
    expect(ask(path, { hasAccounts: false })).toEqual({ kind: 'redirect', to, status: 307 })
    expect(ask(path)).toEqual(page(path === '/watchlist' ? path : '/my-garage'))
  },
)

test.each([
  ['/print?car_id=501', page('/print/2026-aurora-fjell')],
  ['/print?car_id=2026-aurora-fjell', page('/print/2026-aurora-fjell')],
  ['/cars/2026-aurora-fjell', page('/cars/2026-aurora-fjell')],
  ['/print', page('/-404')],
  ['/print?car_id=', page('/-404')],
  ['/print?car_id=9999', page('/-404')],
  // sold by another site
  ['/print?car_id=502', page('/-404')],
  ['/print?car_id=2023-toyota-rav4', page('/-404')],
  ['/cars/501', moved('/cars/2026-aurora-fjell')],
  ['/cars/501?utm_source=mail&deposit=5000', moved('/cars/2026-aurora-fjell?utm_source=mail&deposit=5000')],
  ['/cars/502', page('/-404')],
  ['/cars/9999', page('/-404')],
])('VDP-01, VDP-25, FIN-01, SEC-01: %s gives %j', (path, target) => {
  expect(ask(path, { dealershipIds: new Set([7]) })).toEqual(target)
})

test('TEN-07: a site’s own page at such an address needs no sign-in', () => {
  expect(ask('/my-garage', { hasAccounts: false, paths: new Set(['/my-garage']) })).toEqual(page('/my-garage'))
})

const KNOWN_MAKES = { ...site.search, makes: new Map([['toyota', 'Toyota']]) }

test.each([
  ['/search/TOYOTA/used-cars', '/search/used-cars/toyota', ''],
  ['/search/toyota?utm_source=mail&gclid=1', '/search/toyota', ''],
  ['/search/toyota?price_min=&price_max=%20&query=', '/search/toyota', ''],
  ['/search/toyota?utm_source=mail&price_min=%2430%2C000&body=SUV&body=Ute', '/search/toyota', '?price_min=%2430%2C000&body=SUV&body=Ute'],
  ['/search/suv?body=Ute', '/search', '?body=SUV&body=Ute'],
  ['/search/toyota?postcode=moorooka+qld&distance=50', '/search/toyota', '?postcode=moorooka+qld&distance=50'],
  ['/search/%E0%A4%A/x?q=hilux', '/search', '?q=hilux'],
])('SRCH-05, SRCH-08, PERF-06: %s is the page %s with the parameters %j, which only the page parses', (path, pathname, search) => {
  const target =
    search === ''
      ? page(pathname)
      : { ...page(''), pathname: `/sites/aurora/epoch~live${pathname.replace('/search', '/live-search')}`, search }
  expect(ask(path, { search: KNOWN_MAKES })).toEqual(target)
})

test('VDP-02: a site’s own page or redirect below /used-car comes before the search', () => {
  expect(ask('/used-car', { paths: new Set(['/used-car']) })).toEqual(page('/used-car'))
  const redirects = toRedirectTable([{ from: '/used-car/*', to: '/contact', status: 301 }])
  expect(ask('/used-car/old-listing-17', { redirects })).toEqual({ kind: 'redirect', to: '/contact', status: 301 })
})

test('MOD-04, SEO-04: marketing’s own page at a model’s bare address is shown there', () => {
  expect(ask('/fjell', { paths: new Set([...site.paths, '/fjell']) })).toEqual(page('/fjell'))
})

test.each([
  ['/fjell', moved('/models/fjell')],
  ['/fjell?utm_source=mail', moved('/models/fjell?utm_source=mail')],
  ['/fjell/', moved('/fjell')],
  ['/models/FJELL', moved('/models/fjell')],
  ['/FJELL', moved('/models/fjell')],
  ['/Models?body=suv', moved('/models?body=suv')],
  ['/BRANDS', moved('/brands')],
  ['/Search/Used-Cars', moved('/search/used-cars')],
  ['/Edsel', page('/-404')],
  ['/isuzu-ute/overview', moved('/isuzu/overview')],
  ['/edsel/overview', page('/-404')],
  ['/models/fjell', page('/models/fjell')],
  ['/models/edsel', page('/-404')],
  ['/-models/electric', page('/-404')],
  ['/brands', page('/brands')],
])('MOD-04, BRD-01, BRD-05: %s gives %j', (path, target) => {
  expect(ask(path)).toEqual(target)
})

const asked = (path: string, search = '') => ({ ...page(path), search })

test.each([
  ['/cars/fjell/checkout', asked('/journeys/checkout/fjell', '?path=checkout')],
  ['/cars/501/checkout?step=2', asked('/journeys/checkout/501', '?step=2&path=checkout')],
  ['/checkout-journey?car_id=fjell', asked('/journeys/checkout/fjell', '?car_id=fjell&path=checkout-journey')],
  ['/cars/fjell/buy-online', page('/-404')],
  ['/cars/edsel/checkout', page('/-404')],
  ['/checkout-journey?car_id=edsel', page('/-404')],
  ['/checkout-journey', page('/-404')],
  ['/forms/contact?draft=a', asked('/forms/contact', '?draft=a')],
  ['/forms/none', page('/-404')],
])('WEB-03, BUY-03: %s gives %j', (path, target) => {
  state.vehicles.apply({ id: 501, slug: 'fjell', dealershipId: 7 })
  expect(ask(path, { dealershipIds: new Set([7]) })).toEqual(target)
})

test.each(['/sign-up', '/reset-password'])('WEB-03, TEN-07: %s only exists on sites with accounts', (path) => {
  expect(ask(path)).toEqual(page(path))
  expect(ask(path, { hasAccounts: false })).toEqual(page('/-404'))
})

test.each([
  ['/finance-enquiry', page('/finance-enquiry')],
  ['/finance?vin=a', { kind: 'redirect', to: '/finance-enquiry?vin=a', status: 307 }],
  ['/apply-for-finance', { kind: 'redirect', to: '/finance-enquiry', status: 307 }],
  ['/personalised/finance?car_id=501', moved('/finance-enquiry?car_id=501#finance-form')],
])('FIN-01, FIN-02: with the finance page at /finance-enquiry, %s gives %j', (path, target) => {
  expect(ask(path, { paths: new Set([...site.paths, '/finance-enquiry']) })).toEqual(target)
})

test('FIN-01: the site’s own page or redirect at another of the addresses comes first', () => {
  const paths = new Set(['/finance', '/finance-enquiry'])
  expect(ask('/finance', { paths })).toEqual(page('/finance'))
  const redirects = toRedirectTable([{ from: '/apply-for-finance', to: '/contact', status: 301 }])
  expect(ask('/apply-for-finance', { paths, redirects })).toEqual({ kind: 'redirect', to: '/contact', status: 301 })
})
