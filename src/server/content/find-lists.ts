import { cache } from 'react'
import { type PromoCard as PromoRule, type PromoListing, selectPromoCards } from '@/domain/promotions/promo'
import { safeHref } from '@/domain/navigation/href'
import type { Notice } from '@/domain/navigation/announcement'
import type { Tenant } from '@/domain/tenant/tenant'
import type { Announcement, Faq, Location, Model, Offer, PromoCard } from '@payload-types'
import { cachedRead } from '../cache/cached-read'
import { cacheTags, type ListCollection } from '../invalidation/tags'
import { draftsInView, withDraft, withReleased } from './draft-in-view'
import { findForTenant } from './find-for-tenant'
import { toInstant } from './to-instant'
import { findMedia, type Picture } from './find-media'

const list = <Doc>(tenantId: number, collection: ListCollection, read: () => Promise<Doc[]>) =>
  cachedRead([collection, tenantId], [cacheTags.list(collection, tenantId)], read)

const findPublishedFaqs = cache((tenantId: number): Promise<Faq[]> =>
  list(tenantId, 'faqs', () => findForTenant(tenantId, 'faqs', { sort: 'position' })),
)
const findPublishedOffers = cache((tenantId: number): Promise<Offer[]> => list(tenantId, 'offers', () => findForTenant(tenantId, 'offers')))

/** Returns a site's questions in order, in a preview with the draft that it shows (EDT-16). */
export async function findFaqs(tenantId: number): Promise<Faq[]> {
  const all = withDraft(withReleased(await findPublishedFaqs(tenantId), draftsInView().release?.questions), draftsInView().question)
  return all.toSorted((one, other) => (one.position ?? 0) - (other.position ?? 0))
}

/** Returns a site's offers of all times, in a preview with the draft that it shows (EDT-16). */
export async function findOffers(tenantId: number): Promise<Offer[]> {
  return withDraft(withReleased(await findPublishedOffers(tenantId), draftsInView().release?.offers), draftsInView().offer)
}

const findPublishedAnnouncements = cache((tenantId: number): Promise<Announcement[]> =>
  list(tenantId, 'announcements', () => findForTenant(tenantId, 'announcements', { sort: '-updatedAt' })),
)

/** Returns a site's announcements of all times (NAV-12); in the preview of one, that one alone (EDT-16). */
export async function findAnnouncements(tenantId: number): Promise<Notice[]> {
  const draft = draftsInView().announcement
  const published = async () => withReleased(await findPublishedAnnouncements(tenantId), draftsInView().release?.announcements)
  const docs = draft ? [draft] : await published()
  return docs.flatMap(({ text, label, href, start, expiry }) => {
    const target = safeHref(href)
    const link = label && target !== null ? { label, href: target } : null
    return text ? [{ text, link, start: toInstant(start), expiry: toInstant(expiry) }] : []
  })
}

export const findModels = cache((tenantId: number): Promise<Model[]> =>
  list(tenantId, 'models', () => findForTenant(tenantId, 'models', { sort: 'position' })),
)
export const findLocations = cache((tenantId: number): Promise<Location[]> =>
  list(tenantId, 'locations', () => findForTenant(tenantId, 'locations', { where: { visible: { equals: true } }, sort: 'name' })),
)

/** The content of a promo card. */
type PromoContent = {
  heading: string
  text: string | null
  link: { label: string | null; href: string | null }
  image: Picture | null
  tone: PromoCard['node']['tone']
}

const findPromoCards = cache((tenantId: number): Promise<PromoCard[]> =>
  list(tenantId, 'promo-cards', () => findForTenant(tenantId, 'promo-cards', { sort: 'position' })),
)

type PromoSource = Pick<PromoCard, 'start' | 'expiry' | 'position' | 'display' | 'strictDisplay' | 'node'> & { id: number | string }

/** Returns the cards of the switch promoNodes. At equal positions they follow those of the collection (CMS-09). */
function listSwitchPromos({ switches }: Pick<Tenant, 'switches'>): PromoSource[] {
  return switches.promoNodes.map((card, at) => ({ ...card, node: { ...card.node, link: card.node.link ?? {} }, id: `switch-${at}` }))
}

function toRule({ id, start, expiry, position, display, strictDisplay, node }: PromoSource): PromoRule<PromoCard['node']> {
  const window = { start: toInstant(start), expiry: toInstant(expiry) }
  return { id, ...window, position, display: display ?? null, strictDisplay: strictDisplay === true, node }
}

const findSources = async (tenant: Pick<Tenant, 'id' | 'switches'>): Promise<(PromoSource & { title?: string })[]> => [
  ...withDraft(withReleased(await findPromoCards(tenant.id), draftsInView().release?.promos), draftsInView().promo),
  ...listSwitchPromos(tenant),
]

/** Returns every promo card of a tenant, whatever its dates, with its name as content (ADM-09). */
export async function findNamedPromos(tenant: Pick<Tenant, 'id' | 'switches'>): Promise<PromoRule<string>[]> {
  return (await findSources(tenant)).map((card) => ({ ...toRule(card), node: card.title ?? card.node.heading }))
}

/**
 * Returns the promo cards for a slot on a site in position order (CMS-08 to CMS-10). Only reads the pictures of these cards.
 * @param most The maximum number of cards; all if not given.
 */
export async function findShownPromos(
  tenant: Pick<Tenant, 'id' | 'switches'>,
  place: PromoListing,
  most?: number,
): Promise<PromoRule<PromoContent>[]> {
  const { shown } = selectPromoCards((await findSources(tenant)).map(toRule), place)
  return Promise.all(
    shown.slice(0, most).map(async (card) => {
      const { heading, text, link, image, tone } = card.node
      const picture = await findMedia(tenant.id, image)
      const content = { heading, text: text ?? null, link: { label: link?.label ?? null, href: link?.href ?? null }, image: picture, tone }
      return { ...card, node: content }
    }),
  )
}
