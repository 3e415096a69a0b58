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
import { pickSearchParameters } from '@/domain/search/search-parameters'
import { isSearchPath } from '@/domain/search/search-path'
import { ACCOUNT_PAGES, toSignInHref } from '@/domain/account/gated-route'
import type { SiteMap } from './site-maps'
import type { SiteState } from './site-state'
import type { KnownVehicle } from '../cache/vehicle-index'

/** The address that a visitor asks a site for. */
export type AskedPage = { site: SiteMap; state: SiteState; url: Pick<URL, 'pathname' | 'search' | 'searchParams'> }
/** The route that renders an address, below tenant and epoch, with the parameters that it reads; or a redirect. */
export type AddressMatch = { kind: 'page'; pathname: string; search: string } | { kind: 'redirect'; to: string; status: RedirectStatus }

const WATCHLIST = '/watchlist'
/** Account pages (AUTH-06). All these addresses show one page, unless the site has made its own there. */
const ACCOUNT_PATHS = new Set(ACCOUNT_PAGES.map((name) => `/${name}`))
/**
 * Pages that only depend on their address and are rendered for each request, including a form that was sent without scripts and is shown
 * again.
 */
const STANDALONE = /^\/(?:sign-in|sign-up|reset-password|compare|forms\/([a-z-]{1,40}))$/
/** Those of them that need accounts. The sign-in page is not included: it explains when a site has no accounts (TEN-07). */
const NEEDS_ACCOUNTS = new Set(['/sign-up', '/reset-password'])
/** The sitemap, whole or in numbered parts (SEO-03). */
const SITEMAP = /^\/sitemap(?:-([1-9]\d{0,3}))?\.xml$/
/** A journey page, rendered for each request because its step is in the parameters (TRD-01, BUY-03, BUY-04). */
const CHECKOUT = /^\/cars\/([a-z0-9-]{1,200})\/(checkout|buy-online)$/
const TRADE_IN = new Set(['/trade-in', '/sell-my-car', '/cars/trade-in'])

const page = (pathname: string, search = ''): AddressMatch => ({ kind: 'page', pathname, search })
const redirectTo = (to: string, status: RedirectStatus = 308): AddressMatch => ({ kind: 'redirect', to, status })

function standalonePath({ site, url }: AskedPage, path: string): AddressMatch | null {
  const asked = STANDALONE.exec(path)
  if (!asked) return null
  const [, kind] = asked
  const isThere = kind === undefined ? site.hasAccounts || !NEEDS_ACCOUNTS.has(path) : toFormKind(kind) !== null
  return isThere ? page(path, url.search) : page(NOT_FOUND_PATH)
}

/** Returns the checkout of a vehicle that the site sells, by slug or id. */
function checkoutPath({ site, state, url }: AskedPage, slug: string, path: string): AddressMatch {
  const car = state.vehicles.findByName(slug)
  if (car === null || !site.dealershipIds.has(car.dealershipId)) return page(NOT_FOUND_PATH)
  const asked = new URLSearchParams(url.searchParams)
  asked.set('path', path)
  return page(`/journeys/checkout/${slug}`, `?${asked.toString()}`)
}

function journeyPath(whole: AskedPage, path: string): AddressMatch | null {
  const { site, url } = whole
  const asked = url.searchParams
  const [, slug = '', segment = ''] = CHECKOUT.exec(path) ?? []
  if (slug !== '') return segment === site.reservePath ? checkoutPath(whole, slug, segment) : page(NOT_FOUND_PATH)
  if (path === '/checkout-journey') return checkoutPath(whole, asked.get('car_id') ?? '', 'checkout-journey')
  if (!TRADE_IN.has(path) || (path === '/sell-my-car' && site.paths.has(path))) return null
  const isBegun = ['journey', 'draft', 'car_id'].some((name) => asked.has(name))
  return isBegun ? page('/journeys/trade-in', url.search) : page('/trade-in')
}

/**
 * Returns the range page, or the page of one body. A body with capitals is redirected to lower case with all other parameters (MOD-02,
 * MOD-03).
 */
function rangePath({ site, url }: AskedPage): AddressMatch {
  const asked = url.searchParams.get('body')
  const body = readBody(asked, site.models)
  const others = new URLSearchParams(url.searchParams)
  others.delete('body')
  if (body !== null && body !== asked) return redirectTo([toRangeHref(body), others.toString()].filter(Boolean).join('&'))
  return page(body === null ? RANGE_PATH : toRangeRoute(body))
}

/** Returns a search in one spelling of its path, which is the key of its cached page. The page parses the parameters, if there are any. */
function searchPath({ site, url }: AskedPage, path: string): AddressMatch {
  const fromPath = parseSearchAddress(path.split('/').slice(2).map(decodeOnce), {}, site.search)
  const [pathname = '/search', rest = ''] = toSearchAddress(fromPath).split('?')
  const query = [rest, pickSearchParameters(url.searchParams)].filter(Boolean).join('&')
  return query === '' ? page(pathname) : page(pathname.replace('/search', '/live-search'), `?${query}`)
}

/** Returns an account page. A site without accounts redirects to the sign-in page, which says so (TEN-07, AUTH-06). */
function accountPath({ site }: AskedPage, path: string): AddressMatch | null {
  if (!ACCOUNT_PATHS.has(path) && path !== WATCHLIST) return null
  if (!site.hasAccounts) return redirectTo(toSignInHref({ type: path.slice(1), redirect: path, back: '/' }), 307)
  return page(path === WATCHLIST ? WATCHLIST : '/my-garage')
}

/** Checks whether the site uses an address below the second base of searches for its own page or redirect, which comes first. */
function isTaken({ site }: AskedPage, path: string): boolean {
  return !path.startsWith('/search') && (site.paths.has(path) || findRedirect(site.redirects, path) !== null)
}

function decodeOnce(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return ''
  }
}

/** Returns the vehicle of an address, by slug or id: its page, or its print view, which has it in a parameter (VDP-25). */
function findAskedVehicle({ state, url }: AskedPage, path: string): KnownVehicle | null {
  if (path === '/print') return state.vehicles.findByName(url.searchParams.get('car_id') ?? '')
  const name = /^\/cars\/([^/]+)$/.exec(path)?.[1]
  // the slug comes first, because a slug may be a number
  return name === undefined ? null : (state.vehicles.findBySlug(name) ?? state.vehicles.findByName(name))
}

function vehiclePath(asked: AskedPage, path: string): AddressMatch | null {
  const vehicle = findAskedVehicle(asked, path)
  if (vehicle === null || !asked.site.dealershipIds.has(vehicle.dealershipId)) return null
  if (path === '/print') return page(`/print/${vehicle.slug}`)
  const to = `/cars/${vehicle.slug}`
  return path === to ? page(path) : redirectTo(to + asked.url.search)
}

/** Handles the three addresses of the finance page: two redirect to the third, unless the site uses them for something else (FIN-01). */
function findFinancePage({ financePath, paths }: SiteMap, path: string, search: string): AddressMatch | null {
  // temporary, because the site can change this switch
  return FINANCE_PATHS.some((known) => known === path) && paths.has(financePath) ? redirectTo(financePath + search, 307) : null
}

/** Returns the redirect of an address without a page (SEO-04). It keeps the query unless the target has its own. */
function findMoved({ site, url }: AskedPage, path: string): AddressMatch | null {
  const found = findRedirect(site.redirects, path)
  if (!found) return findFinancePage(site, path, url.search)
  const query = /[?#]/.test(found.to) ? '' : url.search
  return redirectTo(found.to + query, found.status)
}

/** Redirects a model's other addresses to its page (MOD-04), and other names of a make to its overview (BRD-05). */
function findRenamed({ site, url }: AskedPage, path: string): AddressMatch | null {
  const model = findModelAt(site.models, path)
  const brand = toMakeSlug(readBrandPath(path) ?? '')
  const to = model ? toModelPath(model) : toBrandPath(brand)
  return to !== path && site.paths.has(to) ? redirectTo(to + url.search) : null
}

/** Redirects an address with capitals to lower case if a page exists there. */
function findLowerCase(asked: AskedPage, path: string): AddressMatch | null {
  const lower = path.toLowerCase()
  const found = lower === path ? null : findKnown(asked, lower)
  return found?.kind === 'page' ? redirectTo(lower + asked.url.search) : found
}

function withoutSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
}

function findKnown(asked: AskedPage, path: string): AddressMatch | null {
  const { site, url } = asked
  const { search } = url
  if (path === PERSONALISED_PATH) return redirectTo(toPersonalisedHref(site, search))
  const own = standalonePath(asked, path)
  if (own) return own
  const file = SITEMAP.exec(path)
  if (file) return page(`/sitemap/${file[1] ?? '0'}`)
  if (path === RANGE_PATH && site.paths.has(path)) return rangePath(asked)
  if (isSearchPath(path) && !isTaken(asked, path)) return searchPath(asked, path)
  const journey = journeyPath(asked, path)
  if (journey) return journey
  if (site.paths.has(path) || isStandardPage(path)) return page(path)
  const gate = accountPath(asked, path)
  if (gate) return gate
  return findRenamed(asked, path) ?? vehiclePath(asked, path) ?? findMoved(asked, path)
}

/**
 * Returns the page for an address on a tenant's host. Only known addresses are cached separately and unknown parameters are dropped, so
 * that visitors can't grow the cache.
 */
export function matchAddress(asked: AskedPage): AddressMatch {
  const { pathname, search } = asked.url
  const path = withoutSlash(pathname)
  if (path !== pathname && pathname !== '/book-test-drive/') return redirectTo(path + search)
  return findKnown(asked, path) ?? findLowerCase(asked, path) ?? page(NOT_FOUND_PATH)
}
