import { cache } from 'react'
import type { PromoCard as PromoRule } from '@/domain/promo/promo'
import type { Faq, Location, Model, Offer, PromoCard } from '@payload-types'
import { cacheTags, type ListCollection } from '../cache/tags'
import { taggedRead } from '../cache/tagged-read'
import { findForTenant } from './find-for-tenant'
import { toInstant } from './to-instant'
import { findMedia, type Picture } from './find-media'

const list = <Doc>(tenantId: number, collection: ListCollection, read: () => Promise<Doc[]>) =>
  taggedRead([collection, tenantId], [cacheTags.list(collection, tenantId)], read)

export const findFaqs = cache((tenantId: number): Promise<Faq[]> =>
  list(tenantId, 'faqs', () => findForTenant(tenantId, 'faqs', { sort: 'position' })),
)
export const findOffers = cache((tenantId: number): Promise<Offer[]> => list(tenantId, 'offers', () => findForTenant(tenantId, 'offers')))
export const findModels = cache((tenantId: number): Promise<Model[]> =>
  list(tenantId, 'models', () => findForTenant(tenantId, 'models', { sort: 'position' })),
)
export const findLocations = cache((tenantId: number): Promise<Location[]> =>
  list(tenantId, 'locations', () => findForTenant(tenantId, 'locations', { where: { visible: { equals: true } }, sort: 'name' })),
)

/** What a promo card shows. */
type PromoContent = {
  heading: string
  text: string | null
  link: { label: string | null; href: string | null }
  image: Picture | null
  tone: PromoCard['node']['tone']
}

/** All promo cards of a tenant with their windows and content; which of them run is the domain's business (CMS-08 to CMS-10). */
export const findPromoCards = cache(async (tenantId: number): Promise<PromoRule<PromoContent>[]> => {
  const docs = await list(tenantId, 'promo-cards', () => findForTenant(tenantId, 'promo-cards', { sort: 'position' }))
  return Promise.all(
    docs.map(async ({ id, start, expiry, position, display, strictDisplay, node }) => ({
      id,
      start: toInstant(start),
      expiry: toInstant(expiry),
      position,
      display: display ?? null,
      strictDisplay: strictDisplay === true,
      node: {
        heading: node.heading,
        text: node.text ?? null,
        link: { label: node.link?.label ?? null, href: node.link?.href ?? null },
        image: await findMedia(tenantId, node.image),
        tone: node.tone,
      },
    })),
  )
})
