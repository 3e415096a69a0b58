import type { Payload } from 'payload'
import { readLinkTarget } from '@/domain/pages/links/link-target'
import { nameOfPath, type Target } from '@/domain/pages/links/target-words'
import { FORM_FACTS, toFormKind } from '@/domain/leads/form/form-kinds'
import { formatCount } from '@/domain/search/results/result-count'
import { readSearchHref } from '@/domain/search/read-search-href'
import type { SearchState } from '@/domain/search/search-state'
import type { Tenant } from '@/domain/tenant/tenant'
import type { User } from '@payload-types'
import { findInside, type InsideTarget, readOfferId } from '@/server/links/find-inside'
import type { SiteMap } from '@/server/routing/site-maps'
import { countStock } from '@/server/stock/search-stock'
import { findNamedVehicle } from '@/server/vehicles/find-vehicles'
import { listActiveFilters } from '@/ui/pages/search-results/active-filters'

/** A member of staff who looks at the links of one tenant. Documents are read with their access. */
export type LinkReader = { payload: Payload; user: User; tenant: Tenant; site: SiteMap }

/** Says what a search looks for: 'Used, Toyota, Hilux', or 'All cars'. */
export function nameSearch({ timeZone }: Tenant, site: SiteMap, state: SearchState): string {
  const { dealerships, locations } = site.search
  const parts = listActiveFilters(state, { dealerships, locations, timeZone }).map(({ label }) => label)
  return parts.length === 0 ? 'Everything in stock' : parts.join(', ')
}

/** Counts the vehicles of a search in words; '' while the search engine does not answer. */
export async function countInWords(tenant: Tenant, state: SearchState, now: number): Promise<string> {
  const [count] = await countStock(tenant, [state], now).catch(() => [])
  return count === undefined ? '' : formatCount(count, tenant.switches.stockCountLabel)
}

type Titled = 'pages' | 'offers'

async function findTitle({ payload, user, site }: LinkReader, collection: Titled, by: 'path' | 'id', value: string | number) {
  const { docs } = await payload
    .find({
      collection,
      where: { and: [{ tenant: { equals: site.id } }, { [by]: { equals: value } }] },
      depth: 0,
      limit: 1,
      draft: true,
      select: { title: true },
      user,
      overrideAccess: false,
    })
    // staff without access to pages still see the address
    .catch(() => ({ docs: [] }))
  return docs[0]?.title ?? null
}

type Inside = Extract<ReturnType<typeof readLinkTarget>, { kind: 'inside' }>

async function nameInside(reader: LinkReader, href: string, address: Inside, { kind, path }: InsideTarget, now: number): Promise<Target> {
  const { tenant, site } = reader
  const search = kind === 'search' ? readSearchHref(href.replace(/^\/used-car(?=[/?#]|$)/, '/search'), site.search) : null
  if (search !== null) return { kind, name: nameSearch(tenant, site, search), detail: await countInWords(tenant, search, now) }
  if (kind === 'car') {
    const car = await findNamedVehicle(tenant, path.split('/').at(-1) ?? '')
    return { kind, name: car?.name ?? nameOfPath(path), detail: car?.stockNumber ? `stock number ${car.stockNumber}` : '' }
  }
  if (kind === 'form') {
    const form = toFormKind(path.split('/').at(-1))
    return { kind, name: form === null ? nameOfPath(path) : FORM_FACTS[form].title, detail: address.path }
  }
  if (kind === 'file') return { kind, name: decodeURIComponent(path.split('/').at(-1) ?? ''), detail: '' }
  const offerId = kind === 'offer' ? readOfferId(address) : null
  if (offerId !== null) return { kind, name: (await findTitle(reader, 'offers', 'id', offerId)) ?? 'Offer', detail: address.path }
  return { kind, name: (await findTitle(reader, 'pages', 'path', path)) ?? nameOfPath(address.path), detail: address.path + address.hash }
}

async function describeInside(reader: LinkReader, href: string, address: Inside, now: number): Promise<Target> {
  const found = await findInside(reader.site, address)
  if (found !== null) return nameInside(reader, href, address, found, now)
  const draft = await findTitle(reader, 'pages', 'path', address.path)
  return { kind: 'nothing', name: href, detail: draft === null ? '' : `the page “${draft}” is not published` }
}

async function describe(reader: LinkReader, href: string, now: number): Promise<Target> {
  const target = readLinkTarget(href, reader.site.hosts)
  if (target.kind === 'inside') return describeInside(reader, href, target, now)
  if (target.kind === 'outside') return { kind: 'outside', name: target.host, detail: '' }
  const name = 'to' in target ? target.to : href
  return { kind: target.kind, name, detail: '' }
}

/** Returns what each address leads to on a tenant's site, with the number of vehicles of a search (EDT-13). */
export async function describeLinks(reader: LinkReader, hrefs: readonly string[], now: number): Promise<Record<string, Target>> {
  const targets = await Promise.all([...new Set(hrefs)].map(async (href) => [href, await describe(reader, href, now)] as const))
  return Object.fromEntries(targets)
}
