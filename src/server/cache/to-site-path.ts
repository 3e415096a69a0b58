import type { NextRequest } from 'next/server'
import { epochAt } from '@/domain/calendar/epoch'
import { startOfDay } from '@/domain/calendar/zone'
import { PERSONALISED_PATH, toPersonalisedHref } from '@/domain/finance/finance-href'
import { findRedirect, type RedirectStatus } from '@/domain/redirects/redirects'
import { parseSearchAddress, toSearchAddress } from '@/domain/search/search-address'
import { pageCache } from './page-cache'
import { readTimeTravelTicket, TIME_TRAVEL_COOKIE, toEpochSegment } from './page-key'
import type { SiteMap } from './site-maps'
import type { SiteState } from './site-state'

type Asked = { site: SiteMap; state: SiteState; request: NextRequest; now: number }
type Target = { kind: 'page'; pathname: string; search: string } | { kind: 'redirect'; to: string; status: RedirectStatus }

/** The page that stands for every address of a tenant where nothing is: one entry a tenant, whatever is asked for. */
const NOTHING_HERE = '/-404'
/** A suburb's name with its state and postcode. */
const LONGEST_PLACE = 60
/** The map of a site for search engines, whole or in numbered parts (SEO-03). */
const FILES = /^\/sitemap(?:-([1-9]\d{0,3}))?\.xml$/
/** Addresses that each tenant has, besides its pages. */
const ALWAYS = new Set(['/success'])
/** A form that was sent without scripts, shown again to be put right: made for each request. */
const FORM = /^\/forms\/[a-z-]{1,40}$/

function withoutSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
}

/** Midnights are asked for at every request and change once a day. */
const midnights = new Map<string, { from: number; until: number }>()

function midnightOf(timeZone: string, now: number): number {
  const known = midnights.get(timeZone)
  if (known && now >= known.from && now < known.until) return known.from
  const from = startOfDay(now, timeZone)
  // 26 hours on is in the next day, however long this one is
  midnights.set(timeZone, { from, until: startOfDay(from + 26 * 3600, timeZone) })
  return from
}

function searchPath({ site, request }: Asked, path: string): { pathname: string; search: string } {
  const state = parseSearchAddress(path.split('/').slice(2).map(decodeOnce), request.nextUrl.searchParams, site.search)
  const address = toSearchAddress(state)
  const [pathname = '/search', known = ''] = address.split('?')
  const query = [known, state.near === null ? typedPlace(request.nextUrl.searchParams) : ''].filter(Boolean).join('&')
  return query === '' ? { pathname, search: '' } : { pathname: pathname.replace('/search', '/live-search'), search: `?${query}` }
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

/** The slug of the car that an address is about: its page, or its print view, which names it in a parameter (VDP-25). */
function readVehicleSlug(path: string, parameters: URLSearchParams): string | undefined {
  const slug = path === '/print' ? parameters.get('car_id') : /^\/cars\/([^/]+)$/.exec(path)?.[1]
  return slug && /^[a-z0-9-]+$/.test(slug) ? slug : undefined
}

function pagePath({ site, state, request }: Asked, path: string): string {
  if (site.paths.has(path) || ALWAYS.has(path)) return path
  const vehicle = readVehicleSlug(path, request.nextUrl.searchParams)
  const dealership = vehicle === undefined ? undefined : state.vehicles.get(vehicle)
  if (dealership === undefined || !site.dealershipIds.has(dealership)) return NOTHING_HERE
  return path === '/print' ? `/print/${vehicle}` : path
}

/** Where an address leads at which nothing stands (SEO-04); the query goes along unless the target has one of its own. */
function findMoved({ site, request }: Asked, path: string): Target | null {
  const found = findRedirect(site.redirects, path)
  if (!found) return null
  const query = /[?#]/.test(found.to) ? '' : request.nextUrl.search
  return { kind: 'redirect', to: found.to + query, status: found.status }
}

/**
 * Where the proxy rewrites a request on a tenant's host: its page of the current epoch. Only known addresses get an entry of
 * their own, and parameters that a page does not read are dropped, so visitors can't grow the cache.
 */
export function toSitePath(asked: Asked): Target {
  const { site, request, now } = asked
  const path = withoutSlash(request.nextUrl.pathname)
  if (path !== request.nextUrl.pathname && request.nextUrl.pathname !== '/book-test-drive/')
    return { kind: 'redirect', to: path + request.nextUrl.search, status: 308 }
  if (path === PERSONALISED_PATH) return { kind: 'redirect', to: toPersonalisedHref(site.paths, request.nextUrl.search), status: 308 }
  const at = readTimeTravelTicket(request.cookies.get(TIME_TRAVEL_COOKIE)?.value, site.slug, now) ?? now
  const segment = toEpochSegment(site.slug, epochAt(site.boundaries, midnightOf(site.timeZone, at), at))
  if (FORM.test(path)) return { kind: 'page', pathname: `/sites/${site.slug}/${segment}${path}`, search: request.nextUrl.search }
  const file = FILES.exec(path)
  if (file) return { kind: 'page', pathname: `/sites/${site.slug}/${segment}/sitemap/${file[1] ?? '0'}`, search: '' }
  const isSearch = path === '/search' || path.startsWith('/search/')
  const { pathname, search } = isSearch ? searchPath(asked, path) : { pathname: pagePath(asked, path), search: '' }
  const moved = pathname === NOTHING_HERE ? findMoved(asked, path) : null
  if (moved) return moved
  return { kind: 'page', pathname: joinOutdated(`/sites/${site.slug}`, segment, pathname === '/' ? '' : pathname), search }
}

/** A render of this very page may be under way that began before the last publish: step aside from it rather than join it. */
function joinOutdated(base: string, segment: string, pathname: string): string {
  const path = `${base}/${segment}${pathname}`
  const cache = pageCache()
  const since = cache?.flyingSince(path) ?? 0
  return cache && since > 0 && cache.tick > since ? `${base}/${segment}~${cache.tick}${pathname}` : path
}
