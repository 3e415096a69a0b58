import type { CardVariant } from '@/domain/tenant/template'
import type { SiteLink } from '@/domain/tenant/tenant'
import { ArrowLink } from '../primitives/action-link'
import { Icon } from '../primitives/icon/icon'
import type { PanelPicture } from './picture-panel/panel-picture'
import { PicturePanel } from './picture-panel/picture-panel'

export type OfferView = {
  id: number
  title: string
  summary: string | null
  price: string | null
  picture: PanelPicture | null
  link: SiteLink | null
  terms: string | null
  /** 'Ends 30 Nov 2026'. Null for an offer without an end. */
  ends: string | null
}

/** An offer: title, price, end, and its conditions in a disclosure. */
export function OfferCard({ offer, variant, level }: { offer: OfferView; variant: CardVariant; level: 2 | 3 }) {
  const { title, summary, price, picture, link, terms, ends } = offer
  const Title = level === 2 ? 'h2' : 'h3'
  return (
    <article className="offer-card-box flex h-full flex-col overflow-hidden rounded-card border-line">
      {picture && (
        <PicturePanel picture={picture} variant={variant} sizes="(min-width: 901px) 33vw, 100vw" className="aspect-3/2 rounded-none!" />
      )}
      <div className="offer-card-body flex grow flex-col">
        {ends && (
          <p className="mb-2 inline-flex items-center gap-2 text-[0.9375rem]/6 text-ink-soft">
            <Icon name="clock" size={16} className="shrink-0" />
            {ends}
          </p>
        )}
        <Title className="type-h3">{title}</Title>
        {price && <p className="mt-2 type-price">{price}</p>}
        {summary && <p className="mt-2 text-ink-soft">{summary}</p>}
        <div className="mt-auto pt-4">
          {link && <ArrowLink link={link} />}
          {terms && (
            <details className="group/terms mt-2 border-t border-line text-sm/6">
              <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 font-strong [&::-webkit-details-marker]:hidden">
                Conditions
                <Icon name="caret" size={18} className="shrink-0 transition-quick group-open/terms:rotate-180" />
              </summary>
              <p className="pb-1 text-ink-soft">{terms}</p>
            </details>
          )}
        </div>
      </div>
    </article>
  )
}
