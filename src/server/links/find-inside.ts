import { type InsideAddress, readLinkTarget } from '@/domain/pages/links/link-target'
import type { TargetKind } from '@/domain/pages/links/target-words'
import { NOT_FOUND_PATH } from '@/domain/http/not-found-page'
import { isSearchPath } from '@/domain/search/search-path'
import { findMediaFile } from '@/domain/tenant/media-path'
import { runSql } from '../database/run-sql'
import { typedQueries } from '../database/typed-queries'
import { findFileOwner } from '../media/file-owner'
import { type AddressMatch, matchAddress } from '../routing/match-address'
import type { SiteMap } from '../routing/site-maps'
import { siteState } from '../routing/site-state'

/** What visitors find at an address of a site, and the path that is drawn. */
export type InsideTarget = { kind: Extract<TargetKind, 'page' | 'search' | 'car' | 'form' | 'file' | 'step' | 'offer'>; path: string }

/** Browsers follow at most this many redirects here; a longer chain leads nowhere. */
const MOST_REDIRECTS = 5
const OFFER = /^#offer-(\d{1,9})$/

/** Reads the offer that an address names, such as '/special-offers#offer-12'. */
export function readOfferId({ hash }: Pick<InsideAddress, 'hash'>): number | null {
  const [, id] = OFFER.exec(hash) ?? []
  return id === undefined ? null : Number(id)
}

function kindOf(path: string): InsideTarget['kind'] {
  if (isSearchPath(path) || path.startsWith('/live-search')) return 'search'
  if (/^\/cars\/[^/]+$/.test(path)) return 'car'
  if (path.startsWith('/forms/')) return 'form'
  return path.startsWith('/journeys/') ? 'step' : 'page'
}

function match(site: SiteMap, { path, search }: InsideAddress): AddressMatch {
  return matchAddress({ site, state: siteState(), url: { pathname: path, search, searchParams: new URLSearchParams(search) } })
}

/** Returns what is at a path of a site, following the site's redirects. A redirect to another site counts as a page. */
function findAtPath(site: SiteMap, address: InsideAddress): InsideTarget | null {
  let at = address
  for (let step = 0; step <= MOST_REDIRECTS; step += 1) {
    const found = match(site, at)
    if (found.kind === 'page') return found.pathname === NOT_FOUND_PATH ? null : { kind: kindOf(found.pathname), path: found.pathname }
    const next = readLinkTarget(found.to, site.hosts)
    if (next.kind !== 'inside') return { kind: 'page', path: found.to }
    at = next
  }
  return null
}

async function isOfferOf(site: SiteMap, id: number): Promise<boolean> {
  const row = await typedQueries(runSql)
    .selectFrom('offers')
    .select('id')
    .where('id', '=', id)
    .where('tenant_id', '=', site.id)
    .where('_status', '=', 'published')
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Returns what visitors find now at an address of a site: only what is published. Null for nothing, as for a draft, a car that is gone or
 * an offer that was deleted (EDT-13).
 */
export async function findInside(site: SiteMap, address: InsideAddress): Promise<InsideTarget | null> {
  const file = findMediaFile({ pathname: address.path, searchParams: new URLSearchParams(address.search) })
  if (file !== null) {
    const owner = await findFileOwner(file)
    const isServed = owner !== null && (owner.tenantId === site.id || owner.dealershipIds.some((id) => site.dealershipIds.has(id)))
    return isServed ? { kind: 'file', path: address.path } : null
  }
  const found = findAtPath(site, address)
  const offerId = readOfferId(address)
  if (found === null || offerId === null) return found
  return (await isOfferOf(site, offerId)) ? { ...found, kind: 'offer' } : null
}

/**
 * Returns those of the addresses where visitors find something.
 * @param also Paths that exist once the document is saved, such as its own.
 */
export async function findThere(site: SiteMap, hrefs: readonly string[], also: readonly string[] = []): Promise<Set<string>> {
  const found = await Promise.all(
    hrefs.map(async (href) => {
      const target = readLinkTarget(href, site.hosts)
      if (target.kind !== 'inside') return []
      return also.includes(target.path) || (await findInside(site, target)) !== null ? [href] : []
    }),
  )
  return new Set(found.flat())
}
