import { epochAt } from '@/domain/time/epoch'
import { startOfDay } from '@/domain/time/zone'
import { type AskedPage, type AddressMatch, matchAddress } from './match-address'
import { pageCache } from '../cache/page-cache'
import { readTimeTravelTicket, toEpochSegment, toLiveSegment, toTravelSegment } from './page-key'

/** Rendered on request (SRCH-01); header and footer come from a cached page of the site. */
const LIVE = /^\/live-search(\/|$)/
/** Queries that are longer are always rendered on request. */
const MAX_STORED_QUERY = 400

/** Rendered for each request from its address; all other pages are cached. */
const PER_REQUEST = /^\/sites\/[^/]+\/[^/]+\/(?:live-search|journeys|sign-in|sign-up|reset-password|compare|forms)(?:\/|$)/

/** Checks whether a path from `toSitePath` is rendered for each request. */
export function isRenderedPerRequest(pathname: string): boolean {
  return PER_REQUEST.test(pathname)
}

/** Caches midnights by time zone: every request needs them, and they change once a day. */
const midnights = new Map<string, { from: number; until: number }>()

function midnightOf(timeZone: string, now: number): number {
  const known = midnights.get(timeZone)
  if (known && now >= known.from && now < known.until) return known.from
  const from = startOfDay(now, timeZone)
  // 26 hours later is always the next day, even with daylight saving
  midnights.set(timeZone, { from, until: startOfDay(from + 26 * 3600, timeZone) })
  return from
}

type DatedRequest = AskedPage & {
  /** Value of the time travel cookie (ADM-06). */
  ticket: string | undefined
  /** Unix seconds. */
  now: number
  /** Whether this search with a query is a stored page, instead of being rendered for each request (PERF-09). */
  isStored?: (pathname: string) => boolean
}

/** Returns the route that stores the result of a search with a query; null if the query is too long. The query is one segment of its path. */
function toStoredSearch({ pathname, search }: { pathname: string; search: string }): string | null {
  const query = search.slice(1)
  return query.length > MAX_STORED_QUERY ? null : pathname.replace(LIVE, `/popular-search/${Buffer.from(query).toString('base64url')}$1`)
}

/** Returns the path to which the proxy rewrites a request on a tenant's host: the page in the current epoch (PERF-06), or a redirect. */
export function toSitePath({ now, ticket, isStored = () => false, ...asked }: DatedRequest): AddressMatch {
  const { site } = asked
  const inner = matchAddress(asked)
  if (inner.kind === 'redirect') return inner
  const travelled = readTimeTravelTicket(ticket, site.slug, now)
  const at = travelled ?? now
  const base = `/sites/${site.slug}`
  const current = toEpochSegment(site.slug, epochAt(site.boundaries, midnightOf(site.timeZone, at), at))
  const segment = travelled === null ? current : toTravelSegment(current, travelled)
  if (!LIVE.test(inner.pathname)) return { ...inner, pathname: joinOutdated(base, segment, inner.pathname === '/' ? '' : inner.pathname) }
  const stored = toStoredSearch(inner)
  if (stored !== null && isStored(`${base}/${segment}${stored}`))
    return { kind: 'page', pathname: joinOutdated(base, segment, stored), search: '' }
  return { ...inner, pathname: `${base}/${toLiveSegment(segment)}${inner.pathname}` }
}

/**
 * Returns another path for the same page while it may be rendering with data from before the last publish, so that the request does not
 * join that render.
 */
function joinOutdated(base: string, segment: string, pathname: string): string {
  const path = `${base}/${segment}${pathname}`
  const cache = pageCache()
  const since = cache?.flyingSince(path) ?? 0
  return cache && since > 0 && cache.tick > since ? `${base}/${segment}~${cache.tick}${pathname}` : path
}
