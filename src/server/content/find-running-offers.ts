import { selectOffers } from '@/domain/promotions/offers'
import { toSiteLink } from '@/domain/navigation/site-link'
import type { SiteLink } from '@/domain/tenant/tenant'
import { findOffers } from './find-lists'
import { toInstant } from './to-instant'
import { findMedia, type Picture } from './find-media'

export type ShownOffer = {
  id: number
  title: string
  summary: string | null
  /** Display text: 'From $24,990 drive away'. */
  price: string | null
  picture: Picture | null
  link: SiteLink | null
  terms: string | null
  /** Unix seconds; null without an end. */
  endsAt: number | null
}

/**
 * Returns a site's current offers, those that end first at the top (CMS-05, CMS-10).
 * @param now Unix seconds.
 */
export async function findRunningOffers(tenantId: number, now: number): Promise<ShownOffer[]> {
  const dated = (await findOffers(tenantId)).map((doc) => ({ doc, start: toInstant(doc.start), expiry: toInstant(doc.expiry) }))
  return Promise.all(
    selectOffers(dated, now).map(async ({ offer: { doc }, endsAt }) => ({
      id: doc.id,
      title: doc.title,
      summary: doc.summary ?? null,
      price: doc.price ?? null,
      picture: await findMedia(tenantId, doc.image),
      link: toSiteLink(doc.link),
      terms: doc.terms ?? null,
      endsAt,
    })),
  )
}
