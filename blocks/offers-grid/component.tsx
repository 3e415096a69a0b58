import { formatDate } from '@/domain/calendar/format-date'
import type { CardVariant } from '@/domain/template/template'
import { findRunningOffers, type ShownOffer } from '@/server/content/find-running-offers'
import { OfferCard, type OfferView } from '@/ui/offers-grid/offer-card'
import { toPanelPicture } from '@/ui/picture-panel/panel-picture'
import { SectionHead } from '@/ui/section-head/section-head'
import type { BlockProps } from '../types'

/** A cut-out is told by its name: an offer's picture is just a picture to who chooses it. */
const isCutout = (url: string) => url.includes('transparent')

export function toOfferView({ endsAt, picture, ...offer }: ShownOffer, timeZone: string): OfferView {
  // the last day that it runs: an expiry at midnight belongs to the day before
  const ends = endsAt === null ? null : `Ends ${formatDate(endsAt - 1, timeZone)}`
  return { ...offer, ends, picture: toPanelPicture(picture, picture && isCutout(picture.url) ? 'cutout' : 'photo') }
}

type ViewProps = { heading: string; text: string | null; emptyText: string | null; offers: readonly OfferView[]; variant: CardVariant }

export function OffersGridView({ heading, text, emptyText, offers, variant }: ViewProps) {
  if (offers.length === 0 && !emptyText) return null
  return (
    <section className="wrap section">
      <SectionHead heading={heading} text={offers.length > 0 ? text : emptyText} />
      <ul className="grid gap-cards empty:hidden sm:grid-cols-2 md:grid-cols-3">
        {offers.map((offer) => (
          <li key={offer.id}>
            <OfferCard offer={offer} variant={variant} level={3} />
          </li>
        ))}
      </ul>
    </section>
  )
}

export async function OffersGridBlock({ block, site: { tenant, now } }: BlockProps<'offersGrid'>) {
  const offers = (await findRunningOffers(tenant.id, now)).slice(0, block.limit ?? undefined)
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
