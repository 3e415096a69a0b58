import { epochAt } from '@/domain/time/epoch'
import { startOfDay } from '@/domain/time/zone'
import { type AskedPage, type InnerPath, toInnerPath } from './inner-path'
import { pageCache } from '../cache/page-cache'
import { readTimeTravelTicket, toEpochSegment, toLiveSegment } from './page-key'

/** Rendered on request (SRCH-01): its header and footer are taken from a kept page of the site. */
const LIVE = /^\/live-search(\/|$)/

/** Rendered for each request out of what its address says; all other pages of a site are stored. */
const PER_REQUEST = /^\/sites\/[^/]+\/[^/]+\/(?:live-search|journeys|sign-in|sign-up|reset-password|compare|forms)(?:\/|$)/

/** Whether the page at a path, as `toSitePath` gives it, is rendered for each request. */
export function isRenderedPerRequest(pathname: string): boolean {
  return PER_REQUEST.test(pathname)
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

type DatedRequest = AskedPage & {
  /** The value of the time travel cookie (ADM-06). */
  ticket: string | undefined
  /** Unix seconds. */
  now: number
}

/** Returns the inner path of an address on a tenant's host: its page in the current epoch (PERF-06), or a redirect. */
export function toSitePath({ now, ticket, ...asked }: DatedRequest): InnerPath {
  const { site } = asked
  const inner = toInnerPath(asked)
  if (inner.kind === 'redirect') return inner
  const at = readTimeTravelTicket(ticket, site.slug, now) ?? now
  const segment = toEpochSegment(site.slug, epochAt(site.boundaries, midnightOf(site.timeZone, at), at))
  if (LIVE.test(inner.pathname)) return { ...inner, pathname: `/sites/${site.slug}/${toLiveSegment(segment)}${inner.pathname}` }
  return { ...inner, pathname: joinOutdated(`/sites/${site.slug}`, segment, inner.pathname === '/' ? '' : inner.pathname) }
}

/** A render of this very page may be under way that began before the last publish: step aside from it rather than join it. */
function joinOutdated(base: string, segment: string, pathname: string): string {
  const path = `${base}/${segment}${pathname}`
  const cache = pageCache()
  const since = cache?.flyingSince(path) ?? 0
  return cache && since > 0 && cache.tick > since ? `${base}/${segment}~${cache.tick}${pathname}` : path
}
