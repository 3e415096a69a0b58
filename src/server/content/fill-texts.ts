import { formatDate } from '@/domain/time/format-date'
import { wallClockAt } from '@/domain/time/zone'
import { formatFigure } from '@/domain/numbers/figures'
import { toSitePhone } from '@/domain/locations/site-phone'
import { fillPlaceholders, listPlaceholders, type Placeholder, placeholderKey } from '@/domain/pages/placeholders'
import { formatAddress, type SiteLocation } from '@/domain/locations/location'
import { isRunning } from '@/domain/promotions/promo'
import { ALL_STOCK, type SearchState } from '@/domain/search/search-state'
import type { Tenant } from '@/domain/tenant/tenant'
import { cacheTags } from '../invalidation/tags'
import { taggedRead } from '../cache/tagged-read'
import { findOffers } from './find-lists'
import { toInstant } from './to-instant'
import { findSiteLocations } from '../locations/find-site-locations'
import { countStock } from '../stock/search-stock'

/** The context of a text: its site, instant (Unix seconds) and location. */
export type TextContext = { tenant: Tenant; now: number; locationId: number | null }

/** Returns the context for the texts of a block and its lists. */
export function textContextOf({ tenant, now, page }: { tenant: Tenant; now: number; page?: { locationId: number | null } }): TextContext {
  return { tenant, now, locationId: page?.locationId ?? null }
}

const PARAMETERS = { make: 'make', model: 'model', type: 'car_type', body: 'body' } as const

function toState(limits: Placeholder['limits']): SearchState {
  const lists = Object.entries(PARAMETERS).flatMap(([limit, attribute]) => {
    const value = limits[limit]
    return value ? [[attribute, [value]]] : []
  })
  return { ...ALL_STOCK, lists: Object.fromEntries(lists) }
}

async function countCars({ tenant, now }: TextContext, limits: Placeholder['limits']): Promise<string> {
  const state = toState(limits)
  const key = ['placeholder', tenant.id, now, JSON.stringify(state.lists)]
  const [count = 0] = await taggedRead(key, [cacheTags.stockShape(tenant.id), cacheTags.stock(tenant.id)], () =>
    countStock(tenant, [state], now),
  )
  return formatFigure(count)
}

async function findRunningOffers({ tenant, now }: TextContext) {
  const offers = await findOffers(tenant.id)
  return offers
    .map(({ title, slug, start, expiry }) => ({ title, slug, start: toInstant(start), expiry: toInstant(expiry) }))
    .filter((offer) => isRunning(offer, now))
    .toSorted((a, b) => (a.expiry ?? Number.POSITIVE_INFINITY) - (b.expiry ?? Number.POSITIVE_INFINITY))
}

/** Fills in an offer's title, except for placeholders of offers: two that name each other would never end. */
function fillOfferTitle(title: string, context: TextContext): Promise<string> {
  return fillNamed(title, context, (placeholder) => !placeholder.name.startsWith('offer.'))
}

async function readOffer(context: TextContext, { name, limits }: Placeholder): Promise<string | null> {
  const running = await findRunningOffers(context)
  if (name === 'offer.count') return formatFigure(running.length)
  const offer = running.find(({ slug }) => limits.slug === undefined || slug === limits.slug)
  if (name === 'offer.title') return offer ? fillOfferTitle(offer.title, context) : null
  // the expiry is the first second after the offer, so its last day is the day before
  return offer?.expiry ? formatDate(offer.expiry - 1, context.tenant.timeZone) : null
}

async function findLocationOf({ tenant, locationId }: TextContext, { limits }: Placeholder): Promise<SiteLocation | null> {
  const locations = await findSiteLocations(tenant)
  if (limits.slug !== undefined) return locations.find(({ slug }) => slug === limits.slug) ?? null
  return locations.find(({ id }) => id === locationId) ?? locations.find(({ isPrimary }) => isPrimary) ?? locations[0] ?? null
}

async function resolveOne(context: TextContext, placeholder: Placeholder): Promise<string | null> {
  const { tenant, now } = context
  switch (placeholder.name) {
    case 'dealer.name':
      return tenant.name
    case 'dealer.phone':
      return toSitePhone(tenant.site.phone)?.text ?? tenant.site.phone
    case 'dealer.email':
      return tenant.site.email
    case 'dealer.abn':
      return tenant.site.abn
    case 'dealer.warrantyYears':
      return tenant.switches.warrantyYears === null ? null : String(tenant.switches.warrantyYears)
    case 'stock.count':
      return countCars(context, placeholder.limits)
    case 'offer.title':
    case 'offer.endsOn':
    case 'offer.count':
      return readOffer(context, placeholder)
    case 'location.name':
      return (await findLocationOf(context, placeholder))?.name ?? null
    case 'location.phone':
      return toSitePhone((await findLocationOf(context, placeholder))?.phone ?? null)?.text ?? null
    case 'location.address': {
      const found = await findLocationOf(context, placeholder)
      return found && formatAddress(found.address)
    }
    case 'today.year':
      return String(wallClockAt(now, tenant.timeZone).year)
    case 'today.month':
      return new Intl.DateTimeFormat('en-AU', { month: 'long', timeZone: tenant.timeZone }).format(now * 1000)
  }
}

async function fillNamed<Content>(content: Content, context: TextContext, isRead: (placeholder: Placeholder) => boolean): Promise<Content> {
  const wanted = new Map(listPlaceholders(content).map((placeholder) => [placeholderKey(placeholder), placeholder]))
  if (wanted.size === 0) return fillPlaceholders(content, new Map())
  const read = async (placeholder: Placeholder) => (isRead(placeholder) ? ((await resolveOne(context, placeholder)) ?? '') : '')
  const values = await Promise.all([...wanted].map(async ([key, placeholder]) => [key, await read(placeholder)] as const))
  return fillPlaceholders(content, new Map(values))
}

/**
 * Fills in the placeholders in a page's content as of the page's instant (ADM-14). Values come from the site's readers, so that the page is
 * invalidated when they change.
 */
export async function fillTexts<Content>(content: Content, context: TextContext): Promise<Content> {
  return fillNamed(content, context, () => true)
}

/**
 * Returns the tenant with the placeholders in its own texts filled in (ADM-14): footer, legal notes, menus and announcement.
 * @param now Unix seconds.
 */
export async function fillSiteTexts(tenant: Tenant, now: number): Promise<Tenant> {
  const { site, menus } = tenant
  return { ...tenant, ...(await fillTexts({ site, menus }, textContextOf({ tenant, now }))) }
}
