import { readBrandPath, toBrandPath } from '@/domain/models/brand-path'
import { toMakeSlug } from '@/domain/models/make-name'
import { FINANCE_PATHS, PERSONALISED_PATH, toPersonalisedHref } from '@/domain/finance/finance-href'
import { NOT_FOUND_PATH } from '@/domain/http/not-found-page'
import { toFormKind } from '@/domain/leads/form/form-kinds'
import { readBody, toRangeHref, toRangeRoute } from '@/domain/models/body-filter'
import { findModelAt, RANGE_PATH, toModelPath } from '@/domain/models/model-path'
import { isStandardPage } from '@/domain/navigation/page-path'
import { findRedirect, type RedirectStatus } from '@/domain/navigation/redirects'
import { parseSearchAddress, toSearchAddress } from '@/domain/search/search-address'
import { isSearchPath } from '@/domain/search/search-path'
import { ACCOUNT_PAGES, toSignInHref } from '@/domain/account/gated-route'
import type { SiteMap } from './site-maps'
import type { SiteState } from './site-state'
import type { KnownVehicle } from '../cache/vehicle-index'

/** The address that a visitor asks a site for. */
export type AskedPage = { site: SiteMap; state: SiteState; url: Pick<URL, 'pathname' | 'search' | 'searchParams'> }
/** The route below a tenant and epoch that answers an address, with the parameters that it reads; or another address. */
export type InnerPath = { kind: 'page'; pathname: string; search: string } | { kind: 'redirect'; to: string; status: RedirectStatus }

/** A suburb's name with its state and postcode. */
const LONGEST_PLACE = 60
const WATCHLIST = '/watchlist'
/** Pages of an account (AUTH-06): one page under all its names, unless a site has made one of its own there. */
const GARAGE = new Set(ACCOUNT_PAGES.map((name) => `/${name}`))
/** Made for each request out of what the address says, and of that alone; so is a form that was sent without scripts, shown again. */
const ASKED = /^\/(?:sign-in|sign-up|reset-password|compare|forms\/([a-z-]{1,40}))$/
/** The two of them that only a site with accounts has; its sign-in page says so elsewhere (TEN-07). */
const OF_ACCOUNTS = new Set(['/sign-up', '/reset-password'])
/** The map of a site for search engines, whole or in numbered parts (SEO-03). */
const FILES = /^\/sitemap(?:-([1-9]\d{0,3}))?\.xml$/
/** A page of a journey: where its visitor is stands in the parameters, and it is made for each request (TRD-01, BUY-03, BUY-04). */
const CHECKOUT = /^\/cars\/([a-z0-9-]{1,200})\/(checkout|buy-online)$/
const TRADE_IN = new Set(['/trade-in', '/sell-my-car', '/cars/trade-in'])

const page = (pathname: string, search = ''): InnerPath => ({ kind: 'page', pathname, search })
const moved = (to: string, status: RedirectStatus = 308): InnerPath => ({ kind: 'redirect', to, status })

function askedPath({ site, url }: AskedPage, path: string): InnerPath | null {
  const asked = ASKED.exec(path)
  if (!asked) return null
  const [, kind] = asked
  const isThere = kind === undefined ? site.hasAccounts || !OF_ACCOUNTS.has(path) : toFormKind(kind) !== null
  return isThere ? page(path, url.search) : page(NOT_FOUND_PATH)
}

/** A checkout of a car that the site sells, named by its slug or its id. */
function checkoutPath({ site, state, url }: AskedPage, slug: string, path: string): InnerPath {
  const car = state.vehicles.findByName(slug)
  if (car === null || !site.dealershipIds.has(car.dealershipId)) return page(NOT_FOUND_PATH)
  const asked = new URLSearchParams(url.searchParams)
  asked.set('path', path)
  return page(`/journeys/checkout/${slug}`, `?${asked.toString()}`)
}

function journeyPath(whole: AskedPage, path: string): InnerPath | null {
  const { site, url } = whole
  const asked = url.searchParams
  const [, slug = '', way = ''] = CHECKOUT.exec(path) ?? []
  if (slug !== '') return way === site.reservePath ? checkoutPath(whole, slug, way) : page(NOT_FOUND_PATH)
  if (path === '/checkout-journey') return checkoutPath(whole, asked.get('car_id') ?? '', 'checkout-journey')
  if (!TRADE_IN.has(path) || (path === '/sell-my-car' && site.paths.has(path))) return null
  const isBegun = ['journey', 'draft', 'car_id'].some((name) => asked.has(name))
  return isBegun ? page('/journeys/trade-in', url.search) : page('/trade-in')
}

/**
 * The range with one body left has a page of its own; a body that is not in lower case is sent to the one that is, with all other parameters (MOD-02,
 * MOD-03).
 */
function rangePath({ site, url }: AskedPage): InnerPath {
  const asked = url.searchParams.get('body')
  const body = readBody(asked, site.models)
  const others = new URLSearchParams(url.searchParams)
  others.delete('body')
  if (body !== null && body !== asked) return moved([toRangeHref(body), others.toString()].filter(Boolean).join('&'))
  return page(body === null ? RANGE_PATH : toRangeRoute(body))
}

function searchPath({ site, url }: AskedPage, path: string): InnerPath {
  const state = parseSearchAddress(path.split('/').slice(2).map(decodeOnce), url.searchParams, site.search)
  const address = toSearchAddress(state)
  const [pathname = '/search', known = ''] = address.split('?')
  const query = [known, state.near === null ? typedPlace(url.searchParams) : ''].filter(Boolean).join('&')
  return query === '' ? page(pathname) : page(pathname.replace('/search', '/live-search'), `?${query}`)
}

/** A page of a shopper's own; a site without accounts sends to the sign-in page, which says that it has none (TEN-07, AUTH-06). */
function ownPageGate({ site }: AskedPage, path: string): InnerPath | null {
  if (!GARAGE.has(path) && path !== WATCHLIST) return null
  if (!site.hasAccounts) return moved(toSignInHref({ type: path.slice(1), redirect: path, back: '/' }), 307)
  return page(path === WATCHLIST ? WATCHLIST : '/my-garage')
}

/** The second base of searches is the site's to use: a page or redirect of its own comes first there. */
function isTaken({ site }: AskedPage, path: string): boolean {
  return !path.startsWith('/search') && (site.paths.has(path) || findRedirect(site.redirects, path) !== null)
}

/** A suburb in the place of a postcode, which the page looks up (SRCH-20): a form without scripts sends what was typed. */
function typedPlace(parameters: URLSearchParams): string {
  const text = (parameters.get('postcode') ?? '').trim().slice(0, LONGEST_PLACE)
  return text === '' ? '' : new URLSearchParams({ postcode: text, distance: (parameters.get('distance') ?? '').slice(0, 4) }).toString()
}

function decodeOnce(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return ''
  }
}

/** The car that an address is about, by slug or id: its page, or its print view, which names it in a parameter (VDP-25). */
function findAskedVehicle({ state, url }: AskedPage, path: string): KnownVehicle | null {
  if (path === '/print') return state.vehicles.findByName(url.searchParams.get('car_id') ?? '')
  const name = /^\/cars\/([^/]+)$/.exec(path)?.[1]
  // the slug comes first, so that a car whose slug is a number keeps its page
  return name === undefined ? null : (state.vehicles.findBySlug(name) ?? state.vehicles.findByName(name))
}

function vehiclePath(asked: AskedPage, path: string): InnerPath | null {
  const vehicle = findAskedVehicle(asked, path)
  if (vehicle === null || !asked.site.dealershipIds.has(vehicle.dealershipId)) return null
  if (path === '/print') return page(`/print/${vehicle.slug}`)
  const to = `/cars/${vehicle.slug}`
  return path === to ? page(path) : moved(to + asked.url.search)
}

/** The finance page has one of three addresses; the other two redirect to it unless the site uses them for something else (FIN-01). */
function findFinancePage({ financePath, paths }: SiteMap, path: string, search: string): InnerPath | null {
  // temporary: the site can change this switch
  return FINANCE_PATHS.some((known) => known === path) && paths.has(financePath) ? moved(financePath + search, 307) : null
}

/** Where an address leads at which nothing stands (SEO-04); the query goes along unless the target has one of its own. */
function findMoved({ site, url }: AskedPage, path: string): InnerPath | null {
  const found = findRedirect(site.redirects, path)
  if (!found) return findFinancePage(site, path, url.search)
  const query = /[?#]/.test(found.to) ? '' : url.search
  return moved(found.to + query, found.status)
}

/** A model's other addresses lead to the one that its page stands at (MOD-04), and names of a make to its overview (BRD-05). */
function findRenamed({ site, url }: AskedPage, path: string): InnerPath | null {
  const model = findModelAt(site.models, path)
  const brand = toMakeSlug(readBrandPath(path) ?? '')
  const to = model ? toModelPath(model) : toBrandPath(brand)
  return to !== path && site.paths.has(to) ? moved(to + url.search) : null
}

/** An address with capitals, at which nothing stands, leads to the same one without when something stands there. */
function findLowerCase(asked: AskedPage, path: string): InnerPath | null {
  const lower = path.toLowerCase()
  const found = lower === path ? null : findKnown(asked, lower)
  return found?.kind === 'page' ? moved(lower + asked.url.search) : found
}

function withoutSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
}

function findKnown(asked: AskedPage, path: string): InnerPath | null {
  const { site, url } = asked
  const { search } = url
  if (path === PERSONALISED_PATH) return moved(toPersonalisedHref(site, search))
  const own = askedPath(asked, path)
  if (own) return own
  const file = FILES.exec(path)
  if (file) return page(`/sitemap/${file[1] ?? '0'}`)
  if (path === RANGE_PATH && site.paths.has(path)) return rangePath(asked)
  if (isSearchPath(path) && !isTaken(asked, path)) return searchPath(asked, path)
  const journey = journeyPath(asked, path)
  if (journey) return journey
  if (site.paths.has(path) || isStandardPage(path)) return page(path)
  const gate = ownPageGate(asked, path)
  if (gate) return gate
  return findRenamed(asked, path) ?? vehiclePath(asked, path) ?? findMoved(asked, path)
}

/**
 * The page that an address of a tenant is. Only known addresses get one of their own, and parameters that a page does not read are
 * dropped, so that visitors can't grow the cache.
 */
export function toInnerPath(asked: AskedPage): InnerPath {
  const { pathname, search } = asked.url
  const path = withoutSlash(pathname)
  if (path !== pathname && pathname !== '/book-test-drive/') return moved(path + search)
  return findKnown(asked, path) ?? findLowerCase(asked, path) ?? page(NOT_FOUND_PATH)
}
