import { formatDate } from '@/domain/time/format-date'
import type { CardVariant } from '@/domain/tenant/template'
import { findRunningOffers, type ShownOffer } from '@/server/content/find-running-offers'
import { fillTexts, textContextOf } from '@/server/content/fill-texts'
import { OfferCard, type OfferView } from '@/ui/sections/offer-card'
import { toPanelPicture } from '@/ui/sections/picture-panel/panel-picture'
import { isCutout } from '@/ui/primitives/picture/is-cutout'
import { SectionHead } from '@/ui/primitives/section-head'
import type { BlockProps } from '../types'

export function toOfferView({ endsAt, picture, ...offer }: ShownOffer, timeZone: string): OfferView {
  // The last day: an expiry at midnight belongs to the day before.
  const ends = endsAt === null ? null : `Ends ${formatDate(endsAt - 1, timeZone)}`
  return { ...offer, ends, picture: toPanelPicture(picture, picture && isCutout(picture.url) ? 'cutout' : 'photo') }
}

type ViewProps = { heading: string; text: string | null; emptyText: string | null; offers: readonly OfferView[]; variant: CardVariant }

export function OffersGridView({ heading, text, emptyText, offers, variant }: ViewProps) {
  if (offers.length === 0 && !emptyText) return null
  return (
    <section className="wrap section">
      <SectionHead heading={heading} text={offers.length > 0 ? text : emptyText} />
      <ul className="grid-thirds gap-cards empty:hidden">
        {offers.map((offer) => (
          <li key={offer.id} id={`offer-${offer.id}`}>
            <OfferCard offer={offer} variant={variant} level={3} />
          </li>
        ))}
      </ul>
    </section>
  )
}

export async function OffersGridBlock({ block, site }: BlockProps<'offersGrid'>) {
  const { tenant, now } = site
  const running = (await findRunningOffers(tenant.id, now)).slice(0, block.limit ?? undefined)
  const offers = await fillTexts(running, textContextOf(site))
  return (
    <OffersGridView
      heading={block.heading}
      text={block.text ?? null}
      emptyText={block.emptyText || null}
      offers={offers.map((offer) => toOfferView(offer, tenant.timeZone))}
      variant={tenant.layout.card}
    />
  )
}
